import type { EntryKind, Invoice, OwedOn } from '@forms/shared/contract';
import { newId } from '../../platform/ids';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { writeEntry } from '../ledger/recordEntry';
import { addUpAgain } from './addUpAgain';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

test('What a server of the release before moved is added up again before anybody is reminded: a debt is in the list.', async () => {
  const { db } = server.app;
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  const headers = await server.signIn('Staff');
  const read = async <T>(path: string) => (await (await server.send(`/api${path}`, { headers })).json()) as T;
  const owing = async () => (await read<OwedOn>('/owed')).rows.reduce((sum, each) => sum + each.owing, 0);

  const { id } = await payer.enquire('bacs');
  const invoiceId = (await payer.read(id)).invoiceId ?? '';
  const { amount } = await read<Invoice>(`/invoice/${invoiceId}`);
  const move = (kind: EntryKind, pence: number, reverses?: string) =>
    db.transaction().execute(async (trx) => {
      const moved = { kind, amount: pence, author: 'Ada', source: newId(), ...(reverses && { reverses }) };
      const entryId = (await writeEntry(trx, moved)) ?? '';
      await trx.insertInto('allocations').values({ id: newId(), entryId, invoiceId, amount: pence }).execute();
      return entryId;
    });
  const came = await move('transfer', amount);
  await addUpAgain(db);
  expect(await owing()).toBe(0);

  await move('reversal', -amount, came);
  expect(await owing()).toBe(0);
  await addUpAgain(db);
  expect(await owing()).toBe(amount);
});
