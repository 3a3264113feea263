import { cpus } from 'node:os';
import type { Insertable } from 'kysely';
import type { Tables } from '../../../api/src/platform/database/tables';
import { examEntry, register } from '../../../api/src/testing/registration';
import { TestServer } from '../../../api/src/testing/startServer';
import type { ExportBatch, ExportPreview } from '../../../shared/contract';

/**
 * `npm run bench exports`: a year of 10,000 invoices of five lines, each paid, is looked at, exported and downloaded in every
 * format. Prints how long each takes, and how far the server's memory rises above what it was before.
 */
const INVOICES = Number(process.argv[2] ?? 10_000);
const AT_ONCE = 100;
const LINES = 3;
const period = { from: '2025-01-01', to: '2025-12-31' };
const dayOf = (at: number) => new Date(Date.UTC(2025, 0, 1 + (at % 365))).toISOString().slice(0, 10);

type Rows = {
  [Table in
    | 'enquiries'
    | 'invoices'
    | 'invoiceItems'
    | 'invoiceFooterHeaders'
    | 'moneyEntries'
    | 'allocations']: Insertable<Tables[Table]>[];
};

/** Copies of an application that was submitted, each with an invoice and its payment. */
async function fill({ app: { db } }: TestServer): Promise<void> {
  const like = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
  const invoice = await db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
  const item = await db.selectFrom('invoiceItems').selectAll().executeTakeFirstOrThrow();
  for (let from = 0; from < INVOICES; from += AT_ONCE) {
    const rows: Rows = {
      ...{ enquiries: [], invoices: [], invoiceItems: [], invoiceFooterHeaders: [], moneyEntries: [], allocations: [] },
    };
    for (let at = from; at < Math.min(INVOICES, from + AT_ONCE); at += 1) {
      const [id, date] = [`bench-${at}`, dayOf(at)];
      rows.enquiries.push({ ...like, id, reference: `EX-B${at}` });
      const number = `INV-2025-${String(at + 1).padStart(5, '0')}`;
      rows.invoices.push({ ...invoice, id, enquiryId: id, number, date, status: 'paid' });
      for (let position = 0; position < LINES; position += 1)
        rows.invoiceItems.push({ ...item, id: `${id}-${position}`, invoiceId: id, position });
      for (let position = 0; position < 2; position += 1)
        rows.invoiceFooterHeaders.push({
          ...{ id: `${id}-${position}`, invoiceId: id, place: 'footer', position, tag: 'fee' },
          ...{ description: 'Exam candidate fee', cost: 7_500 },
        });
      const entry = { kind: 'card', amount: 80_000, receivedOn: date, recordedAt: date, reverses: null } as const;
      rows.moneyEntries.push({ ...entry, id, author: 'Card provider', source: `stripe:${id}` });
      rows.allocations.push({ id, entryId: id, invoiceId: id, amount: 80_000 });
    }
    await db.transaction().execute(async (trx) => {
      for (const [table, values] of Object.entries(rows))
        await trx
          .insertInto(table as keyof Rows)
          .values(values)
          .execute();
    });
  }
}

const MB = 1024 * 1024;
/** Does something, and prints how long it took and how far memory rose meanwhile. */
async function measured<T>(name: string, act: () => Promise<T>): Promise<T> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  const begun = performance.now();
  const done = await act();
  clearInterval(watch);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${name.padEnd(28)} ${seconds.padStart(6)} s  +${Math.max(0, Math.round((peak - before) / MB))} MB`);
  return done;
}

/** Reads an answer to its end and keeps nothing of it. */
async function bytesOf({ body }: Response): Promise<number> {
  let bytes = 0;
  for await (const part of body ?? []) bytes += part.length;
  return bytes;
}

async function bench(): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}: ${INVOICES} invoices`);
  const server = await TestServer.start();
  await register(server, [await examEntry(server, 'gcse', 'aqa', '8300')], 'bacs');
  await fill(server);
  const headers = await server.signIn('Staff');
  const { version } = await measured('the preview', async () => {
    const answer = await server.send(`/api/exports/preview?from=${period.from}&to=${period.to}`, { headers });
    return (await answer.json()) as ExportPreview;
  });
  const batch = await measured('the batch', async () => {
    const answer = await server.send('/api/exports', { json: { ...period, version }, headers });
    if (answer.status !== 201) throw new Error(await answer.text());
    return (await answer.json()) as ExportBatch;
  });
  for (const { format, part, parts, url } of batch.files) {
    if (part > 1 && part < parts) continue;
    await measured(parts > 1 ? `${format} ${part} of ${parts}` : format, async () =>
      bytesOf(await server.send(url, { headers })),
    );
  }
  await server.stop();
}

void bench();
