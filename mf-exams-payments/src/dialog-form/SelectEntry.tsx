import { FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { useId } from 'react';

interface SelectEntryProps<Value extends string> {
  label: string;
  hint?: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange(value: NoInfer<Value>): void;
}

/** A field of a dialog, chosen from few. */
export function SelectEntry<Value extends string>({ label, hint, value, choices, onChange }: SelectEntryProps<Value>) {
  return (
    <FieldFrame id={useId()} label={label} hint={hint}>
      {({ id, describedBy }) => (
        <NativeSelect
          id={id}
          value={value}
          aria-describedby={describedBy}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
