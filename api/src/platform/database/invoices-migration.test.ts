import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listInvoices } from '../../modules/invoices/listInvoices';
import { invoiceById } from '../../modules/invoices/storedInvoices';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { readSettings } from '../settings/settings';
import { openDatabase } from './database';

it('Applications of before get the invoice that they were priced at, paid where they were paid, numbered as they came.', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-migration-'));
  const read = readSettings({ DATA_DIR: dataDir, ...(await databaseFor(dataDir)) });
  if ('errors' in read) throw new Error(read.errors.join());

  const before = await openDatabase(read.settings, '011-languages-and-suspects');
  const run = (text: string) => sql.raw(text).execute(before);
  await run(`insert into form_versions values ('exams', 1, 'Exams', '{}', null, '2026-01-01')`);
  await run(`insert into invoice_fees values ('candidate', 'candidate', 'Exam Candidate fee', 7500, 0)`);
  for (const [id, method, submitted, lines] of [
    [
      'second',
      'bacs',
      '2026-03-02T10:00:00.000Z',
      [
        ['Latin', 'x', 2000],
        ['Fee', 'candidate', 7500],
      ],
    ],
    [
      'first',
      'card',
      '2026-03-01T10:00:00.000Z',
      [
        ['Greek', 'x', 4000],
        ['Fee', 'candidate', 7500],
      ],
    ],
    ['older', 'callback', '2025-12-31T10:00:00.000Z', [['Music', 'x', 100]]],
  ] as const) {
    const amount = lines.reduce((sum, [, , cost]) => sum + cost, 0);
    await run(
      `insert into enquiries (id, reference, form_slug, form_version, status, name, email, pages, payment_method, amount, submitted_at)
       values ('${id}', 'EX-${id}', 'exams', 1, 'new', 'Zoë', 'zoe@example.org', '[]', '${method}', ${amount}, '${submitted}')`,
    );
    for (const [at, [description, source, cost]] of lines.entries())
      await run(`insert into invoice_lines values ('${id}', ${at}, '${source}', '${description}', ${cost})`);
  }
  await run(`insert into paid values ('first', 'pi_1', 11500, '2026-03-01T10:05:00.000Z')`);
  await before.destroy();

  const db = await openDatabase(read.settings);
  expect(
    (await listInvoices(db, {}, [])).rows.map((each) => [
      each.number,
      each.enquiryId,
      each.status,
      each.amount,
      each.dueDate,
    ]),
  ).toEqual([
    ['INV-2026-00002', 'second', 'unpaid', 9500, '2026-03-16'],
    ['INV-2026-00001', 'first', 'paid', 11_500, null],
    ['INV-2025-00001', 'older', 'unpaid', 100, null],
  ]);
  const [second] = (await listInvoices(db, {}, [])).rows;
  expect(await invoiceById(db, second?.id ?? '')).toMatchObject({
    date: '2026-03-02',
    items: [{ description: 'Latin', cost: 2000, type: 'exams' }],
    footerItems: [{ tag: 'candidate', description: 'Fee', cost: 7500 }],
  });
  const steps = await db
    .selectFrom('paymentSteps')
    .selectAll()
    .where('enquiryId', '=', 'first')
    .orderBy('madeAt')
    .execute();
  expect(steps).toMatchObject([
    { kind: 'chosen', detail: 'Card' },
    { kind: 'paid', amount: 11_500 },
  ]);
  expect(await db.selectFrom('documentNumbers').select(['year', 'last']).orderBy('year').execute()).toEqual([
    { year: 2025, last: 1 },
    { year: 2026, last: 2 },
  ]);
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabaseFor(dataDir);
});
