import { FieldFrame, Input } from '@forms/shared/ui';
import { ariaOf, type ControlProps, frameOf, textOf } from './control';

/** Several lines of text; the box grows with them. */
export function TextAreaField(props: ControlProps) {
  const { value, error, onChange, onLeave } = props;
  return (
    <FieldFrame {...frameOf(props)}>
      {({ id, describedBy }) => (
        <Input.TextArea
          id={id}
          value={textOf(value)}
          autoSize={{ minRows: 4, maxRows: 16 }}
          status={error ? 'error' : ''}
          {...ariaOf(props, describedBy)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
