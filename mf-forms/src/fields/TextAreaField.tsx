import { FieldFrame, NativeTextArea } from '@forms/shared/platform/ui';
import { ariaOf, type ControlProps, frameOf, textOf } from '../engine/control';

/** Several lines of text. */
export function TextAreaField(props: ControlProps) {
  const { value, onChange, onLeave } = props;
  return (
    <FieldFrame {...frameOf(props)}>
      {({ id, describedBy }) => (
        <NativeTextArea
          id={id}
          value={textOf(value)}
          {...ariaOf(props, describedBy)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
