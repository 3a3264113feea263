import { type FieldDefinition, type Option, readOption } from '@forms/shared/contract';
import { say } from '../../words/say';

/** The options of a native select; a value that is none of them stays to be seen. */
export function NativeOptions({ definition, value }: { definition: FieldDefinition; value: unknown }) {
  const options = (definition.options ?? []).map(readOption);
  const isStray = value !== undefined && value !== '' && !options.some((option) => option.value === value);
  return (
    <>
      <option value="">{say('Please choose')}</option>
      {isStray && <option value={String(value)}>{String(value)}</option>}
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </>
  );
}

/** The value that an option element's text stands for; undefined for none. */
export const chosenOption = (definition: FieldDefinition, text: string): Option['value'] | undefined =>
  (definition.options ?? []).map(readOption).find(({ value }) => String(value) === text)?.value;
