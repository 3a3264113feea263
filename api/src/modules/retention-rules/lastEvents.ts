import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/** What tells that something happened with an enquiry: letters, documents, money and entries write a step of the first. */
const events = [
  ['paymentSteps', 'madeAt'],
  ['enquirySteps', 'madeAt'],
  ['enquiryEdits', 'madeAt'],
  ['enquiryComments', 'madeAt'],
  ['candidateCorrections', 'madeAt'],
  ['answerCorrections', 'madeAt'],
  ['messages', 'sentAt'],
  ['incomingMails', 'receivedAt'],
] as const;

/** That nothing happened with an enquiry after a time, as parts of a query of enquiries: each by itself, so that PostgreSQL joins them. */
export const nothingSince = (time: RawBuilder<string>): RawBuilder<SqlBool>[] =>
  events.map(
    ([table, at]) => sql`not exists (
      select 1 from ${sql.table(table)} as event
      where ${sql.ref('event.enquiryId')} = ${sql.ref('enquiries.id')} and ${sql.ref(`event.${at}`)} > ${time}
    )`,
  );

/** When something last happened with each of these enquiries after it came, by id; nothing of one with which nothing did. */
export async function lastEvents(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const last = new Map<string, string>();
  // An empty list is no SQL to PostgreSQL.
  if (ids.length === 0) return last;
  for (const [table, at] of events) {
    const { rows } = await sql<{ enquiryId: string; at: string }>`
      select enquiry_id, max(${sql.ref(at)}) as at from ${sql.table(table)}
      where enquiry_id in (${sql.join(ids)}) group by enquiry_id`.execute(db);
    for (const { enquiryId, at } of rows) if (at > (last.get(enquiryId) ?? '')) last.set(enquiryId, at);
  }
  return last;
}
