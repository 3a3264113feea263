import { type Candidate, fold } from '@forms/shared/contract';

/** What an entry is sorted and searched by: its candidate's last and first names, folded. */
export const namedAs = ({ lastName, firstName }: Pick<Candidate, 'lastName' | 'firstName'>): string =>
  fold(`${lastName} ${firstName}`.trim());
