import type { PageAnswers } from '@forms/shared/contract';

/** Whom an invoice goes to: whoever filled the form in, at the address that pays. Empty text where nothing was said. */
export interface BillTo {
  name: string;
  /** Theirs, and the candidate's where that is somebody else: both are written to. */
  emails: string[];
  address: string[];
  /** Whom it is for, where that is somebody else. */
  candidate: string | undefined;
}

/** Reads the person and the address out of a form's answers. */
export function billTo(pages: readonly PageAnswers[]): BillTo {
  const answer = (field: string) => {
    const given = pages.map(({ values }) => values[field]).find((value) => typeof value === 'string' && value !== '');
    return typeof given === 'string' ? given.trim() : '';
  };
  const lines = (prefix: string) =>
    ['1', '2', '3', '4', 'country'].map((line) => answer(prefix + line)).filter((line) => line !== '');
  const paying = lines('pay_address_');
  const candidate = `${answer('firstName')} ${answer('lastName')}`.trim();
  const asked = `${answer('filled_firstName')} ${answer('filled_lastName')}`.trim();
  const other = answer('filledBy') === 'other' && asked !== '';
  return {
    name: other ? asked : candidate,
    emails: [...new Set([other ? answer('filled_email') : '', answer('email')])].filter((email) => email !== ''),
    address: paying.length > 0 ? paying : lines('address_'),
    candidate: other ? candidate : undefined,
  };
}
