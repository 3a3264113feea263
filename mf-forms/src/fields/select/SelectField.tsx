import type { FieldDefinition } from '@forms/shared/contract';
import { FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { ariaOf, type ControlProps, frameOf } from '../../engine/control';
import { FormPart } from '../../lazy-part/FormPart';
import { Placeholder } from '../../lazy-part/Placeholder';
import { chosenOption, NativeOptions } from './NativeOptions';

const load = () => import('./SearchSelect');
/** As many options as can be looked through without a search. */
const SHORT = 15;
const isShort = ({ type, options = [], api }: FieldDefinition) =>
  type === 'select' && api === undefined && options.length <= SHORT;

/** One option of a list, or with `multi-select` any number; a long list or one from the server can be searched. */
export function SelectField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  return (
    <FieldFrame {...frameOf(props)}>
      {({ id, labelId, describedBy }) =>
        isShort(field.definition) ? (
          <NativeSelect
            id={id}
            value={value === undefined || value === null ? '' : String(value)}
            autoComplete={field.definition.autocomplete}
            {...ariaOf(props, describedBy)}
            onChange={({ target }) => onChange(chosenOption(field.definition, target.value))}
            onBlur={onLeave}
          >
            <NativeOptions definition={field.definition} value={value} />
          </NativeSelect>
        ) : (
          <FormPart
            load={load}
            fallback={<Placeholder of="list" />}
            props={{ ...props, id, labelId, aria: ariaOf(props, describedBy) }}
          />
        )
      }
    </FieldFrame>
  );
}
