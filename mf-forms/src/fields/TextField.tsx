import type { FieldDefinition } from '@forms/shared/contract';
import { FieldFrame, NativeInput } from '@forms/shared/platform/ui';
import type { InputHTMLAttributes } from 'react';
import { ariaOf, type ControlProps, frameOf, textOf } from '../engine/control';

/** One line of text: `input` and `email`. */
export function TextField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  const { definition } = field;
  return (
    <FieldFrame {...frameOf(props)}>
      {({ id, describedBy }) => (
        <NativeInput
          id={id}
          value={textOf(value)}
          inputMode={keyboardFor(definition)}
          autoComplete={definition.autocomplete ?? (definition.type === 'email' ? 'email' : 'on')}
          spellCheck={definition.type !== 'email'}
          {...ariaOf(props, describedBy)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}

/** The on-screen keyboard that fits what is asked. */
function keyboardFor({
  type,
  validation = {},
}: FieldDefinition): NonNullable<InputHTMLAttributes<HTMLInputElement>['inputMode']> {
  if (type === 'email' || validation.email) return 'email';
  if (validation.phone) return 'tel';
  if (validation.numeric) return 'numeric';
  if (validation.decimal || validation.currency) return 'decimal';
  return 'text';
}
