import { type AccountCodes, type ExportBatch, exportFormatNames, exportTotals, routes } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/errors';
import type { BatchRow, ExportedRow } from './exportedRow';
import { type CountOf, partsOf } from './files/fileCounts';
import { pagesOf } from './pagesOf';

/** A batch, as its files are written of it. */
export interface Batch {
  number: number;
  madeAt: string;
  codes: AccountCodes;
  sageCustomer: string;
  counts: CountOf;
}

const read = (row: Tables['exportBatches']): Batch => ({
  ...{ number: row.number, madeAt: row.madeAt, sageCustomer: row.sageCustomer },
  codes: JSON.parse(row.codes),
  counts: JSON.parse(row.counts),
});

/** One batch. Throws 404 where there is none. */
export const batchOf = async (db: Database, number: number): Promise<Batch> =>
  read(
    await db
      .selectFrom('exportBatches')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow(() => notFound('batch')),
  );

/** Every batch, newest first, or the one of a number; files stand under `base`. */
export async function batches(db: Database, base: string, number?: number): Promise<ExportBatch[]> {
  let all = db.selectFrom('exportBatches').selectAll().orderBy('number', 'desc');
  if (number !== undefined) all = all.where('number', '=', number);
  const downloads = new Map<number, NonNullable<ExportBatch['lastDownload']>>();
  for (const { batch, ...download } of await db
    .selectFrom('exportDownloads')
    .select(['batch', 'author', 'madeAt'])
    .orderBy('madeAt')
    .execute()) {
    downloads.set(batch, download);
  }
  return (await all.execute()).map((row) => ({
    ...{ number: row.number, from: row.fromDay, to: row.toDay, madeAt: row.madeAt, author: row.author },
    totals: exportTotals.parse(JSON.parse(row.totals)),
    files: filesOf(read(row), base),
    lastDownload: downloads.get(row.number) ?? null,
  }));
}

const filesOf = ({ number, counts }: Batch, base: string): ExportBatch['files'] =>
  exportFormatNames.flatMap((format) => {
    const parts = partsOf(counts, format);
    return Array.from({ length: parts }, (_, at) => ({
      ...{ format, part: at + 1, parts },
      url: base + pathOf({ batch: String(number), format, part: String(at + 1) }),
    }));
  });

const pathOf = (params: Record<string, string>) =>
  routes.exportFile.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

/** The rows of a batch in their order, read as they are asked for. What was erased since has empty texts. */
export async function* rowsOfBatch(db: Database, batch: number): AsyncGenerator<BatchRow> {
  const after = (last: number) =>
    db
      .selectFrom('exportRows')
      .leftJoin('exportRowTexts', 'rowId', 'exportRows.id')
      .select(['position', 'kind', 'sourceId', 'day', 'content', 'texts'])
      .where('batch', '=', batch)
      .where('position', '>', last)
      .orderBy('position');
  for await (const rows of pagesOf(-1, after, ({ position }) => position)) {
    for (const { position, content, texts, ...row } of rows) {
      yield { ...row, ...JSON.parse(content), texts: textsOf(row.kind, texts), batch } as BatchRow;
    }
  }
}

function textsOf(kind: ExportedRow['kind'], texts: string | null): ExportedRow['texts'] {
  if (texts !== null) return JSON.parse(texts);
  return kind === 'money' ? { name: '', reference: '' } : { name: '', email: '', descriptions: [] };
}
