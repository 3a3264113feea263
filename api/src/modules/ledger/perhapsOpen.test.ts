import { type entryKinds, type InvoiceStatus, today } from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { overpaidInvoices } from './overpaid';
import { perhapsOpen } from './perhapsOpen';
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
const moves: readonly (readonly [(typeof entryKinds)[number], number])[][] = [
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

it('Whatever moved for an invoice and however it stands: if it owes, or has more than it asks, it is among those looked through.', async () => {
  const { db } = server.app;
  let at = 0;
  for (const status of statuses) {
    for (const moved of moves) {
      const { id: enquiryId } = await payer.enquire('bacs');
      const { id: invoiceId, amount } = await db
        .updateTable('invoices')
        .set({ status })
        .where('enquiryId', '=', enquiryId)
        .returning(['id', 'amount'])
        .executeTakeFirstOrThrow();
      for (const [kind, part] of moved) {
        at += 1;
        const entry = { id: `entry-${at}`, kind, amount: Math.round(amount * part), receivedOn: today() };
        const recorded = { recordedAt: today(), author: 'A Staff', source: `test:${at}`, reverses: null };
        await db
          .insertInto('moneyEntries')
          .values({ ...entry, ...recorded })
          .execute();
        await db
          .insertInto('allocations')
          .values({ id: entry.id, entryId: entry.id, invoiceId, amount: entry.amount })
          .execute();
      }
    }
  }
  const invoices: InvoiceOfLedger[] = await db
    .selectFrom('invoices')
    .select(['id', 'status', 'amount', 'dueDate', 'instalmentPlan'])
    .execute();
  const sumsOf = await sumsOfEach(db);
  const all = invoices.map((invoice) => ({ id: invoice.id, ...sumsOf(invoice) }));
  const open = all.filter(({ owing, surplus }) => owing > 0 || surplus > 0).map(({ id }) => id);
  const looked = (await db.selectFrom('invoices').select('id').where(perhapsOpen(db, today())).execute()).map(
    ({ id }) => id,
  );
  expect(looked).toEqual(expect.arrayContaining(open));
  expect(looked.length).toBeLessThan(all.length);
  const over = await overpaidInvoices(db).execute();
  expect(over.map(({ invoiceId }) => invoiceId).sort()).toEqual(
    all
      .filter(({ surplus }) => surplus > 0)
      .map(({ id }) => id)
      .sort(),
  );
});
