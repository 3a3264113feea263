import { type ApplicationDocument, CHANGED_SINCE, type DocumentDecision, routes } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { newId } from '../../platform/ids';
import { lockUnmerged } from '../enquiries/lockEnquiry';
import { beginEnquiry } from '../enquiries/status';
import { enquiryById } from '../enquiries/storedEnquiries';
import { recordStep } from '../history/recordStep';
import { queueLetter } from '../letters/queueLetter';
import { documentsOf } from './storedDocuments';

/** What staff read of documents, and say of them. */
export function serveStaffDocuments(app: App): void {
  const { db } = app;

  serve(app, routes.enquiryDocuments, async ({ params: { id } }) => documentsOf(db, await enquiryById(db, id)));

  serve(app, routes.decideDocument, async ({ params: { id, name }, body, session }) => {
    await db.transaction().execute(async (trx) => {
      await lockUnmerged(trx, id);
      const document = (await documentsOf(trx, await enquiryById(trx, id))).find((each) => each.name === name);
      if (!document) throw notFound('document');
      await decide(trx, id, document, body, session.name);
    });
    return documentsOf(db, await enquiryById(db, id));
  });
}

/** Writes down what was decided of a document. Throws 409 where its files are others than were seen, or there is none. */
async function decide(
  trx: Trx,
  enquiryId: string,
  { name, title, state, files }: ApplicationDocument,
  decision: DocumentDecision,
  author: string,
): Promise<void> {
  const isSame = files.length === decision.files.length && files.every(({ id }) => decision.files.includes(id));
  if (!isSame || files.length === 0) throw new HttpError(409, 'changed-since', CHANGED_SINCE);
  // Who only looks at what was decided already changes nothing.
  if (decision.state === 'checking' && state !== 'received') return;
  const { state: verdict } = decision;
  const reason = decision.state === 'again' ? decision.reason : '';
  await trx
    .insertInto('documentVerdicts')
    .values({ enquiryId, name, verdict, reason })
    .onConflict((known) => known.columns(['enquiryId', 'name']).doUpdateSet({ verdict, reason }))
    .execute();
  await trx
    .updateTable('documentFiles')
    .set({ isSeen: 1 })
    .where('enquiryId', '=', enquiryId)
    .where('name', '=', name)
    .execute();
  if (verdict === 'checking') return;
  await beginEnquiry(trx, enquiryId, author);
  const detail = reason ? `${title}: ${reason}` : title;
  await recordStep(trx, { enquiryId, kind: `document-${verdict}`, detail, author });
  if (verdict === 'again') await queueLetter(trx, enquiryId, 'document-again', { about: newId() });
}
