import { FieldFrame } from '@forms/shared/platform/ui';
import { ariaOf, type ControlProps, frameOf, textOf } from '../engine/control';
import styles from './control.module.css';

/** Several lines of text. */
export function TextAreaField(props: ControlProps) {
  const { value, onChange, onLeave } = props;
  return (
    <FieldFrame {...frameOf(props)}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          value={textOf(value)}
          className={styles.area}
          {...ariaOf(props, describedBy)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
