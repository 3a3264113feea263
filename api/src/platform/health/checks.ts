import type { FastifyBaseLogger } from 'fastify';
import { Check, type Checks } from '../checks/check';
import type { Database } from '../database/database';
import { checkKeys } from '../keys/keysAtStart';
import { askMail } from '../mail/askMail';
import { askScanner } from '../scanner/askScanner';
import type { Settings } from '../settings/settings';
import { checkSpace } from '../storage/diskSpace';
import { checkStore } from '../storage/siteMark';
import type { Store } from '../storage/store';

/** The checks of a server: each asks the part itself. */
export function checksOf(
  { db, store, settings }: { db: Database; store: Store; settings: Settings },
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Checks {
  const { dataDir, answersKeys, smtpUrl, clamd } = settings;
  const database = new Check('database', () => db.selectFrom('users').select('id').limit(1).execute(), log);
  const keys = async () => {
    if (await database.isWell()) await checkKeys(db, answersKeys);
  };
  const files = async () => {
    await store.reach();
    if (await database.isWell()) await checkStore({ db, store });
  };
  return {
    database,
    store: new Check('store', files, log),
    disk: new Check('disk', () => checkSpace(dataDir), log),
    key: new Check('key', keys, log),
    ...(smtpUrl && { mail: new Check('mail', () => askMail(smtpUrl), log) }),
    ...(clamd && { scanner: new Check('scanner', () => askScanner(clamd), log) }),
  };
}
