import type { CONTACT_LIMITS } from '@forms/shared/contract';

/** What a person types into the contact form. */
export type Answers = Record<keyof typeof CONTACT_LIMITS, string>;

export const noAnswers: Answers = { firstName: '', lastName: '', email: '', mobile: '', message: '' };

export interface Question {
  name: keyof Answers;
  required: boolean;
  type?: 'email' | 'tel';
  /** The token of WCAG 1.3.5. */
  autoComplete?: string;
  /** Several lines of text, this many of them in sight. */
  rows?: number;
}

/** The contact form's fields, in order. An e-mail address is not checked for its form. */
export const questions: readonly Question[] = [
  { name: 'firstName', required: true, autoComplete: 'given-name' },
  { name: 'lastName', required: true, autoComplete: 'family-name' },
  { name: 'email', required: true, type: 'email', autoComplete: 'email' },
  { name: 'mobile', required: false, type: 'tel', autoComplete: 'tel' },
  { name: 'message', required: true, rows: 6 },
];
