import { BIRTH_DATE_FIELD, fold, type PageAnswers, type SameAs, sameLabels } from '@forms/shared/contract';
import { answerNamed } from '../enquiries/answerNamed';
import { applicantOf } from '../enquiries/applicantOf';
import { abroad } from '../search/foundBy';

/** A number by its digits with the country's, however it is written. */
export const digitsOf = (number: string): string => abroad(number).replace(/^(\+|00)/, '');

/** By what somebody is known again. */
export interface KeysOfPerson {
  name: string;
  emails: string[];
  telephones: string[];
  birthDate: string;
}

/** The applicant's own: what is theirs has no prefix, as that of who pays or fills a form in has. */
const telephone = /^(phone|mobile|telephone)/i;

/** The keys of whoever these answers are about. */
export function keysOfAnswers(pages: readonly PageAnswers[]): KeysOfPerson {
  const { name, email } = applicantOf(pages);
  const numbers = pages.flatMap(({ values }) =>
    Object.entries(values).flatMap(([field, value]) =>
      telephone.test(field) && typeof value === 'string' && value.trim() !== '' ? [digitsOf(value)] : [],
    ),
  );
  return {
    name,
    emails: email === '' ? [] : [email.toLowerCase()],
    telephones: [...new Set(numbers)],
    birthDate: answerNamed(BIRTH_DATE_FIELD, pages) ?? '',
  };
}

/** The keys of whoever wrote a message. */
export const keysOfSender = (contact: {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
}): KeysOfPerson => ({
  name: `${contact.firstName} ${contact.lastName}`.trim(),
  emails: [contact.email.toLowerCase()],
  telephones: contact.mobile === '' ? [] : [digitsOf(contact.mobile)],
  birthDate: '',
});

/** What two have alike, in the order of how much it says. */
export function alike(one: KeysOfPerson, other: KeysOfPerson): SameAs[] {
  const shares = (some: readonly string[], others: readonly string[]) => some.some((each) => others.includes(each));
  const named = fold(one.name);
  const is: Record<SameAs, boolean> = {
    email: shares(one.emails, other.emails),
    telephone: shares(one.telephones, other.telephones),
    birth: one.birthDate !== '' && one.birthDate === other.birthDate && named !== '' && named === fold(other.name),
  };
  return (Object.keys(sameLabels) as SameAs[]).filter((key) => is[key]);
}
