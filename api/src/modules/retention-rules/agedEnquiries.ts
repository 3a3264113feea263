import { setImmediate } from 'node:timers/promises';
import type { AgedEnquiry } from '@forms/shared/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { partOf } from '../../platform/lists/matching';
import { withIssued } from '../personal-data/retainedNumbers';
import type { Cutoffs } from './cutoffs';
import { nothingSince } from './lastEvents';
import { waitingIds, waitingOf } from './waiting';

/** An enquiry that is past its time. It `becomes` anonymous where the accounts keep documents of it, and `waits` while something keeps it. */
export interface Aged {
  id: string;
  becomes: AgedEnquiry['becomes'];
  waits: boolean;
}

/** The enquiries that are past their time, the oldest first; those that are anonymous already are none. */
export async function* agedEnquiries(db: Database, cutoffs: Cutoffs): AsyncGenerator<Aged> {
  const { latest } = cutoffs;
  if (latest === undefined) return;
  const waiting = await waitingIds(db);
  const part = partOf(db, 500, 5_000);
  const place = (sign: '<=' | '>', { submittedAt, id }: Place) =>
    sql<SqlBool>`(submitted_at, enquiries.id) ${sql.raw(sign)} (${submittedAt}, ${id})`;
  for (let after: Place = { submittedAt: '', id: '' }; ; await setImmediate()) {
    const end = await db
      .selectFrom('enquiries')
      .select(['submittedAt', 'id'])
      .where('submittedAt', '<=', latest)
      .where(place('>', after))
      .orderBy('submittedAt')
      .orderBy('id')
      .offset(part - 1)
      .limit(1)
      .executeTakeFirst();
    const aged = await pastTheirTime(db, cutoffs)
      .select('enquiries.id')
      .where(place('>', after))
      .$if(end !== undefined, (query) => query.where(place('<=', end ?? after)))
      .orderBy('submittedAt')
      .orderBy('enquiries.id')
      .execute();
    const issued = await withIssued(
      db,
      aged.map(({ id }) => id),
    );
    for (const { id } of aged) yield { id, becomes: issued.has(id) ? 'anonymous' : 'erased', waits: waiting.has(id) };
    if (!end) return;
    after = end;
  }
}
interface Place {
  submittedAt: string;
  id: string;
}

/** One enquiry, where it is past its time and nothing keeps it. */
export async function erasable(db: Database, id: string, cutoffs: Cutoffs) {
  const enquiry = await pastTheirTime(db, cutoffs)
    .select(['enquiries.id', 'reference', 'name', 'email'])
    .where('enquiries.id', '=', id)
    .executeTakeFirst();
  return enquiry && (await waitingOf(db, [enquiry])).size === 0 ? enquiry : undefined;
}

function pastTheirTime(db: Database, cutoffs: Cutoffs) {
  const cutoff = cutoffIn(cutoffs);
  return db
    .selectFrom('enquiries')
    .where('submittedAt', '<=', cutoff)
    .where(({ and }) => and(nothingSince(cutoff)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paymentSteps')
            .select('paymentSteps.id')
            .whereRef('paymentSteps.enquiryId', '=', 'enquiries.id')
            .where('paymentSteps.kind', '=', 'erased'),
        ),
      ),
    );
}

/** Until when an enquiry is past its time, by its form; nothing is of before the empty text. */
function cutoffIn({ forms, standard = '' }: Cutoffs): RawBuilder<string> {
  if (forms.size === 0) return sql`${standard}`;
  const ofForms = [...forms].map(([form, cutoff = '']) => sql`when ${form} then ${cutoff}`);
  return sql`case ${sql.ref('enquiries.formSlug')} ${sql.join(ofForms, sql` `)} else ${standard} end`;
}
