import { EXPORT_CHANGED, type NewExport } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { takeNumber } from './accountCodes';
import type { ExportedRow } from './exportedRow';
import { FileCounts } from './files/fileCounts';
import { ROWS_AT_ONCE } from './pagesOf';
import type { Site } from './parties';
import { ExportVersion, newRows } from './previewExport';
import { RunningTotals } from './totals';

/**
 * Writes down all that is new of a period as a batch, as it is now. Answers its number. Throws 409 where it is something
 * else than was shown, or nothing.
 */
export async function makeBatch(
  trx: Trx,
  settings: Site['settings'],
  { from, to, version: shown }: NewExport,
  author: string,
): Promise<number> {
  const { number, ...accounting } = await takeNumber(trx);
  const { codes, sageCustomer } = accounting;
  const running = new RunningTotals();
  const version = new ExportVersion(accounting);
  const counts = new FileCounts();
  let position = 0;
  let waiting: ExportedRow[] = [];
  const write = async () => {
    await writeRows(trx, waiting, number, position);
    position += waiting.length;
    waiting = [];
  };
  for await (const row of newRows({ db: trx, settings }, { from, to })) {
    running.add(row);
    version.add(row);
    counts.add(row);
    waiting.push(row);
    if (waiting.length === ROWS_AT_ONCE) await write();
  }
  await write();
  const totals = running.with(codes);
  if (running.isEmpty || version.of(totals) !== shown)
    throw new HttpError(409, EXPORT_CHANGED.word, EXPORT_CHANGED.message);
  await trx
    .insertInto('exportBatches')
    .values({
      ...{ number, fromDay: from, toDay: to, madeAt: now(), author, sageCustomer },
      codes: JSON.stringify(codes),
      totals: JSON.stringify(totals),
      counts: JSON.stringify(counts),
    })
    .execute();
  return number;
}

async function writeRows(trx: Trx, rows: readonly ExportedRow[], batch: number, first: number): Promise<void> {
  if (rows.length === 0) return;
  const stored = rows.map((row, at) => ({ id: newId(), position: first + at, row }));
  await trx
    .insertInto('exportRows')
    .values(
      stored.map(({ id, position, row: { texts: _, kind, sourceId, day, ...content } }) => ({
        ...{ id, batch, position, kind, sourceId, day },
        content: JSON.stringify(content),
      })),
    )
    .execute();
  await trx
    .insertInto('exportRowTexts')
    .values(stored.map(({ id, row: { texts } }) => ({ rowId: id, texts: JSON.stringify(texts) })))
    .execute();
}
