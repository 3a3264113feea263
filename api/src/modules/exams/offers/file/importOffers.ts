import {
  CATALOGUE_CHANGED,
  differences,
  type NamedOffer,
  type OffersPreview,
  type OffersToImport,
  offerSaid,
} from '@forms/shared/contract';
import type { Database } from '../../../../platform/database/database';
import { HttpError } from '../../../../platform/errors/errors';
import { shortened } from '../../../../platform/errors/shortened';
import { hashOf } from '../../../../platform/ids';
import { deltasBetween, type OfferDelta, withOffers } from '../catalogueAfter';
import { commitCatalogue, liveIn } from '../changeOffers';
import { countChange } from '../revision';
import { storedOffers } from '../storedOffers';
import { type FileRows, rowsIn } from './columnsOf';
import { offersOfRows } from './offersOfRows';
import { UnreadableFile } from './table';
import { tablesIn } from './tablesIn';

/** What a file would change of the catalogue as it is now. */
export async function previewOffers(db: Database, file: OffersToImport): Promise<OffersPreview> {
  return shown(await plan(db, await rowsOfFile(file), file));
}

/**
 * Changes what a file was shown to change, in one piece. Throws 409 where it would change something else by now, 422 where it
 * cannot be read.
 */
export async function importOffers(db: Database, { pin, ...file }: OffersToImport & { pin: string }, author: string) {
  const rows = await rowsOfFile(file);
  return db.transaction().execute(async (trx) => {
    await countChange(trx);
    const planned = await plan(trx, rows, file);
    const { problems, added, changed, removed, ...preview } = shown(planned);
    if (problems.length > 0) throw new HttpError(422, 'file-unreadable', problems[0] ?? '');
    if (preview.pin !== pin) throw new HttpError(409, CATALOGUE_CHANGED.word, CATALOGUE_CHANGED.message);
    await commitCatalogue(trx, planned.before, planned.after, { author, source: file.name });
    return { added: added.length, changed: changed.length, removed: removed.length };
  });
}

async function rowsOfFile({ content }: OffersToImport): Promise<FileRows> {
  try {
    return rowsIn(await tablesIn(Buffer.from(content, 'base64')));
  } catch (error) {
    if (error instanceof UnreadableFile) return { offers: [], papers: [], problems: [error.message] };
    throw error;
  }
}

async function plan(db: Database, rows: FileRows, { missing }: OffersToImport) {
  const stored = await storedOffers(db);
  const before = liveIn(stored);
  const { offers, named, problems } = offersOfRows(stored, rows);
  const after = withOffers(before, offers);
  if (missing === 'retire' && rows.offers.length > 0) {
    for (const id of before.keys()) if (!named.has(id)) after.delete(id);
  }
  return { before, after, problems, deltas: problems.length > 0 ? [] : deltasBetween(before, after) };
}

function shown({ before, problems, deltas }: Awaited<ReturnType<typeof plan>>): OffersPreview {
  const named = (which: (delta: OfferDelta) => boolean): NamedOffer[] =>
    deltas.filter(which).map(({ id, was, becomes }) => {
      const offer = becomes ?? was;
      return { id, said: offer ? offerSaid(offer) : id, differences: becomes ? differences(was, becomes) : [] };
    });
  const changed = named(({ was, becomes }) => was !== null && becomes !== null);
  const removed = named(({ becomes }) => becomes === null);
  return {
    problems: shortened(problems),
    ...{ added: named(({ was }) => was === null), changed, removed },
    unchanged: before.size - changed.length - removed.length,
    pin: hashOf(JSON.stringify(deltas)),
  };
}
