import { FieldFrame, Input } from '@forms/shared/ui';
import { ariaOf, type ControlProps, frameOf, textOf } from './control';
import styles from './TextAreaField.module.css';

/** Several lines of text. */
export function TextAreaField(props: ControlProps) {
  const { value, error, onChange, onLeave } = props;
  return (
    <FieldFrame {...frameOf(props)}>
      {({ id, describedBy }) => (
        <Input.TextArea
          id={id}
          value={textOf(value)}
          className={styles.area ?? ''}
          status={error ? 'error' : ''}
          {...ariaOf(props, describedBy)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
