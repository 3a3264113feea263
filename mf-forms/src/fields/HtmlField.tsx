import { isRequired } from '@forms/shared/contract';
import { FieldFrame } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf, textOf } from '../engine/control';
import { FormPart } from '../lazy-part/FormPart';
import { Placeholder } from '../lazy-part/Placeholder';

const load = () => import('../rich-text/RichTextEditor');

/** Rich text, kept as HTML. */
export function HtmlField(props: ControlProps) {
  const { field, value, error, onChange, onLeave } = props;
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id, labelId, describedBy }) => (
        <FormPart
          load={load}
          fallback={<Placeholder of="text box" />}
          props={{
            id,
            labelId,
            describedBy,
            required: isRequired(field.definition),
            invalid: error !== undefined,
            value: textOf(value),
            onChange,
            onLeave,
          }}
        />
      )}
    </FieldFrame>
  );
}
