import { createHmac } from 'node:crypto';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';

type Site = { db: Database } & Pick<App, 'settings'>;

/** An address as it is compared: people write it in small letters or large. */
export const addressOf = (given: string): string => given.trim().toLowerCase();

interface Hashed {
  addressKey: string;
  addressHash: string;
}

/**
 * The hashes of an address under each key of the site, the newest first: who has the database alone, and tries addresses,
 * learns nothing. A site without keys has its own id for one.
 */
export async function hashesOf({ db, settings }: Site, address: string): Promise<[Hashed, ...Hashed[]]> {
  const [first, ...others] = settings.answersKeys.map(({ name, secret }) => hashed(name, secret, address));
  if (first) return [first, ...others];
  const site = await db.selectFrom('siteIds').select('id').executeTakeFirst();
  return [hashed('site', site?.id ?? '', address)];
}

const hashed = (addressKey: string, secret: string, address: string): Hashed => ({
  addressKey,
  addressHash: createHmac('sha256', secret).update(`erased address\n${address}`).digest('base64url'),
});
