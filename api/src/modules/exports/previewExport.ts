import { createHash } from 'node:crypto';
import type { AccountingCodes, ExportPreview, ExportTotals, Period } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { codesNow } from './accountCodes';
import type { ExportedRow } from './exportedRow';
import { newCredits, newDocuments } from './newDocuments';
import { moneyBooked, newMoney } from './newMoney';
import type { Site } from './parties';
import { sumNewInvoices } from './sumNewInvoices';
import { RunningTotals } from './totals';

/** All that is to be exported of a period, documents first, read as it is asked for. */
export async function* newRows(site: Site, period: Period): AsyncGenerator<ExportedRow> {
  yield* newDocuments(site, period);
  yield* newMoney(site.db, period);
}

/** What names an export, so that another is told from it: the codes that it is booked by, its rows in their order, and what they come to. */
export class ExportVersion {
  private readonly hash = createHash('sha256');
  constructor({ version }: AccountingCodes) {
    this.hash.update(String(version));
  }
  add({ kind, sourceId }: Pick<ExportedRow, 'kind' | 'sourceId'>): void {
    this.hash.update(` ${kind} ${sourceId}`);
  }
  of(totals: ExportTotals): string {
    return this.hash.update(JSON.stringify(totals)).digest('base64url');
  }
}

/** What a period's export would hold, and in which batches the rest of the period is. No more is read of it than is shown. */
export async function previewExport(site: Site, period: Period): Promise<ExportPreview> {
  const { db } = site;
  const accounting = await codesNow(db);
  const running = new RunningTotals();
  const version = new ExportVersion(accounting);
  for (const sourceId of await sumNewInvoices(site, period, running)) version.add({ kind: 'invoice', sourceId });
  for await (const row of newCredits(site, period)) {
    running.add(row);
    version.add(row);
  }
  for (const row of await moneyBooked(db, period)) {
    running.add(row);
    version.add(row);
  }
  const totals = running.with(accounting.codes);
  return { totals, version: version.of(totals), before: await exportedBefore(db, period) };
}

async function exportedBefore(db: Database, { from, to }: Period): Promise<ExportPreview['before']> {
  const counts = await db
    .selectFrom('exportRows')
    .select(({ fn }) => ['batch', 'kind', fn.countAll<number>().as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['batch', 'kind'])
    .orderBy('batch')
    .execute();
  const before = new Map<number, ExportPreview['before'][number]>();
  for (const { batch, kind, count } of counts) {
    const known = before.get(batch) ?? { batch, documents: 0, payments: 0 };
    if (kind === 'money') known.payments += count;
    else known.documents += count;
    before.set(batch, known);
  }
  return [...before.values()];
}
