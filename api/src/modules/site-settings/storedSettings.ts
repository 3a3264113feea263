import type { EarlierSetting, SettingName, SettingVersion } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { now } from '../../platform/time';

/** Something that staff set for the whole site. */
export interface SiteSetting<Key extends string, Value, Name extends SettingName = SettingName> {
  name: Name;
  /** What the contract calls its value. */
  key: Key;
  /** What the product brings until staff have set it. */
  own: Value;
  read(stored: unknown): Value;
  /** What is said to who changes another version than is stored. */
  changed: { word: string; message: string };
}

/** It as it stands, with who set it; before anybody has, `version` is 0. */
type Stored<Key extends string, Value, Name extends SettingName> = Record<Key, Value> & SettingVersion & { name: Name };

const NOBODYS: SettingVersion = { version: 0, madeBy: null, madeAt: null };
/** The most versions that are listed. */
const MOST_LISTED = 100;

/** A setting as it stands. */
export async function settingNow<Key extends string, Value, Name extends SettingName>(
  db: Database,
  { name, key, own, read }: SiteSetting<Key, Value, Name>,
): Promise<Stored<Key, Value, Name>> {
  const row = await versions(db, name).select('value').limit(1).executeTakeFirst();
  const { value, ...made } = row ?? { value: undefined, ...NOBODYS };
  return { name, ...made, [key]: value === undefined ? own : read(JSON.parse(value)) } as Stored<Key, Value, Name>;
}

/** The states that a setting was in, the newest first; the last that is listed is what came with the product, unless there are very many. */
export async function settingVersions(db: Database, name: SettingName): Promise<SettingVersion[]> {
  const listed = await versions(db, name).limit(MOST_LISTED).execute();
  return listed.length < MOST_LISTED ? [...listed, NOBODYS] : listed;
}

/** What a setting was in one of its states. Throws 404 where it never was. */
export async function earlierSetting(
  db: Database,
  { name, own, read }: Pick<SiteSetting<string, unknown>, 'name' | 'own' | 'read'>,
  version: number,
): Promise<EarlierSetting> {
  if (version === NOBODYS.version) return { ...NOBODYS, value: own };
  const { value, ...made } = await versions(db, name)
    .select('value')
    .where('version', '=', version)
    .executeTakeFirstOrThrow(() => notFound('version'));
  return { ...made, value: read(JSON.parse(value)) };
}

const versions = (db: Database, name: SettingName) =>
  db
    .selectFrom('siteSettings')
    .leftJoin('users', 'users.id', 'siteSettings.madeBy')
    .select(['version', 'users.name as madeBy', 'madeAt'])
    .where('siteSettings.name', '=', name)
    .orderBy('version', 'desc');

/** Sets it over the version that was seen; what it was before stays. Throws 409 with what is stored over another version. */
export async function changeSetting<Key extends string, Value, Name extends SettingName>(
  db: Database,
  setting: SiteSetting<Key, Value, Name>,
  change: Record<Key, NoInfer<Value>> & { version: number },
  madeBy: string,
): Promise<Stored<Key, Value, Name>> {
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
