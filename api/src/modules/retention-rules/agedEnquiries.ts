import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { withIssued } from '../personal-data/retainedNumbers';
import { type Cutoffs, cutoffOf } from './cutoffs';
import { lastEvents } from './lastEvents';
import { waitingOf } from './waiting';

/** So many are looked at in one go: others are answered between. */
const AT_ONCE = 250;

/** An enquiry that is past its time. `isRetained` says that the accounts keep documents of it, `waits` why it is not erased yet. */
export interface Aged {
  id: string;
  reference: string;
  name: string;
  email: string;
  formTitle: string;
  lastEventAt: string;
  isRetained: boolean;
  waits: string | null;
}

/** The enquiries that are past their time, the oldest first; those that are anonymous already are none. */
export async function* agedEnquiries(db: Database, cutoffs: Cutoffs): AsyncGenerator<Aged> {
  if (cutoffs.latest === undefined) return;
  for (let after = { submittedAt: '', id: '' }; ; await setImmediate()) {
    const rows = await notAnonymous(db)
      .where('submittedAt', '<=', cutoffs.latest)
      .where(sql<SqlBool>`(submitted_at, enquiries.id) > (${after.submittedAt}, ${after.id})`)
      .orderBy('submittedAt')
      .orderBy('enquiries.id')
      .limit(AT_ONCE)
      .execute();
    yield* await agedOf(db, rows, cutoffs);
    const last = rows.at(-1);
    if (!last) return;
    after = last;
  }
}

/** One enquiry, where it is past its time. */
export async function agedEnquiry(db: Database, id: string, cutoffs: Cutoffs): Promise<Aged | undefined> {
  const [aged] = await agedOf(db, await notAnonymous(db).where('enquiries.id', '=', id).execute(), cutoffs);
  return aged;
}

type Row = Awaited<ReturnType<ReturnType<typeof notAnonymous>['executeTakeFirstOrThrow']>>;
const notAnonymous = (db: Database) =>
  db
    .selectFrom('enquiries')
    .innerJoin('formVersions', (join) =>
      join
        .onRef('formVersions.slug', '=', 'enquiries.formSlug')
        .onRef('formVersions.version', '=', 'enquiries.formVersion'),
    )
    .select(['enquiries.id', 'reference', 'name', 'email', 'formSlug', 'submittedAt', 'followUpOn'])
    .select('formVersions.title as formTitle')
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

/** Those of these that are past their time, in their order. */
async function agedOf(db: Database, rows: readonly Row[], cutoffs: Cutoffs): Promise<Aged[]> {
  const events = await lastEvents(
    db,
    rows.map(({ id }) => id),
  );
  const aged = rows
    .map((row) => ({ ...row, lastEventAt: later(row.submittedAt, events.get(row.id)) }))
    .filter(({ formSlug, lastEventAt }) => lastEventAt <= (cutoffOf(cutoffs, formSlug) ?? ''));
  const isRetained = await withIssued(
    db,
    aged.map(({ id }) => id),
  );
  const waits = await waitingOf(db, aged);
  return aged.map(({ id, reference, name, email, formTitle, lastEventAt }) => ({
    ...{ id, reference, name, email, formTitle, lastEventAt },
    isRetained: isRetained.has(id),
    waits: waits.get(id) ?? null,
  }));
}

const later = (one: string, other = ''): string => (other > one ? other : one);
