import { fold } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { recordEdits } from './recordEdit';

interface Tagged {
  enquiryId: string;
  had: readonly string[];
  wanted: readonly string[];
}

/** Leaves these tags on enquiries, and no others; of two that differ in capitals or accents alone the first. */
export async function setTags(trx: Trx, enquiries: readonly Tagged[], author: string): Promise<void> {
  const goes = enquiries.flatMap(({ enquiryId, had, wanted }) =>
    without(had, wanted).map((tag) => ({ enquiryId, folded: fold(tag), tag })),
  );
  const comes = enquiries.flatMap(({ enquiryId, had, wanted }) =>
    without(wanted, had).map((tag) => ({ enquiryId, folded: fold(tag), tag })),
  );
  for (const folded of new Set(goes.map((each) => each.folded)))
    await trx
      .deleteFrom('enquiryTags')
      .where('folded', '=', folded)
      .where(
        'enquiryId',
        'in',
        goes.filter((each) => each.folded === folded).map(({ enquiryId }) => enquiryId),
      )
      .execute();
  if (comes.length > 0) await trx.insertInto('enquiryTags').values(comes).execute();
  await recordEdits(trx, author, [
    ...goes.map(({ enquiryId, tag }) => ({ enquiryId, field: 'tag' as const, before: tag, after: '' })),
    ...comes.map(({ enquiryId, tag }) => ({ enquiryId, field: 'tag' as const, before: '', after: tag })),
  ]);
}

/** Tags that are not among others, each once. */
function without(tags: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(fold));
  return [...new Map(tags.toReversed().map((tag) => [fold(tag), tag]))].flatMap(([folded, tag]) =>
    known.has(folded) ? [] : [tag],
  );
}
