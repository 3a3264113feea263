import { createHash } from 'node:crypto';
import type { AccountingCodes, ExportPreview, Period } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { codesNow } from './accountCodes';
import type { ExportedRow } from './exportedRow';
import { newDocuments } from './newDocuments';
import { newMoney } from './newMoney';
import type { Site } from './parties';
import { RunningTotals } from './totals';

/** All that is to be exported of a period, documents first, read as it is asked for. */
export async function* newRows(site: Site, period: Period): AsyncGenerator<ExportedRow> {
  yield* newDocuments(site, period);
  yield* newMoney(site.db, period);
}

/** What names rows and the codes that they are booked by, so that others are told from them. */
export class RowsVersion {
  private readonly hash = createHash('sha256');
  constructor({ version }: AccountingCodes) {
    this.hash.update(String(version));
  }
  add(row: ExportedRow): void {
    this.hash.update(JSON.stringify(row));
  }
  text = (): string => this.hash.digest('base64url');
}

/** What a period's export would hold, and in which batches the rest of the period is. */
export async function previewExport(site: Site, period: Period): Promise<ExportPreview> {
  const { db } = site;
  const accounting = await codesNow(db);
  const totals = new RunningTotals();
  const version = new RowsVersion(accounting);
  for await (const row of newRows(site, period)) {
    totals.add(row);
    version.add(row);
  }
  return { totals: totals.with(accounting.codes), version: version.text(), before: await exportedBefore(db, period) };
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
