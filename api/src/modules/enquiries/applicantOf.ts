import type { PageAnswers } from '@forms/shared/contract';
import { answerNamed } from './answerNamed';

/** The name and email address that a list of enquiries shows, from the first page that gives each. */
export function applicantOf(pages: readonly PageAnswers[]): { name: string; email: string } {
  const first = (field: string) => answerNamed(field, pages) ?? '';
  return { name: `${first('firstName')} ${first('lastName')}`.trim(), email: first('email') };
}
