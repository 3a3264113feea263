import { today } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { now } from '../../platform/time';
import { disputedInvoices } from '../disputes/undecided';
import { queueLetter } from '../letters/queueLetter';
import { byPayer } from '../payers/byPayer';
import { duesOfInvoice } from '../payers/duesOfInvoice';
import { type OpenDebt, openDebts } from '../payers/openInvoices';
import { reminderDaysNow } from '../payers/reminderDays';
import { type Reminder, remindersDue } from '../payers/remindersDue';
import { addUpAgain } from './addUpAgain';
import { pausesOn, perhapsPaid } from './whatHolds';

/** Has those reminded every day who are to pay, by sums that are right. */
export const registerReminders = (app: App): Promise<void> =>
  app.jobs.registerDaily('slow', 'reminders', async () => {
    await addUpAgain(app.db);
    await remind(app);
  });

/**
 * Queues the reminders of a day, one letter for each who pays, whatever number of their invoices it is about. None goes for
 * an invoice that staff paused, whose card payment is disputed, or that money on the bank statement may be for.
 */
export async function remind(app: App, day = today()): Promise<void> {
  const { db } = app;
  const { days } = await reminderDaysNow(app);
  if (days.length === 0) return;
  const open = (await openDebts(db, day)).filter(({ sums, payerEmail }) => sums.owing > 0 && payerEmail !== '');
  const [pauses, disputed, paid] = [await pausesOn(db, day), await disputedInvoices(db), await perhapsPaid(db)];
  const dueOf = (invoice: OpenDebt) =>
    pauses.has(invoice.id) || disputed.has(invoice.id) || paid.has(invoice.id)
      ? []
      : remindersDue(duesOfInvoice(invoice), days, day).map((reminder) => ({ ...reminder, invoice }));
  for (const invoices of byPayer(open).values()) await remindOne(app, invoices.flatMap(dueOf), day);
}

async function remindOne({ db }: App, due: readonly (Reminder & { invoice: OpenDebt })[], day: string): Promise<void> {
  const [first] = due;
  if (!first) return;
  await db.transaction().execute(async (trx) => {
    const went = await trx
      .insertInto('reminders')
      .values(
        due.map(({ invoice, dueDate, daysLate }) => ({ invoiceId: invoice.id, dueDate, daysLate, remindedAt: now() })),
      )
      .onConflict((known) => known.doNothing())
      .returning('invoiceId')
      .execute();
    if (went.length === 0) return;
    await queueLetter(trx, first.invoice.enquiryId, 'reminder', { about: day, to: [first.invoice.payerEmail] });
  });
}
