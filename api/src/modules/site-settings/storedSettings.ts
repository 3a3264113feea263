import type { Database } from '../../platform/database/database';
import { now } from '../../platform/time';
import type { SiteSettingName } from './tables';

/** What staff set for the whole site, with who did; before anybody has, `version` is 0. */
export interface SiteSetting<Value> {
  value: Value;
  version: number;
  madeBy: string | null;
  madeAt: string | null;
}

/** A setting as it stands, and as the product brings it until staff have set it. */
export async function settingNow<Value>(
  db: Database,
  name: SiteSettingName,
  { read, own }: { read(stored: unknown): Value; own: Value },
): Promise<SiteSetting<Value>> {
  const row = await db
    .selectFrom('siteSettings')
    .leftJoin('users', 'users.id', 'siteSettings.madeBy')
    .select(['value', 'version', 'users.name as author', 'madeAt'])
    .where('siteSettings.name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { value: own, version: 0, madeBy: null, madeAt: null };
  const { version, author, madeAt } = row;
  return { value: read(JSON.parse(row.value)), version, madeBy: author, madeAt };
}

/** Sets it over the version that was seen; what it was before stays. Answers false where another one stands by now. */
export async function changeSetting(
  db: Database,
  name: SiteSettingName,
  { version, value, madeBy }: { version: number; value: unknown; madeBy: string },
): Promise<boolean> {
  const newest = await db
    .selectFrom('siteSettings')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .where('name', '=', name)
    .executeTakeFirst();
  if ((newest?.version ?? 0) !== version) return false;
  // Of two at once one makes the next version, and the other hears that it is there.
  const made = await db
    .insertInto('siteSettings')
    .values({ name, version: version + 1, value: JSON.stringify(value), madeBy, madeAt: now() })
    .onConflict((known) => known.doNothing())
    .returning('version')
    .executeTakeFirst();
  return made !== undefined;
}
