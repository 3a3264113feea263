import { type LinkAsked, type LinkSaid, shortDay } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { recordEdit } from '../enquiries/recordEdit';
import { linkedWith, partedFrom } from './personLinks';

const SAID_MEANWHILE = 'Somebody else has said something of these two meanwhile. Please look at that first.';
const CONTRADICTS =
  'What staff said of others that are linked with these two speaks against it. Please undo that first.';

/** Keeps what staff say of two enquiries or messages, in the history of both. Throws 404 where one is gone, and 409 over anything else than they saw or where what was said of others speaks against it. */
export async function linkPeople(
  db: Database,
  ids: readonly [string, string],
  { said, was }: LinkAsked,
  author: string,
): Promise<void> {
  const [one, other] = ids.toSorted() as [string, string];
  if (one === other) throw new HttpError(400, 'bad-address', 'An enquiry or a message is of one person by itself.');
  if (said === was) return;
  await db.transaction().execute(async (trx) => {
    const names = [await lockNamed(trx, one), await lockNamed(trx, other)] as const;
    const changed = await replace(trx, { one, other, was, said, author });
    if (!changed) throw new HttpError(409, 'said-meanwhile', SAID_MEANWHILE);
    await refuseContradiction(trx, one);
    for (const [id, name] of [
      [one, names[1]],
      [other, names[0]],
    ] as const) {
      if (was) await record(trx, id, author, was, { before: name, after: '' });
      if (said) await record(trx, id, author, said, { before: '', after: name });
    }
  });
}

/** What an enquiry or a message is called; whoever else says something of it, or removes it, waits. */
async function lockNamed(trx: Trx, id: string): Promise<string> {
  const enquiry = await trx
    .updateTable('enquiries')
    .set((row) => ({ reference: row.ref('reference') }))
    .where('id', '=', id)
    .returning('reference')
    .executeTakeFirst();
  if (enquiry) return enquiry.reference;
  const { sentAt } = await trx
    .updateTable('contacts')
    .set((row) => ({ sentAt: row.ref('sentAt') }))
    .where('id', '=', id)
    .returning('sentAt')
    .executeTakeFirstOrThrow(() => notFound('enquiry or message'));
  return `the message of ${shortDay(sentAt)}`;
}

/** Answers whether it was as whoever asks saw it; else nothing is changed. */
async function replace(
  trx: Trx,
  { one, other, was, said, author }: LinkAsked & { one: string; other: string; author: string },
): Promise<boolean> {
  if (was) {
    const gone = await trx
      .deleteFrom('personLinks')
      .where('one', '=', one)
      .where('other', '=', other)
      .where('said', '=', was)
      .returning('one')
      .execute();
    if (gone.length === 0) return false;
  }
  if (!said) return true;
  const written = await trx
    .insertInto('personLinks')
    .values({ one, other, said, author, madeAt: now() })
    .onConflict((known) => known.columns(['one', 'other']).doNothing())
    .returning('one')
    .execute();
  return written.length > 0;
}

/** Nobody is one person with another and somebody else at once. */
async function refuseContradiction(trx: Trx, id: string): Promise<void> {
  const group = [id, ...(await linkedWith(trx, [id])).keys()];
  const parted = await partedFrom(trx, group);
  if (group.some((each) => parted.has(each))) throw new HttpError(409, 'contradicts', CONTRADICTS);
}

const fields = { same: 'samePerson', other: 'otherPerson' } as const satisfies Record<LinkSaid, string>;

/** A message has no history. */
async function record(
  trx: Trx,
  enquiryId: string,
  author: string,
  said: LinkSaid,
  change: { before: string; after: string },
): Promise<void> {
  const isEnquiry = await trx.selectFrom('enquiries').select('id').where('id', '=', enquiryId).executeTakeFirst();
  if (isEnquiry) await recordEdit(trx, enquiryId, author, { field: fields[said], ...change });
}
