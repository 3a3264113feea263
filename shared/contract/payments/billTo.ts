import { answerOf } from '../forms/answers';
import type { PageAnswers } from '../forms/form';
import { linesOf, payerOf } from './payer';

/** Whom an invoice goes to, and who reads its letters. Empty text where nothing was said. */
export interface BillTo {
  /** The school or company that pays, else whoever filled the form in. */
  name: string;
  address: string[];
  /** Whom it is for, where that is somebody else. */
  candidate: string | undefined;
  /** Whoever filled the form in: letters greet them. */
  writtenTo: string;
  /** Theirs, and the candidate's where that is somebody else: both are written to. */
  emails: string[];
}

/** Reads whom to bill out of a form's answers. */
export function billTo(pages: readonly PageAnswers[]): BillTo {
  const answer = (field: string) => answerOf(pages, field);
  const candidate = `${answer('firstName')} ${answer('lastName')}`.trim();
  const asked = `${answer('filled_firstName')} ${answer('filled_lastName')}`.trim();
  const other = answer('filledBy') === 'other' && asked !== '';
  const writtenTo = other ? asked : candidate;
  const payer = payerOf(pages);
  const isOrganisation = payer.organisation !== '';
  return {
    name: isOrganisation ? payer.organisation : writtenTo,
    address: linesOf(payer),
    candidate: other || isOrganisation ? candidate : undefined,
    writtenTo,
    emails: [...new Set([other ? answer('filled_email') : '', answer('email')])].filter((email) => email !== ''),
  };
}
