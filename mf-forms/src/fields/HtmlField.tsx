import { isRequired } from '@forms/shared/contract';
import { FieldFrame, Loading } from '@forms/shared/ui';
import { LazyPart } from '../lazy-part/LazyPart';
import { type ControlProps, frameOf, textOf } from './control';

const load = () => import('../rich-text/RichTextEditor');

/** Rich text, kept as HTML. */
export function HtmlField(props: ControlProps) {
  const { field, value, error, onChange, onLeave } = props;
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id, labelId, describedBy }) => (
        <LazyPart
          load={load}
          fallback={<Loading of="text box" lines={6} />}
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
