import { type Campus, campusOf, type PageAnswers, submission } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Settings } from '../../platform/settings/settings';

/** The campus in whose language an applicant is written to: their answers', else the page's that they were sent from, else the site's. */
export const campusWrittenFrom = (
  enquiry: { pages: readonly PageAnswers[]; sentFrom: Campus | null },
  settings: Pick<Settings, 'campus'>,
): Campus => campusOf(enquiry.pages) ?? enquiry.sentFrom ?? settings.campus;

/** The same of a stored one. */
export async function campusOfEnquiry(
  db: Database,
  settings: Pick<Settings, 'campus'>,
  enquiryId: string,
): Promise<Campus> {
  const { pages, sentFrom } = await db
    .selectFrom('enquiries')
    .select(['pages', 'sentFrom'])
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return campusWrittenFrom({ pages: submission.parse(JSON.parse(pages)), sentFrom }, settings);
}
