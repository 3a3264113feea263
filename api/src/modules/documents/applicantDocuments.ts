import {
  ACCEPTED_ALREADY,
  type ApplicationDocument,
  authors,
  MOST_FILES_OF_DOCUMENT,
  NOT_ASKED_FOR,
  routes,
  SEEN_ALREADY,
  standardFiles,
  TAKES_NO_DOCUMENTS,
  TOO_MANY_FILES,
  takesDocuments,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { enquiryBehind } from '../application-links/applicationLinks';
import { lockEnquiry } from '../enquiries/lockEnquiry';
import { isWithdrawn, reopenEnquiry } from '../enquiries/status';
import { enquiryById } from '../enquiries/storedEnquiries';
import { noSuchFile } from '../files/permittedFile';
import type { Fields } from '../files/receiveUpload';
import { removeFile } from '../files/removeFile';
import type { Uploading } from '../files/uploads';
import { recordStep } from '../history/recordStep';
import { dropWhereNoneWaits, queueDocumentsReceived } from './documentsReceived';
import { documentsOf } from './storedDocuments';

/** Takes the documents that an application asks for from whoever has the link to its page. */
export function serveApplicantDocuments(
  app: App,
  { takeUpload, beginUpload }: Pick<Uploading, 'takeUpload' | 'beginUpload'>,
): void {
  const { db } = app;

  serve(app, routes.sendDocument, ({ request }) =>
    takeUpload(request, {
      accepted: standardFiles,
      whoseOf: async (fields) => ({ entityType: 'enquiry', entityId: (await wantedBy(db, fields)).enquiryId }),
      onStored: async (trx, fileId, fields) => {
        await lockEnquiry(trx, await enquiryBehind(trx, fields.get('link') ?? ''));
        const { enquiryId, document } = await wantedBy(trx, fields);
        await trx.insertInto('documentFiles').values({ fileId, enquiryId, name: document.name }).execute();
        await recordStep(trx, {
          enquiryId,
          kind: 'document-sent',
          detail: document.title,
          author: authors.applicant,
        });
        await reopenEnquiry(trx, enquiryId);
        await queueDocumentsReceived(trx, enquiryId, fileId);
      },
    }),
  );

  serve(app, routes.beginDocument, async ({ body: { link, document, ...file } }) => {
    const { enquiryId } = await wantedBy(db, new Map(Object.entries({ link, document })));
    return beginUpload({ ...file, accepted: standardFiles, whose: { entityType: 'enquiry', entityId: enquiryId } });
  });

  serve(app, routes.takeBackDocument, async ({ params: { id }, body }) => {
    const enquiryId = await enquiryBehind(db, body.link);
    const found = await db
      .selectFrom('documentFiles')
      .innerJoin('files', 'files.id', 'fileId')
      .select('files.name')
      .where('fileId', '=', id)
      .where('enquiryId', '=', enquiryId)
      .executeTakeFirst();
    if (!found) throw noSuchFile();
    const isRemoved = await removeFile(app, id, (files) =>
      files.where(({ exists, selectFrom }) =>
        exists(selectFrom('documentFiles').select('fileId').where('fileId', '=', id).where('isSeen', '=', 0)),
      ),
    );
    if (!isRemoved) throw new HttpError(409, 'seen-already', SEEN_ALREADY);
    await db.transaction().execute(async (trx) => {
      await recordStep(trx, { enquiryId, kind: 'document-removed', detail: found.name, author: authors.applicant });
      await dropWhereNoneWaits(trx, enquiryId);
    });
  });
}

/** The document that an upload is of. Throws 404 for a link that opens nothing, 409 where the application does not take it. */
async function wantedBy(
  db: Database | Trx,
  fields: Fields,
): Promise<{ enquiryId: string; document: ApplicationDocument }> {
  const enquiryId = await enquiryBehind(db, fields.get('link') ?? '');
  const enquiry = await enquiryById(db, enquiryId);
  const invoice = enquiry.invoiceStatus === null ? null : { status: enquiry.invoiceStatus };
  const refused = (word: string, message: string) => new HttpError(409, word, message);
  if (!takesDocuments({ ...enquiry, withdrawn: isWithdrawn(enquiry), invoice }))
    throw refused('takes-none', TAKES_NO_DOCUMENTS);
  const document = (await documentsOf(db, enquiry)).find(({ name }) => name === fields.get('document'));
  if (!document) throw refused('not-asked-for', NOT_ASKED_FOR);
  if (document.state === 'accepted') throw refused('accepted-already', ACCEPTED_ALREADY);
  const waiting = document.files.filter(({ isSeen }) => !isSeen).length;
  if (waiting >= MOST_FILES_OF_DOCUMENT) throw refused('too-many', TOO_MANY_FILES);
  return { enquiryId, document };
}
