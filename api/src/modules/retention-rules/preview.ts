import { type AgedEnquiry, MOST_SHOWN, type RetentionAsked, type RetentionPreview } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { formExists } from '../forms/storedForms';
import { type Aged, agedEnquiries } from './agedEnquiries';
import { cutoffsOf } from './cutoffs';
import { lastEvents } from './lastEvents';
import { waitingOf } from './waiting';

/** What would go by a rule today. Throws 404 where there is no such form. */
export async function previewOf(db: Database, { form, months }: RetentionAsked): Promise<RetentionPreview> {
  if (form !== null && !(await formExists(db, form))) throw notFound('form');
  const counts = { erased: 0, anonymous: 0, waiting: 0 };
  const first = new Map<string, Aged['becomes']>();
  for await (const { id, becomes, waits } of agedEnquiries(db, await cutoffsOf(db, form, months))) {
    counts[waits ? 'waiting' : becomes] += 1;
    if (first.size < MOST_SHOWN) first.set(id, becomes);
  }
  return { ...counts, first: await shownOf(db, first) };
}

/** These enquiries as they are shown, the oldest first. */
async function shownOf(db: Database, becomes: ReadonlyMap<string, Aged['becomes']>): Promise<AgedEnquiry[]> {
  const ids = [...becomes.keys()];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('enquiries')
    .innerJoin('formVersions', (join) =>
      join
        .onRef('formVersions.slug', '=', 'enquiries.formSlug')
        .onRef('formVersions.version', '=', 'enquiries.formVersion'),
    )
    .select(['enquiries.id', 'reference', 'name', 'submittedAt', 'formVersions.title as formTitle'])
    .where('enquiries.id', 'in', ids)
    .orderBy('submittedAt')
    .orderBy('enquiries.id')
    .execute();
  const events = await lastEvents(db, ids);
  const waits = await waitingOf(db, rows);
  return rows.map(({ submittedAt, ...row }) => ({
    ...row,
    lastEventAt: later(submittedAt, events.get(row.id)),
    becomes: becomes.get(row.id) ?? 'erased',
    waits: waits.get(row.id) ?? null,
  }));
}

const later = (one: string, other = ''): string => (other > one ? other : one);
