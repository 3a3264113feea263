import { EXEMPTION, type TaxCode, taxCodeLabels, taxCodes } from '@forms/shared/contract';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';

export interface LineTax {
  taxCode: TaxCode | null;
  taxWording: string;
}
/** Taxed as its type is by who sells. */
export const AS_TYPE: LineTax = { taxCode: null, taxWording: '' };

const choices = [
  { value: '', label: 'As its type' },
  ...taxCodes.map((value) => ({ value, label: taxCodeLabels[value] })),
] as const;

interface TaxEntryProps {
  value: LineTax;
  onChange(tax: LineTax): void;
  error: string | undefined;
}

/** The VAT of a line where it is not that of its type, and the words that documents have for it. */
export function TaxEntry({ value: { taxCode, taxWording }, onChange, error }: TaxEntryProps) {
  return (
    <>
      <SelectEntry
        label="VAT"
        hint="The page Seller says how each type is taxed."
        value={taxCode ?? ''}
        choices={choices}
        onChange={(code) => onChange(code === '' ? AS_TYPE : { taxCode: code, taxWording })}
      />
      {taxCode && (
        <TextEntry
          label="VAT wording"
          hint={`On documents, in the place of “${taxCode === 'exempt' ? EXEMPTION : taxCodeLabels[taxCode]}”.`}
          value={taxWording}
          onChange={(wording) => onChange({ taxCode, taxWording: wording })}
          error={error}
          optional
        />
      )}
    </>
  );
}
