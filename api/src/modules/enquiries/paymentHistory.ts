import { type Enquiry, type PaymentStepKind, paymentStepKinds } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { received, refunded } from '../invoices/received';
import { lettersWithJobs, readLetter } from '../letters/storedLetters';

/** What staff read of an enquiry's payment; empty for a form without an invoice. */
export async function paymentHistory(
  db: Database,
  enquiryId: string,
): Promise<Pick<Enquiry, 'invoiceId' | 'payments' | 'mail' | 'received' | 'refunded'>> {
  const invoice = await db.selectFrom('invoices').select('id').where('enquiryId', '=', enquiryId).executeTakeFirst();
  if (!invoice) return { invoiceId: null, payments: [], mail: [], received: 0, refunded: 0 };
  const letters = await lettersWithJobs(db).where('letters.enquiryId', '=', enquiryId).orderBy('queuedAt').execute();
  const steps = await db
    .selectFrom('paymentSteps')
    .select(['id', 'kind', 'detail', 'amount', 'author', 'madeAt'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('madeAt')
    .execute();
  return {
    invoiceId: invoice.id,
    payments: steps.sort((one, other) => one.madeAt.localeCompare(other.madeAt) || placeOf(one) - placeOf(other)),
    mail: letters.map(readLetter),
    received: await received(db, enquiryId),
    refunded: await refunded(db, enquiryId),
  };
}

/** Of steps of one moment, the one that leads to the other comes first, as in the contract. */
const placeOf = ({ kind }: { kind: PaymentStepKind }) => paymentStepKinds.indexOf(kind);
