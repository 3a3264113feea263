import { answerOf } from '../forms/answers';
import type { PageAnswers } from '../forms/form';

/** Who pays for what a form's answers ask, and where they are. Empty text where nothing was said. */
export interface Payer {
  /** The school or company, where it is one. */
  organisation: string;
  line1: string;
  line2: string;
  /** The town. */
  line3: string;
  postcode: string;
  country: string;
}

/** Reads who pays: a school or company that is named, else a person at the payment address, else at the candidate's. */
export function payerOf(pages: readonly PageAnswers[]): Payer {
  const answer = (field: string) => answerOf(pages, field);
  const person = (prefix: string): Payer => ({
    organisation: '',
    line1: answer(`${prefix}1`),
    line2: answer(`${prefix}2`),
    line3: answer(`${prefix}3`),
    postcode: answer(`${prefix}4`),
    country: answer(`${prefix}country`),
  });
  const organisation = answer('address_title');
  if (organisation !== '') {
    const [line1, line3, postcode] = [answer('address_line1'), answer('address_line3'), answer('address_postcode')];
    return { organisation, line1, line2: '', line3, postcode, country: '' };
  }
  const paying = person('pay_address_');
  return Object.values(paying).some((line) => line !== '') ? paying : person('address_');
}

/** The lines of where a payer is, as an envelope has them. */
export const linesOf = ({ line1, line2, line3, postcode, country }: Payer): string[] =>
  [line1, line2, line3, postcode, country].filter((line) => line !== '');
