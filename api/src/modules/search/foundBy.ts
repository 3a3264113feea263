import { fold, type PageAnswers } from '@forms/shared/contract';

/** Answers that stand in clear in the index: names, addresses, telephone numbers, and the numbers that exam boards give a person. */
const identifying =
  /(^|_)(firstname|lastname|name|email|postcode)$|^(pay_)?address_(line)?\d$|^workemail$|^(uci|uln|candidatenumber)$/i;
const telephone = /(phone|mobile)$/i;

/** What of the answers an enquiry is found by, each once. */
export function foundBy(pages: readonly PageAnswers[]): string[] {
  const found = new Set<string>();
  const look = (name: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (telephone.test(name)) found.add(abroad(value));
      else if (identifying.test(name)) found.add(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) look(key, each);
    }
  };
  for (const { values } of pages) look('', values);
  return [...found];
}

/** A telephone number by its digits, as it is dialled from abroad: one written at home is of this country. */
export const abroad = (number: string): string => number.replace(/[^\d+]/g, '').replace(/^0(?=[1-9])/, '44');

/** Texts as the index holds them. */
export const searchText = (texts: readonly string[]): string => texts.map(fold).filter(Boolean).join(' ');
