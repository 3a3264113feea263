import { type Enquiry, isDraft, type PaymentStepKind, paymentStepKinds } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { lettersWithJobs, readLetter } from '../letters/storedLetters';

/** What staff read of an enquiry's payment and letters; of a form without an invoice only the letters. */
export async function paymentHistory(
  db: Database,
  enquiryId: string,
): Promise<Pick<Enquiry, 'invoiceId' | 'draft' | 'payments' | 'mail'>> {
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'amount', 'status', 'isCurrent'])
    .where('enquiryId', '=', enquiryId)
    .execute();
  const draft = invoices.find(({ status, isCurrent }) => isDraft(status) && isCurrent === 0);
  const letters = await lettersWithJobs(db).where('letters.enquiryId', '=', enquiryId).orderBy('queuedAt').execute();
  const steps = await db
    .selectFrom('paymentSteps')
    .select(['id', 'kind', 'detail', 'amount', 'author', 'madeAt'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('madeAt')
    .execute();
  return {
    invoiceId: invoices.find(({ isCurrent }) => isCurrent === 1)?.id ?? null,
    draft: draft ? { id: draft.id, amount: draft.amount } : null,
    payments: steps.sort((one, other) => one.madeAt.localeCompare(other.madeAt) || placeOf(one) - placeOf(other)),
    mail: letters.map(readLetter),
  };
}

/** Of steps of one moment, the one that leads to the other comes first, as in the contract. */
const placeOf = ({ kind }: { kind: PaymentStepKind }) => paymentStepKinds.indexOf(kind);
