import { submission } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { type KeysOfPerson, keysOfAnswers, keysOfSender } from './keysOfPerson';

/** By what the person of each enquiry or message is known again; none of what is gone. */
export async function keysOfRecords(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, KeysOfPerson>> {
  const enquiries = await db.selectFrom('enquiries').select(['id', 'pages']).where('id', 'in', ids).execute();
  const contacts = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'email', 'mobile'])
    .where('id', 'in', ids)
    .execute();
  return new Map([
    ...enquiries.map(({ id, pages }) => [id, keysOfAnswers(submission.parse(JSON.parse(pages)))] as const),
    ...contacts.map((contact) => [contact.id, keysOfSender(contact)] as const),
  ]);
}
