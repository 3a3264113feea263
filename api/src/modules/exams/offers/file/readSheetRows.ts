import { MAX_OFFER_ROWS } from '@forms/shared/contract';
import readWorkbook from 'read-excel-file/universal';
import { fromBufferPromise } from 'yauzl';
import { type Table, UnreadableFile } from './table';

const NOT_READ = 'This workbook cannot be read. Please save it again as .xlsx, or as CSV UTF-8.';
/** In bytes: what all parts of a workbook may come to unpacked. */
const MOST_UNPACKED = 32 * 1024 * 1024;
const MOST_PARTS = 200;

/** The rows of a workbook's sheets; of a formula its value. Throws `UnreadableFile`. */
export async function readSheetRows(bytes: Buffer): Promise<Table[]> {
  await mustUnpack(bytes);
  const sheets = await readWorkbook(new Uint8Array(bytes).buffer).catch((error: Error) => {
    throw new UnreadableFile(`${NOT_READ} (${error.message})`);
  });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    lines: data
      // What comes after is refused for its number anyway.
      .slice(0, MAX_OFFER_ROWS + 2)
      .map((cells, at) => ({ line: at + 1, cells: cells.map(cellOf) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  }));
}

function cellOf(cell: unknown): string | number {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'number' ? cell : String(cell).trim();
}

/** Refuses a file that is made to fill the memory of whatever opens it, by its directory and by what its parts really are. */
async function mustUnpack(bytes: Buffer): Promise<void> {
  let unpacked = 0;
  try {
    const zip = await fromBufferPromise(bytes, { autoClose: false });
    if (zip.entryCount > MOST_PARTS) throw new UnreadableFile(NOT_READ);
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_UNPACKED) throw new UnreadableFile('This workbook unpacks to more than 32 MB.');
      // The library fails where a part is more than the directory says.
      for await (const _ of await zip.openReadStreamPromise(entry));
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(NOT_READ);
  }
}
