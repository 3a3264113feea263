import type { Database } from '../database/database';
import { hashOf, newSecret } from '../ids';
import { minutesFromNow, now } from '../time';

const TOKEN_MINUTES = 10;
/** The page that a login link leads to. */
const FIRST_PAGE = 'enquiries';

/** A one-time token for this person, and the link that carries it behind `#`, where no server and no log sees it. */
export async function newLoginLink(db: Database, userId: string): Promise<{ token: string; link: string }> {
  const token = newSecret();
  await db.deleteFrom('loginTokens').where('expiresAt', '<=', now()).execute();
  await db
    .insertInto('loginTokens')
    .values({ tokenHash: hashOf(token), userId, expiresAt: minutesFromNow(TOKEN_MINUTES) })
    .execute();
  return { token, link: `/#/login/${token}/${FIRST_PAGE}` };
}

/** Burns a token: whose it was, once; undefined for one that is wrong, used or too old. */
export async function burnToken(db: Database, token: string): Promise<string | undefined> {
  const burned = await db
    .deleteFrom('loginTokens')
    .where('tokenHash', '=', hashOf(token))
    .returning(['userId', 'expiresAt'])
    .executeTakeFirst();
  return burned && burned.expiresAt > now() ? burned.userId : undefined;
}
