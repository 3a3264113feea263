import { sql } from 'kysely';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { lockInvoice } from '../invoices/storedInvoices';
import { type NewEntry, recordEntry } from './recordEntry';
import { sumsOfInvoice } from './sums';

let server: TestServer;
let payer: Payer;
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
});
afterAll(() => server.stop());

const record = (enquiryId: string, entry: Partial<NewEntry> & Pick<NewEntry, 'source'>) =>
  server.app.db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
    return recordEntry(trx, invoice, { kind: 'transfer', amount: 10_000, author: 'A Staff', ...entry });
  });
const sumsOf = (enquiryId: string) =>
  server.app.db
    .transaction()
    .execute(async (trx) => sumsOfInvoice(trx, await lockInvoice(trx, 'enquiryId', enquiryId)));

it('What came in stands in the sums of the list, the record and the application, and the status follows it.', async () => {
  const { id, amount } = await payer.enquire('bacs');
  await record(id, { source: `part:${id}` });
  expect(await payer.read(id)).toMatchObject({
    received: 10_000,
    owing: amount - 10_000,
    paid: false,
    invoiceStatus: 'unpaid',
  });
  await record(id, { source: `rest:${id}`, kind: 'cash', amount: amount - 10_000 });
  expect(await payer.read(id)).toMatchObject({ received: amount, owing: 0, paid: true, invoiceStatus: 'paid' });
});

it('The same source is written down once of a kind.', async () => {
  const { id } = await payer.enquire('bacs');
  const source = `bank:${id}`;
  expect(await record(id, { source })).toEqual(expect.any(String));
  expect(await record(id, { source })).toBeUndefined();
  expect(await sumsOf(id)).toMatchObject({ received: 10_000 });
});

it('A reversal leaves the sums as they were, and the status; a second one of the same entry is refused.', async () => {
  const { id, amount } = await payer.enquire('bacs');
  await record(id, { source: `all:${id}`, amount });
  const entry = await server.app.db
    .selectFrom('moneyEntries')
    .select('id')
    .where('source', '=', `all:${id}`)
    .executeTakeFirstOrThrow();
  const undo = (source: string) => record(id, { kind: 'reversal', amount: -amount, reverses: entry.id, source });
  await undo('first');
  expect(await sumsOf(id)).toMatchObject({ received: 0, owing: amount });
  expect((await payer.read(id)).invoiceStatus).toBe('unpaid');
  await expect(undo('second')).rejects.toThrow();
  expect(await sumsOf(id)).toMatchObject({ received: 0, owing: amount });
});

it.each([
  ['an entry', sql`update money_entries set amount = 1`],
  ['an allocation', sql`update allocations set amount = 1`],
  ['an allocation by removing it', sql`delete from allocations`],
  ['an entry by removing it', sql`delete from money_entries`],
])('Nobody changes %s, in whatever way.', async (_, statement) => {
  const { id, amount } = await payer.pay();
  await expect(server.app.db.transaction().execute((trx) => statement.execute(trx))).rejects.toThrow();
  expect(await sumsOf(id)).toMatchObject({ received: amount, owing: 0 });
});
