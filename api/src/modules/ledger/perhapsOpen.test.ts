import { type EntryKind, type InvoiceStatus, today } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { dayIn } from '../../platform/days';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { issueCreditNote } from '../credit-notes/issueCreditNote';
import { lockInvoice } from '../invoices/storedInvoices';
import { byPayer } from '../payers/byPayer';
import { openDebts } from '../payers/openInvoices';
import { isOverpaid, perhapsOpen } from './perhapsOpen';
import { recordEntry } from './recordEntry';
import { type InvoiceOfLedger, sumsOfEach } from './sums';

let server: TestServer;
let payer: Payer;
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
});
afterAll(() => server.stop());

const statuses: readonly InvoiceStatus[] = ['unpaid', 'paid', 'booked', 'cancelled'];
/** What moved for an invoice, as parts of its amount, by kind. */
const moves: readonly (readonly [EntryKind, number])[][] = [
  [],
  [['transfer', 1]],
  [['cash', 0.5]],
  [['card', 1.5]],
  [
    ['card', 1.5],
    ['refund', -0.5],
  ],
  [
    ['transfer', 1],
    ['refund', -1],
  ],
  [
    ['transfer', 1.5],
    ['fee', -0.5],
  ],
  [
    ['transfer', 1.5],
    ['fee', -0.5],
    ['reversal', 0.5],
  ],
  [
    ['transfer', 0.5],
    ['write-off', 0.5],
  ],
  [
    ['card', 1],
    ['dispute', -1],
  ],
  [
    ['card', 1],
    ['refund', -1],
    ['refund-failed', 1],
  ],
];

/** An invoice of this status for which this moved, half of which a credit note took off where it is `credited`. */
async function invoiceWith(status: InvoiceStatus, moved: (typeof moves)[number], credited: boolean): Promise<void> {
  const { id: enquiryId } = await payer.enquire('bacs');
  await server.app.db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
    const half = Math.round(invoice.amount / 2);
    let last: string | undefined;
    for (const [kind, part] of moved) {
      const entry = {
        kind,
        amount: Math.round(invoice.amount * part),
        author: 'A Staff',
        source: `${enquiryId} ${part}`,
      };
      last = await recordEntry(trx, invoice, { ...entry, ...(kind === 'reversal' && last && { reverses: last }) });
    }
    const line = { description: 'Half', amount: half, accountId: 'exams' as const };
    const crediting = { invoiceId: invoice.id, lines: [line], reason: 'Ill', author: 'A Staff' };
    if (credited) await issueCreditNote(trx, crediting);
    await trx.updateTable('invoices').set({ status }).where('id', '=', invoice.id).execute();
  });
}

it('Whatever moved for an invoice and however it stands: if it owes, or has more than it asks, it is among those looked through.', async () => {
  const { db } = server.app;
  for (const status of statuses) {
    for (const moved of moves) await invoiceWith(status, moved, false);
    for (const moved of moves.slice(0, 4)) await invoiceWith(status, moved, true);
  }
  const invoices: InvoiceOfLedger[] = await db
    .selectFrom('invoices')
    .select(['id', 'status', 'amount', 'dueDate', 'instalmentPlan'])
    .execute();
  const sumsOf = await sumsOfEach(db);
  const all = invoices.map((invoice) => ({ id: invoice.id, ...sumsOf(invoice) }));
  const idsWhere = async (...where: ReturnType<typeof perhapsOpen>) =>
    (
      await db
        .selectFrom('invoices')
        .select('id')
        .where(({ or }) => or(where))
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);
  const looked = await idsWhere(...perhapsOpen(today()));
  expect(looked).toEqual(
    expect.arrayContaining(all.filter(({ owing, surplus }) => owing > 0 || surplus > 0).map(({ id }) => id)),
  );
  expect(looked.length).toBeLessThan(all.length);
  const over = all.filter(({ surplus }) => surplus > 0).map(({ id }) => id);
  expect((await idsWhere(isOverpaid)).sort()).toEqual(over.sort());
});

/** What the whole ledger, added up invoice by invoice, says was open at the end of a day. */
async function idsOpenOn(db: Database, day: string): Promise<string[]> {
  const sumsOf = await sumsOfEach(db, undefined, day);
  const out = await db
    .selectFrom('invoices')
    .select(['id', 'status', 'amount', 'dueDate', 'instalmentPlan'])
    .where('status', 'not in', ['proposed', 'final'])
    .where('date', '<=', day)
    .execute();
  const isOpen = ({ owing, surplus }: ReturnType<typeof sumsOf>) => owing > 0 || surplus > 0;
  return out
    .filter((invoice) => isOpen(sumsOf(invoice)))
    .map(({ id }) => id)
    .sort();
}

it('What is open is read in parts without missing one or meeting one twice, today and of a day before; of each who pays the oldest comes first.', async () => {
  const { db } = server.app;
  const [first] = await db
    .selectFrom('invoices')
    .selectAll()
    .where('status', '=', 'unpaid')
    .where('settledSum', '=', 0)
    .where('creditedSum', '=', 0)
    .execute();
  if (!first) throw new Error('Nothing is owing.');
  // An application with several: what it was asked before.
  const more = ['INV-0003', 'INV-0001', 'INV-0002'].map((number) => ({
    ...first,
    id: number,
    number,
    isCurrent: 0 as const,
  }));
  await db.insertInto('invoices').values(more).execute();
  for (const day of [today(), dayIn(-1)]) {
    await db
      .updateTable('invoices')
      .set({ date: dayIn(-1) })
      .execute();
    const whole = await openDebts(db, day);
    expect(whole.length).toBeGreaterThan(20);
    expect(whole.map(({ id }) => id).sort()).toEqual(await idsOpenOn(db, day));
    for (const part of [1, 7]) expect(await openDebts(db, day, part)).toEqual(whole);
    const numbers = [...byPayer(whole).values()].map((open) => open.map(({ number }) => number));
    expect(numbers.flat()).toEqual(expect.arrayContaining(more.map(({ number }) => number)));
    for (const each of numbers) expect(each).toEqual(each.toSorted());
    expect(Math.max(...numbers.map(({ length }) => length))).toBeGreaterThan(3);
  }
});
