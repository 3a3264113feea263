import { type Role, worksHere } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { userByEmail } from '../users/storedUsers';

interface Loose {
  letters: string[];
  drafts: { linkHash: string; slug: string; savedAt: string; keptUntil: string }[];
  reports: string[];
  /** Letters about an account that wait to be sent. */
  jobs: string[];
  account: { id: string; name: string; isOfStaff: boolean } | null;
}

/** What is held of an address, in small letters, beside enquiries and messages. */
export async function looseOf(db: Database, email: string): Promise<Loose> {
  const letters = await db
    .selectFrom('letters')
    .leftJoin('contactReplies', 'contactReplies.id', 'letters.id')
    .select('letters.id')
    .where('letters.enquiryId', 'is', null)
    .where('contactReplies.id', 'is', null)
    .where(({ fn }) => fn('lower', ['recipient']), '=', email)
    .execute();
  const drafts = await db
    .selectFrom('drafts')
    .select(['linkHash', 'slug', 'savedAt', 'keptUntil'])
    .where('enquiryId', 'is', null)
    .where(
      'linkHash',
      'in',
      db
        .selectFrom('draftLetters')
        .innerJoin('letters', 'letters.id', 'letterId')
        .select('draftLetters.linkHash')
        .where(({ fn }) => fn('lower', ['recipient']), '=', email),
    )
    .execute();
  const like = `%${email.replace(/[\\%_]/g, '\\$&')}%`;
  const reports = await db
    .selectFrom('bugReports')
    .select('id')
    .where(sql<boolean>`lower(report) like ${like} escape '\\'`)
    .execute();
  const jobs = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'passwordLetter')
    .where(sql<boolean>`lower(payload) like ${like} escape '\\'`)
    .execute();
  return {
    letters: letters.map(({ id }) => id),
    drafts,
    reports: reports.map(({ id }) => id),
    jobs: jobs.map(({ id }) => id),
    account: await accountOf(db, email),
  };
}

async function accountOf(db: Database, email: string): Promise<Loose['account']> {
  const user = await userByEmail(db, email);
  if (!user) return null;
  const roles = JSON.parse(user.roles) as Role[];
  return { id: user.id, name: user.name, isOfStaff: worksHere(roles) };
}
