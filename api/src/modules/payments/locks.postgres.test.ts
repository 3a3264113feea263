import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Database } from '../../platform/database/database';
import { cards, Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { databaseFor } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { lockInvoice } from '../invoices/storedInvoices';

let server: TestServer;
let payer: Payer;
/** Another server on the same database. */
let elsewhere: Database;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-locks-'));
  const { DATABASE_URL = '' } = await databaseFor(dataDir);
  server = await TestServer.start({ DATABASE_URL }, { dataDir });
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  elsewhere = connect({ dataDir, databaseUrl: DATABASE_URL });
});
afterAll(async () => {
  await elsewhere.destroy();
  await server.stop();
});

const waiting = async () => {
  const { rows } = await sql`select pid from pg_locks where not granted`.execute(elsewhere);
  return rows.length;
};

const acts: [string, (enquiryId: string, paymentId: string) => Promise<Response>][] = [
  ['tells that the card has paid', (enquiryId, paymentId) => payer.success(enquiryId, paymentId)],
  ['chooses another way to pay', (enquiryId) => payer.choose(enquiryId, 'bacs')],
];

it.each(acts)(
  'Whoever %s waits for the invoice before holding the enquiry, so that no two wait for each other.',
  async (_, act) => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    await payer.confirm(payment, cards.good);
    let answer: Promise<Response> | undefined;
    await elsewhere.transaction().execute(async (trx) => {
      await lockInvoice(trx, 'enquiryId', enquiry.id);
      answer = act(enquiry.id, payment.invoicePaymentId);
      await until(waiting, (count) => count > 0);
      await sql`select id from enquiries where id = ${enquiry.id} for no key update nowait`.execute(trx);
    });
    expect((await answer)?.status).toBeLessThan(500);
  },
);
