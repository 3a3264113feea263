import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { partsOf, within } from '../../platform/lists/matching';

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

/** When something last happened with an enquiry after it came, by its id; nothing of one with which nothing did. */
export type LastEvents = ReadonlyMap<string, string>;

/** Of each of these enquiries. */
export async function lastEvents(db: Database, ids: readonly string[]): Promise<LastEvents> {
  const last = new Map<string, string>();
  // An empty list is no SQL to PostgreSQL.
  if (ids.length === 0) return last;
  for (const [table, at] of events) {
    const { rows } = await sql<Event>`
      select enquiry_id, ${sql.ref(at)} as at from ${sql.table(table)} where enquiry_id in (${sql.join(ids)})`.execute(
      db,
    );
    note(rows, last);
  }
  return last;
}

/** Of all enquiries with which something did after a time: each table is read once, and others are served meanwhile. */
export async function lastEventsSince(db: Database, time: string): Promise<LastEvents> {
  const last = new Map<string, string>();
  const key = sql.ref('held.enquiryId');
  for (const [table, at] of events) {
    for await (const part of partsOf(db, table, key, 5_000)) {
      const { rows } = await sql<Event>`
        select enquiry_id, ${sql.ref(at)} as at from ${sql.table(table)} as held
        where ${within(key, part)} and ${sql.ref(at)} > ${time}`.execute(db);
      note(rows, last);
    }
  }
  return last;
}

interface Event {
  enquiryId: string;
  at: string;
}

function note(rows: readonly Event[], last: Map<string, string>): void {
  for (const { enquiryId, at } of rows) if (at > (last.get(enquiryId) ?? '')) last.set(enquiryId, at);
}
