import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listInvoices } from '../../modules/invoices/listInvoices';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { connect } from './database';
import { migrate } from './schema';

const BEFORE = '032-site-ids';
const at = '2026-03-01T10:05:00.000Z';

it('What was received and refunded before there was a ledger is so in it, and again on the way down.', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-ledger-'));
  const { DATABASE_URL: databaseUrl } = await databaseFor(dataDir);
  const db = connect({ dataDir, databaseUrl });
  await migrate(db, BEFORE);
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into form_versions values ('exams', 1, 'Exams', '{}', null, '2026-01-01')`);
  for (const [number, id, status] of [
    [1, 'card', 'booked'],
    [2, 'transfer', 'booked'],
    [3, 'unpaid', 'unpaid'],
    [4, 'returned', 'cancelled'],
  ] as const) {
    await run(
      `insert into enquiries (id, reference, form_slug, form_version, status, name, email, pages, payment_method, paid_at, submitted_at, type)
       values ('${id}', 'EX-${id}', 'exams', 1, 'new', 'Zoë', 'zoe@example.org', '[]', 'card', null, '2026-03-01', 'exams')`,
    );
    await run(
      `insert into invoices values ('${id}', '${id}', 'INV-${number}', '2026-03-01', null, '${status}', '', 10000, '[]', null)`,
    );
  }
  await run(`insert into paid values ('card', 'pi_1', 10000, '${at}')`);
  await run(`update enquiries set paid_at = '${at}' where id = 'card'`);
  for (const id of ['card', 'transfer', 'returned'])
    await run(`insert into payment_steps values ('${id}', '${id}', 'booked', '', null, 'A Staff', '${at}')`);
  for (const [id, of, amount, state] of [
    ['r1', 'card', 500, 'done'],
    ['r2', 'card', 700, 'refused'],
    ['r3', 'returned', 9000, 'asked'],
  ])
    await run(`insert into refunds values ('${id}', '${of}', ${amount}, 'Fell ill', 'A Staff', '${state}', '${at}')`);
  const paid = () => sql`select * from paid`.execute(db).then(({ rows }) => rows);
  const before = await paid();

  const expected = [
    ['returned', 10_000, 9_000, 0, 1_000],
    ['unpaid', 0, 0, 10_000, 0],
    ['transfer', 10_000, 0, 0, 0],
    ['card', 10_000, 500, 0, 0],
  ];
  const sums = async () =>
    (await listInvoices(db, {}, [])).rows.map((each) => [
      each.enquiryId,
      each.received,
      each.refunded,
      each.owing,
      each.surplus,
    ]);
  await migrate(db);
  expect(await sums()).toEqual(expected);
  await migrate(db, BEFORE);
  expect(await paid()).toEqual(before);
  expect((await sql`select paid_at from enquiries where id = 'card'`.execute(db)).rows).toEqual([{ paidAt: at }]);
  await migrate(db);
  expect(await sums()).toEqual(expected);
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabaseFor(dataDir);
});

it('Received by hand since, an invoice is booked on the way down, and a place that is booked without money is not.', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-ledger-'));
  const { DATABASE_URL: databaseUrl } = await databaseFor(dataDir);
  const db = connect({ dataDir, databaseUrl });
  await migrate(db);
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into form_versions values ('exams', 1, 'Exams', '{}', null, '2026-01-01')`);
  for (const [number, id, status] of [
    [1, 'received', 'paid'],
    [2, 'booked', 'booked'],
  ] as const) {
    await run(
      `insert into enquiries (id, reference, form_slug, form_version, status, name, email, pages, payment_method, submitted_at, type)
       values ('${id}', 'EX-${id}', 'exams', 1, 'new', 'Zoë', 'zoe@example.org', '[]', 'bacs', '2026-03-01', 'exams')`,
    );
    await run(
      `insert into invoices (id, enquiry_id, number, date, due_date, status, description, amount, declarations, instalment_plan)
       values ('${id}', '${id}', 'INV-${number}', '2026-03-01', null, '${status}', '', 10000, '[]', null)`,
    );
  }
  await run(
    `insert into money_entries values ('m', 'transfer', 10000, '2026-03-01', '${at}', 'A Staff', 'staff:1', null)`,
  );
  await run(`insert into allocations values ('a', 'm', 'received', 10000)`);
  await run(`insert into payment_steps values ('s', 'booked', 'booked', '', null, 'A Staff', '${at}')`);
  await migrate(db, BEFORE);
  const { rows } = await sql`
    select invoices.id, status, count(payment_steps.id) as steps from invoices
    left join payment_steps on payment_steps.enquiry_id = invoices.enquiry_id and kind = 'booked'
    group by invoices.id, status order by invoices.id`.execute(db);
  expect(rows).toEqual([
    { id: 'booked', status: 'unpaid', steps: 0 },
    { id: 'received', status: 'booked', steps: 1 },
  ]);
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabaseFor(dataDir);
});
