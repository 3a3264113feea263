import type { Database } from '../../platform/database/database';

/** How often answers of an enquiry were changed, by whoever applied or by staff: who changes them says which they saw. */
export async function answersVersion(db: Database, enquiryId: string): Promise<number> {
  const own = await db
    .selectFrom('enquiryEdits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('enquiryId', '=', enquiryId)
    .where('field', '=', 'answer')
    .executeTakeFirstOrThrow();
  const corrected = await db
    .selectFrom('answerCorrections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return Number(own.count) + Number(corrected.count);
}
