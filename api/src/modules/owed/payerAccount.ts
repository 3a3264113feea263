import { type AccountInvoice, NO_ACCOUNT, type PayerAccount, today } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { disputedInvoices } from '../disputes/undecided';
import { duesOfInvoice } from '../payers/duesOfInvoice';
import { onAccount } from '../payers/openInvoices';
import { payerBy } from '../payers/payerOf';
import { nextReminderDay } from '../payers/remindersDue';
import { totalsOf } from './debts';
import { lastReminders, pausesOn, perhapsPaid } from './whatHolds';

/** The account of one who pays, as it stands. Throws 404 where nothing is open on it. */
export async function payerAccount(
  db: Database,
  payerId: string,
  reminderDays: readonly number[],
): Promise<PayerAccount> {
  const day = today();
  const open = await onAccount(db, payerId, day);
  const [first] = open;
  if (!first) throw new HttpError(404, NO_ACCOUNT.word, NO_ACCOUNT.message);
  const pauses = await pausesOn(db, day);
  const ids = open.map((each) => each.id);
  const reminded = await lastReminders(db, ids);
  const [perhaps, disputed] = [await perhapsPaid(db, ids), await disputedInvoices(db)];
  const heldBecause = (invoiceId: string) =>
    disputed.has(invoiceId) ? DISPUTED : perhaps.has(invoiceId) ? PERHAPS_PAID : null;
  const { aged, owing, credit } = totalsOf(open, day);
  const { payerId: id, payerName: name, payerEmail: email } = first;
  const address = (await payerBy(db, first.enquiryId))?.address ?? [];
  const goes = email === '' ? [] : open.filter((each) => !pauses.has(each.id) && heldBecause(each.id) === null);
  return {
    ...{ id, name, email, address, day },
    invoices: open.map((each): AccountInvoice => {
      const { enquiryId, number, reference, date, amount, sums } = each;
      return {
        ...{ id: each.id, enquiryId, number, reference, name: each.name, date, amount },
        ...{ received: sums.received, owing: sums.owing, overdue: sums.overdue, credit: sums.surplus },
        dues: duesOfInvoice(each),
        pause: pauses.get(each.id) ?? null,
        heldBecause: heldBecause(each.id),
        remindedAt: reminded.get(each.id) ?? null,
      };
    }),
    ...{ aged, owing, credit },
    nextReminder:
      firstOf(goes.flatMap((each) => nextReminderDay(duesOfInvoice(each), reminderDays, day) ?? [])) ?? null,
  };
}

const DISPUTED = 'The payer’s bank disputes a card payment for it, and has not decided yet.';
const PERHAPS_PAID = 'A transfer on the bank statement may be for it, and is not booked yet.';

const firstOf = (days: readonly string[]) => [...days].sort()[0];
