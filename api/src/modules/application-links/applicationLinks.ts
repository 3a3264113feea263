import { applicationPath, LINK_DAYS, LINK_DAYS_ALONE, NO_APPLICATION, WRONG_CODES } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { hashOf, newSecret } from '../../platform/ids';
import { addressAt } from '../../platform/settings/addressAt';
import { daysFromNow, now } from '../../platform/time';
import { campusOfEnquiry } from './campusOfEnquiry';

/** A new secret for an enquiry's private page. Only its hash is kept: each letter, and each browser, has one of its own. */
export async function newApplicationLink(db: Database, enquiryId: string): Promise<string> {
  const link = newSecret();
  await db
    .insertInto('applicationLinks')
    .values({ linkHash: hashOf(link), enquiryId, madeAt: now(), codeHash: null, codeUntil: null })
    .execute();
  return link;
}

/** A new address of an enquiry's private page, as a letter gives it: that of the page in the applicant's language. */
export const newApplicationAddress = async ({ db, settings }: Pick<App, 'db' | 'settings'>, enquiryId: string) =>
  addressAt(settings, applicationPath(await newApplicationLink(db, enquiryId)), {
    campus: await campusOfEnquiry(db, settings, enquiryId),
  });

/** The enquiry that a secret opens, and whether it takes a code; undefined for one that is unknown, too old or locked. */
export async function linkBehind(
  db: Database,
  link: string,
): Promise<{ linkHash: string; enquiryId: string; needsCode: boolean } | undefined> {
  const row = await db
    .selectFrom('applicationLinks')
    .innerJoin('enquiries', 'enquiries.id', 'enquiryId')
    .select(['linkHash', 'enquiryId', 'madeAt'])
    .where('linkHash', '=', hashOf(link))
    .where('madeAt', '>', daysFromNow(-LINK_DAYS))
    .where('wrongCodes', '<', WRONG_CODES)
    .executeTakeFirst();
  if (!row) return undefined;
  const { madeAt, ...found } = row;
  return { ...found, needsCode: madeAt <= daysFromNow(-LINK_DAYS_ALONE) };
}

/** The one answer to a link that opens nothing, whatever the cause. */
export const noApplication = () => new HttpError(404, 'no-application', NO_APPLICATION);

/** The enquiry that a secret opens by itself. Throws 404 also for one that takes a code: what needs one to be read needs one to be changed. */
export async function enquiryBehind(db: Database, link: string): Promise<string> {
  const found = await linkBehind(db, link);
  if (!found || found.needsCode) throw noApplication();
  return found.enquiryId;
}

/** The enquiry of a secret that may be too old or locked: enough for a letter to the address that the enquiry gives. */
export async function enquiryOfLink(db: Database, link: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('applicationLinks')
    .select('enquiryId')
    .where('linkHash', '=', hashOf(link))
    .executeTakeFirst();
  return row?.enquiryId;
}

/** Ends every secret of an enquiry. */
export async function revokeLinks(db: Database, enquiryId: string): Promise<void> {
  await db.deleteFrom('applicationLinks').where('enquiryId', '=', enquiryId).execute();
}
