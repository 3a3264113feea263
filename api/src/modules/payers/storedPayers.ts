import type { PageAnswers } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { payerOf } from './payerOf';

/** Writes down who pays for enquiries, in place of what was known. */
export async function storePayers(
  db: Database,
  enquiries: readonly { id: string; pages: readonly PageAnswers[] }[],
): Promise<void> {
  if (enquiries.length === 0) return;
  await db
    .insertInto('enquiryPayers')
    .values(enquiries.map(({ id, pages }) => rowOf(id, pages)))
    .onConflict((known) =>
      known.column('enquiryId').doUpdateSet(({ ref }) => ({
        payerId: ref('excluded.payerId'),
        payerName: ref('excluded.payerName'),
        payerEmail: ref('excluded.payerEmail'),
        campus: ref('excluded.campus'),
      })),
    )
    .execute();
}

function rowOf(enquiryId: string, pages: readonly PageAnswers[]): Tables['enquiryPayers'] {
  const { id: payerId, name: payerName, email: payerEmail, campus = null } = payerOf(enquiryId, pages);
  return { enquiryId, payerId, payerName, payerEmail, campus };
}
