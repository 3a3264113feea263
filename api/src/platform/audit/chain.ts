import { createHmac } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AuditCheck } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import type { Settings } from '../settings/settings';

export type Entry = Selectable<Tables['auditEntries']>;
type Keys = Settings['answersKeys'];

/** So many are looked at in one go: others are answered between. */
const AT_ONCE = 500;
/** The name of no key: a site that keeps answers as they are has none. */
const NO_KEY = '';

/** The name of the key that entries are hashed under now. */
export const keyNow = ([newest]: Keys): string => newest?.name ?? NO_KEY;

/** The hash of an entry after another of this hash; undefined where its key is none of the site's any more. */
export function hashAfter(
  before: string,
  { hash: _, ...entry }: Omit<Entry, 'hash'> & { hash?: string },
  keys: Keys,
): string | undefined {
  const { id, number, at, actor, call, record, detail, keyName } = entry;
  const secret = keyName === NO_KEY ? '' : keys.find(({ name }) => name === keyName)?.secret;
  if (secret === undefined) return undefined;
  const said = JSON.stringify(['audit log', before, number, id, at, actor, call, record, detail, keyName]);
  return createHmac('sha256', secret).update(said).digest('base64url');
}

/** Looks at every entry: whether one was changed, left out or put in since it was written. `wrong` is the number of the first. */
export async function checkChain(db: Database, keys: Keys): Promise<AuditCheck> {
  const check: AuditCheck = { entries: 0, first: null, last: null, lastHash: null, wrong: null, unchecked: 0 };
  for (let before: Entry | undefined; ; await setImmediate()) {
    const rows = await db
      .selectFrom('auditEntries')
      .selectAll()
      .where('number', '>', before?.number ?? 0)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    for (const entry of rows) {
      const hash = hashAfter(before?.hash ?? '', entry, keys);
      check.first ??= entry.number;
      check.entries += 1;
      if (hash === undefined) check.unchecked += 1;
      const follows = entry.number === (before?.number ?? 0) + 1;
      if (!follows || (hash !== undefined && hash !== entry.hash)) check.wrong ??= entry.number;
      before = entry;
    }
    if (rows.length < AT_ONCE) return { ...check, last: before?.number ?? null, lastHash: before?.hash ?? null };
  }
}
