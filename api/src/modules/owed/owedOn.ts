import {
  type AccountInvoice,
  agedOwing,
  agedSum,
  NO_ACCOUNT,
  type OwedOn,
  type PayerAccount,
  type PayerOwing,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { disputedInvoices } from '../disputes/undecided';
import { byPayer } from '../payers/byPayer';
import { askedOf, duesOfInvoice } from '../payers/duesOfInvoice';
import { type OpenInvoice, onAccount, openInvoices } from '../payers/openInvoices';
import { payerBy } from '../payers/payerOf';
import { nextReminderDay } from '../payers/remindersDue';
import { lastReminders, pausesOn, perhapsPaid } from './whatHolds';

/** What everybody owed at the end of a day (`YYYY-MM-DD`). */
export async function owedOn(db: Database, day: string): Promise<OwedOn> {
  const open = await openInvoices(db, day);
  const pauses = await pausesOn(db, today());
  const reminded = await lastReminders(db);
  const payers = [...byPayer(open).values()].map((invoices): PayerOwing => {
    const [first] = invoices;
    if (!first) throw new Error('An account has an invoice.');
    const { payerId: id, payerName: name, payerEmail: email } = first;
    return {
      ...{ id, name, email, invoices: invoices.length },
      ...totals(invoices, day),
      oldestDue: firstOf(invoices.flatMap((each) => owingDues(each).map(({ dueDate }) => dueDate))) ?? null,
      remindedAt: lastOf(invoices.flatMap((each) => reminded.get(each.id) ?? [])) ?? null,
      isPaused: invoices.some((each) => pauses.has(each.id)),
    };
  });
  return { day, payers, aged: agedSum(payers.map(({ aged }) => aged)), unallocated: await unallocated(db, day) };
}

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
  const reminded = await lastReminders(db);
  const [perhaps, disputed] = [await perhapsPaid(db), await disputedInvoices(db)];
  const heldBecause = (invoiceId: string) =>
    disputed.has(invoiceId) ? DISPUTED : perhaps.has(invoiceId) ? PERHAPS_PAID : null;
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
    ...totals(open, day),
    nextReminder:
      firstOf(goes.flatMap((each) => nextReminderDay(duesOfInvoice(each), reminderDays, day) ?? [])) ?? null,
  };
}

const DISPUTED = 'The payer’s bank disputes a card payment for it, and has not decided yet.';
const PERHAPS_PAID = 'A transfer on the bank statement may be for it, and is not booked yet.';

const totals = (invoices: readonly OpenInvoice[], day: string) => ({
  aged: agedSum(invoices.map((each) => agedOwing(askedOf(each), each.sums.owing, day))),
  owing: invoices.reduce((sum, { sums }) => sum + sums.owing, 0),
  credit: invoices.reduce((sum, { sums }) => sum + sums.surplus, 0),
});

const owingDues = (invoice: OpenInvoice) => duesOfInvoice(invoice).filter(({ owing }) => owing > 0);
const firstOf = (days: readonly string[]) => [...days].sort()[0];
const lastOf = (times: readonly string[]) => [...times].sort().at(-1);

/** The pence that came in by a day, and are for no invoice. */
async function unallocated(db: Database, day: string): Promise<number> {
  const { came } = await db
    .selectFrom('moneyEntries')
    .select(({ fn }) => fn.sum<number | null>('amount').as('came'))
    .where('receivedOn', '<=', day)
    .executeTakeFirstOrThrow();
  const { used } = await db
    .selectFrom('allocations')
    .innerJoin('moneyEntries', 'moneyEntries.id', 'entryId')
    .select(({ fn }) => fn.sum<number | null>('allocations.amount').as('used'))
    .where('receivedOn', '<=', day)
    .executeTakeFirstOrThrow();
  return Number(came ?? 0) - Number(used ?? 0);
}
