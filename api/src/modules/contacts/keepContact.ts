import { type Campus, type ContactEnquiry, fold, type TrackingStatus } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';
import { now } from '../../platform/time';
import { abroad, searchText } from '../search/foundBy';

/** Keeps what somebody wrote, as new where no status is said. */
export async function keepContact(
  trx: Trx,
  id: string,
  {
    status,
    suspect = false,
    ...enquiry
  }: ContactEnquiry & { status?: TrackingStatus; suspect?: boolean; sentFrom?: Campus | null },
): Promise<void> {
  const { firstName, lastName, email, mobile = '', message, page } = enquiry;
  await trx
    .insertInto('contacts')
    .values({
      ...{ id, ...enquiry, mobile, sentAt: now(), suspect: suspect ? 1 : 0 },
      searched: searchText([firstName, lastName, email, abroad(mobile), message, page]),
      named: fold(`${firstName} ${lastName}`),
      ...(status && { status }),
    })
    .execute();
}

/** Has a message found by what came to it later, and opens it again, if it was closed, where that waits for an answer. */
export async function addToContact(
  trx: Trx,
  id: string,
  { text, waits }: { text: string; waits: boolean },
): Promise<void> {
  await trx
    .updateTable('contacts')
    .set({ searched: sql<string>`searched || ${` ${searchText([text])}`}` })
    .where('id', '=', id)
    .execute();
  if (!waits) return;
  const again: TrackingStatus = 'submitted';
  await trx
    .updateTable('contacts')
    .set({ status: again })
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .execute();
}
