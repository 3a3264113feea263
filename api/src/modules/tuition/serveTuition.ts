import { routes, type Session, tuition, tuitionSummary } from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { commentOn } from '../enquiries/comments';
import { enquiriesOf, enquiryById } from '../enquiries/storedEnquiries';
import { listed } from '../files/listedFile';
import { tuitionBy } from '../files/tuitionBy';
import { tuitionFiles } from '../files/tuitionFiles';
import { whereMerged } from '../merges/storedMerges';
import { whatLessonsNeed } from './whatLessonsNeed';

/** So many of the newest a tutor has on their list. */
const MOST_LISTED = 200;

/** The tuition that is assigned to whoever teaches: they see it alone, and of it what lessons need. */
export function serveTuition(app: App): void {
  const { db, settings } = app;

  /** Throws 404 for what is not theirs, as for what is not there. */
  async function mustBeTheirs(id: string, { userId }: Session): Promise<void> {
    const row = await tuitionBy(db, userId).select('enquiries.id').where('enquiries.id', '=', id).executeTakeFirst();
    if (!row) throw notFound('tuition of yours');
  }

  serve(app, routes.ownTuition, async ({ session }) => {
    const rows = await tuitionBy(db, session.userId)
      .select('enquiries.id')
      .where(whereMerged(db, 'not in'))
      .orderBy('submittedAt', 'desc')
      .orderBy('enquiries.id')
      .limit(MOST_LISTED)
      .execute();
    const enquiries = await enquiriesOf(
      db,
      rows.map(({ id }) => id),
    );
    return enquiries.map((enquiry) => tuitionSummary.parse(enquiry));
  });

  serve(app, routes.tuitionOf, async ({ params: { id }, session }) => {
    await mustBeTheirs(id, session);
    const enquiry = await enquiryById(db, id);
    const files = await tuitionFiles(db, id).selectAll('files').orderBy('uploadedAt', 'desc').orderBy('id').execute();
    return tuition.parse({
      ...enquiry,
      ...whatLessonsNeed(enquiry),
      files: files.map((file) => listed(file, settings.apiBase)),
    });
  });

  serve(app, routes.addTuitionNote, async ({ params: { id }, body, session, request }) => {
    await mustBeTheirs(id, session);
    await once(db, { scope: `tuition/${id}/notes`, key: idempotencyKeyOf(request), body }, (trx) =>
      commentOn(trx, id, body.text, session.name),
    );
  });
}
