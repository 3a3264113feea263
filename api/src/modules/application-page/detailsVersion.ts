import type { Database } from '../../platform/database/database';

/** How often the contact details of an application were changed: whoever changes them says which they saw. */
export async function detailsVersion(db: Database, enquiryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('enquiryEdits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('enquiryId', '=', enquiryId)
    .where('field', '=', 'answer')
    .executeTakeFirstOrThrow();
  return Number(count);
}
