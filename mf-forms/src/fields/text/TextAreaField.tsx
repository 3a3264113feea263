import { FieldFrame, NativeTextArea } from '@forms/shared/platform/ui';
import { ariaOf, type ControlProps, frameOf, textOf } from '../../engine/control';
import { CharacterCount, withCount } from './CharacterCount';

/** Several lines of text. */
export function TextAreaField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  const { maxlength } = field.definition;
  return (
    <FieldFrame {...frameOf(props)}>
      {({ id, describedBy }) => (
        <>
          <NativeTextArea
            id={id}
            value={textOf(value)}
            {...ariaOf(props, maxlength ? withCount(describedBy, id) : describedBy)}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
          {maxlength && <CharacterCount of={id} value={value} most={maxlength} always />}
        </>
      )}
    </FieldFrame>
  );
}
