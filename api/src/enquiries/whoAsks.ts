import type { PageAnswers } from '@forms/shared/contract';

/** The name and email address that a list of enquiries shows, from the first page that gives each. */
export function whoAsks(pages: readonly PageAnswers[]): { name: string; email: string } {
  const first = (field: string) => {
    const given = pages.map(({ values }) => values[field]).find((value) => typeof value === 'string' && value !== '');
    return typeof given === 'string' ? given : '';
  };
  return { name: `${first('firstName')} ${first('lastName')}`.trim(), email: first('email') };
}
