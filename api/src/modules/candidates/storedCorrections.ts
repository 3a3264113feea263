import {
  type Candidate,
  type CandidateCorrection,
  candidateLabels,
  keysOf,
  type PageAnswers,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { candidateIn } from './candidateIn';

/** What of a correction is sealed. */
export interface Corrected {
  candidate: Candidate;
  reason: string;
}

export type Correction = Omit<Tables['candidateCorrections'], 'corrected'> & Corrected;

/** What was corrected of the candidates of these applications, oldest first; of the others there is nothing. */
export async function correctionsOf(
  db: Database,
  enquiryIds: readonly string[],
): Promise<ReadonlyMap<string, Correction[]>> {
  const rows = await db
    .selectFrom('candidateCorrections')
    .selectAll()
    // PostgreSQL takes no empty list, and no id is an empty text.
    .where('enquiryId', 'in', ['', ...new Set(enquiryIds)])
    .orderBy('version')
    .execute();
  const corrections = new Map<string, Correction[]>();
  for (const { corrected, ...row } of rows) {
    const known = corrections.get(row.enquiryId) ?? [];
    corrections.set(row.enquiryId, [...known, { ...row, ...(JSON.parse(corrected) as Corrected) }]);
  }
  return corrections;
}

/** The corrections of one application, oldest first, as its history tells them. */
export async function correctionsSaid(
  db: Database,
  enquiryId: string,
  pages: readonly PageAnswers[],
): Promise<CandidateCorrection[]> {
  const corrections = (await correctionsOf(db, [enquiryId])).get(enquiryId) ?? [];
  return corrections.map(({ id, author, madeAt, reason, candidate }, at) => {
    const was = corrections[at - 1]?.candidate ?? candidateIn(pages);
    const changed = keysOf(candidateLabels).filter((field) => was[field] !== candidate[field]);
    const changes = changed.map((field) => ({ field, before: was[field], after: candidate[field] }));
    return { id, author, madeAt, reason, changes };
  });
}
