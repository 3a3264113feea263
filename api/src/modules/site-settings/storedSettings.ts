import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import type { SiteSettingName } from './tables';

/** Something that staff set for the whole site. */
export interface SiteSetting<Key extends string, Value> {
  name: SiteSettingName;
  /** What the contract calls its value. */
  key: Key;
  /** What the product brings until staff have set it. */
  own: Value;
  read(stored: unknown): Value;
  /** What is said to who changes another version than is stored. */
  changed: { word: string; message: string };
}

/** It as it stands, with who set it; before anybody has, `version` is 0. */
type Stored<Key extends string, Value> = Record<Key, Value> & {
  version: number;
  madeBy: string | null;
  madeAt: string | null;
};

/** A setting as it stands. */
export async function settingNow<Key extends string, Value>(
  db: Database,
  { name, key, own, read }: SiteSetting<Key, Value>,
): Promise<Stored<Key, Value>> {
  const row = await db
    .selectFrom('siteSettings')
    .leftJoin('users', 'users.id', 'siteSettings.madeBy')
    .select(['value', 'version', 'users.name as madeBy', 'madeAt'])
    .where('siteSettings.name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { value, ...made } = row ?? { value: undefined, version: 0, madeBy: null, madeAt: null };
  return { ...made, [key]: value === undefined ? own : read(JSON.parse(value)) } as Stored<Key, Value>;
}

/** Sets it over the version that was seen; what it was before stays. Throws 409 with what is stored over another version. */
export async function changeSetting<Key extends string, Value>(
  db: Database,
  setting: SiteSetting<Key, Value>,
  change: Record<Key, NoInfer<Value>> & { version: number },
  madeBy: string,
): Promise<Stored<Key, Value>> {
  const { name, key, changed } = setting;
  const isOver = ({ version }: { version: number }) => version === change.version;
  if (isOver(await settingNow(db, setting))) {
    // Of two at once one makes the next version, and the other hears that it is there.
    const made = await db
      .insertInto('siteSettings')
      .values({ name, version: change.version + 1, value: JSON.stringify(change[key]), madeBy, madeAt: now() })
      .onConflict((known) => known.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (made) return settingNow(db, setting);
  }
  throw new HttpError(409, changed.word, changed.message, { stored: await settingNow(db, setting) });
}
