import type { EntryPaper } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';

/** The papers of options, by the option's id, in the board's order. An option that is not in the catalogue has none. */
export async function papersOfOptions(
  db: Database,
  optionIds: readonly string[],
): Promise<ReadonlyMap<string, EntryPaper[]>> {
  const papers = new Map<string, EntryPaper[]>(optionIds.map((id) => [id, []]));
  if (optionIds.length === 0) return papers;
  const rows = await db
    .selectFrom('examOptionPapers')
    .innerJoin('examPapers', 'examPapers.id', 'examOptionPapers.paperId')
    .select(['examOptionPapers.optionId', 'examPapers.code', 'examPapers.name', 'examPapers.type'])
    .where('examOptionPapers.optionId', 'in', [...papers.keys()])
    .orderBy('examPapers.position')
    .execute();
  for (const { optionId, ...paper } of rows) papers.get(optionId)?.push(paper);
  return papers;
}
