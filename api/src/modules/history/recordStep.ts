import type { PaymentStepKind } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';

/**
 * Writes a step into the history of an enquiry's payment. `id` is for a step that several may hear of: the same id is
 * written once. `amount` in pence.
 */
export async function recordStep(
  db: Database,
  step: { enquiryId: string; kind: PaymentStepKind; author: string; detail?: string; amount?: number; id?: string },
): Promise<void> {
  const { id = newId(), detail = '', amount = null, ...rest } = step;
  await db
    .insertInto('paymentSteps')
    .values({ id, detail, amount, ...rest, madeAt: now() })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
}
