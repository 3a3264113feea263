import { type LinkTarget, type Session, session } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { hashOf, newSecret } from '../../platform/ids';
import { minutesFromNow, now } from '../../platform/time';

export const TOKEN_MINUTES = 10;
/** Where a login link leads when nobody says: the portal's home. */
const FIRST_PAGE = { slug: 'home' };

/**
 * A one-time token for this person, and the link that carries it behind `#`, where no server and no log sees it.
 *
 * @param target the page that the link leads to, and what it opens there
 * @param options `setsPassword` lets who enters by it set a password without the old one
 */
export async function newLoginLink(
  db: Database,
  userId: string,
  target: LinkTarget = FIRST_PAGE,
  { setsPassword = false } = {},
): Promise<{ token: string; link: string }> {
  const token = newSecret();
  await db.deleteFrom('loginTokens').where('expiresAt', '<=', now()).execute();
  await db
    .insertInto('loginTokens')
    .values({
      tokenHash: hashOf(token),
      userId,
      expiresAt: minutesFromNow(TOKEN_MINUTES),
      setsPassword: setsPassword ? 1 : 0,
    })
    .execute();
  return { token, link: linkWith(token, target) };
}

/** The link that carries a token behind `#`, and leads to a page. */
export const linkWith = (token: string, { slug, hash }: LinkTarget): string =>
  `/#/login/${[token, slug, hash].filter(Boolean).join('/')}`;

/** Whose token this is; undefined for one that is wrong, used or too old, and for somebody who may not sign in. */
export async function ownerOf(
  db: Database,
  token: string,
): Promise<{ owner: Session; setsPassword: boolean } | undefined> {
  const found = await db
    .selectFrom('loginTokens')
    .innerJoin('users', 'users.id', 'loginTokens.userId')
    .select(['users.id as userId', 'users.name', 'users.email', 'users.roles', 'setsPassword'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now())
    .where('users.active', '=', 1)
    .executeTakeFirst();
  if (!found) return undefined;
  return { owner: session.parse({ ...found, roles: JSON.parse(found.roles) }), setsPassword: found.setsPassword === 1 };
}

/** Burns a token. Of several who try at a time, one has burned it. */
export async function burnToken(db: Database, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('loginTokens')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
