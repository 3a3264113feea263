import { documentsAskedBy, submission } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { dayOf } from '../../platform/days';
import { formAt } from '../forms/storedForms';
import type { Say } from './say';

/** A paragraph where an application asks for documents, and none where not. Which ones is not said: they tell of who they are about. */
export async function documentsWanted(db: Database, enquiryId: string, say: Say): Promise<string[]> {
  const { formSlug, formVersion, pages, submittedAt } = await db
    .selectFrom('enquiries')
    .select(['formSlug', 'formVersion', 'pages', 'submittedAt'])
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const { json } = await formAt(db, formSlug, formVersion);
  const asked = documentsAskedBy(json, submission.parse(JSON.parse(pages)), dayOf(submittedAt));
  return asked.length === 0
    ? []
    : [
        say(
          'We ask you for documents. Which ones, how far each is, and where to send them, is on the page of that link.',
        ),
      ];
}
