import { FieldFrame, NativeChoice } from '@forms/shared/platform/ui';
import { ariaOf, type ControlProps, frameOf, nameOf } from '../../engine/control';

/** One box to tick. With a `text`, the label stands above it as any other field's. */
export function CheckboxField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  const { text } = field.definition;
  const { label, optional, ...frame } = frameOf(props);
  return (
    <FieldFrame {...frame} {...(text ? { group: true, label } : {})}>
      {({ id, describedBy }) => (
        <NativeChoice
          id={id}
          type="checkbox"
          checked={value === true}
          {...ariaOf(props, describedBy)}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onLeave}
        >
          {text ?? nameOf(field.definition)}
        </NativeChoice>
      )}
    </FieldFrame>
  );
}
