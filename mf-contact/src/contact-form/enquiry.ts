import type { ContactEnquiry } from '@forms/shared/contract';

/** What a person types into the contact form. */
export type Answers = Record<Exclude<keyof ContactEnquiry, 'page'>, string>;

export const noAnswers: Answers = { firstName: '', lastName: '', email: '', mobile: '', message: '' };

export interface Question {
  name: keyof Answers;
  label: string;
  hint?: string;
  required: boolean;
  type?: 'email' | 'tel';
  /** The token of WCAG 1.3.5. */
  autoComplete?: string;
  /** Several lines of text, this many of them in sight. */
  rows?: number;
}

/** The contact form's fields, in order. An e-mail address is not checked for its form. */
export const questions: readonly Question[] = [
  { name: 'firstName', label: 'First name', required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', required: true, autoComplete: 'family-name' },
  { name: 'email', label: 'Email address', required: true, type: 'email', autoComplete: 'email' },
  {
    name: 'mobile',
    label: 'Mobile number',
    hint: 'Please include the country dialling code, for example +44',
    required: false,
    type: 'tel',
    autoComplete: 'tel',
  },
  { name: 'message', label: 'Message', required: true, rows: 6 },
];

/** The required questions answered with nothing but white space, in the form's order. */
export const unanswered = (answers: Answers): (keyof Answers)[] =>
  questions.filter(({ name, required }) => required && answers[name].trim() === '').map(({ name }) => name);
