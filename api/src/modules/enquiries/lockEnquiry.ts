import type { Trx } from '../../platform/database/database';
import { mustNotBeMerged } from '../merges/storedMerges';

/** Has whoever changes an enquiry, its answers or documents, wait for whoever does so at this moment: each then sees what was before. */
export async function lockEnquiry(trx: Trx, enquiryId: string): Promise<void> {
  // Both databases lock a row that is written, and only one of them one that is read.
  await trx
    .updateTable('enquiries')
    .set((enquiry) => ({ reference: enquiry.ref('reference') }))
    .where('id', '=', enquiryId)
    .execute();
}

/** Has whoever changes an enquiry or its money wait, in the order in which others lock them. */
export async function lockWithMoney(trx: Trx, enquiryId: string): Promise<void> {
  await trx
    .updateTable('invoices')
    .set((invoice) => ({ number: invoice.ref('number') }))
    .where('enquiryId', '=', enquiryId)
    .execute();
  await lockEnquiry(trx, enquiryId);
}

/** As `lockEnquiry`, for what is not done with a duplicate. Throws 409 where the enquiry is merged into another. */
export async function lockUnmerged(trx: Trx, enquiryId: string): Promise<void> {
  await lockEnquiry(trx, enquiryId);
  await mustNotBeMerged(trx, enquiryId);
}
