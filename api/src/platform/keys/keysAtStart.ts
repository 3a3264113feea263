import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { connect, type Database, inTurn } from '../database/database';
import { mustBeWhole } from '../database/restoredCopy';
import { migrate } from '../database/schema';
import { type AnswersKey, answersKey, keyNameOf, openText } from '../sealing/sealedText';
import type { Settings } from '../settings/settings';
import { now } from '../time';

/** Where the key stands of a site that was given none. */
export const keyFile = (dataDir: string): string => resolve(join(dataDir, 'answers.key'));

const NONE_ON_LIVE = `The live site needs a key that answers are encrypted with: set ANSWERS_KEYS, as in docs/operating.md (Answers under a key), or ANSWERS_KEYS=off to keep them as they are.`;

/**
 * The keys of this start: those of the settings, or the one in the data folder, which the first start of a site that is
 * not live makes. None where ANSWERS_KEYS is off. Throws, in words for whoever starts it, where a key is missing or wrong
 * that answers are sealed with, and on a live site without any.
 */
export async function keysAtStart(
  settings: Pick<Settings, 'answersKeys' | 'answersInClear' | 'live' | 'dataDir' | 'databaseUrl'>,
): Promise<AnswersKey[]> {
  const { answersInClear, dataDir } = settings;
  let keys = givenKeys(settings);
  const db = connect(settings);
  try {
    await mustBeWhole(db);
    await migrate(db);
    await inTurn(db, settings, async () => {
      const used = (await db.selectFrom('answersKeys').select('name').execute()).map(({ name }) => name);
      for (const name of used) await checkKey(db, keys, name);
      requireKey(settings, keys);
      if (keys.length === 0 && !answersInClear) {
        // Another server of this database has a key of its own already.
        if (used[0] && settings.databaseUrl) throw new Error(missing(used[0]));
        keys = [makeKey(dataDir)];
      }
      const [first] = keys;
      if (first && !used.includes(first.name))
        await db.insertInto('answersKeys').values({ name: first.name }).execute();
    });
  } finally {
    await db.destroy();
  }
  return keys;
}

/** The keys that there are: those of the settings, or the one in the data folder. Throws where that cannot be read. */
export const givenKeys = ({
  answersKeys,
  answersInClear,
  dataDir,
}: Pick<Settings, 'answersKeys' | 'answersInClear' | 'dataDir'>): AnswersKey[] =>
  answersKeys.length > 0 || answersInClear ? answersKeys : keysOfFile(dataDir);

/** Throws where these are none and the site is live, which makes none by itself. */
export function requireKey(
  { answersInClear, live }: Pick<Settings, 'answersInClear' | 'live'>,
  keys: readonly AnswersKey[],
): void {
  if (live && keys.length === 0 && !answersInClear) throw new Error(NONE_ON_LIVE);
}

/**
 * Throws, in words for whoever operates the server, where answers are sealed with a key that is not among these, as when
 * another server was given a new one.
 */
export async function checkKeys(db: Database, keys: readonly AnswersKey[]): Promise<void> {
  const used = await db.selectFrom('answersKeys').select('name').execute();
  for (const { name } of used) if (!keys.some((key) => key.name === name)) await checkKey(db, keys, name);
  // One answer tells whether a key is the one of its name: to look for one of each would read them all.
  const answer = await db.selectFrom('enquiries').select('pages').limit(1).executeTakeFirst();
  if (answer) mustOpen(keys, answer.pages);
}

/** Forgets the keys that nothing is sealed with any more. */
export async function forgetOldKeys(db: Database, [first]: readonly AnswersKey[]): Promise<void> {
  await db
    .deleteFrom('answersKeys')
    .where('name', '!=', first?.name ?? '')
    .execute();
}

const missing = (name: string) =>
  `Answers are encrypted with the key ${name}, which this server does not have: put it into ANSWERS_KEYS, or its file answers.key back into DATA_DIR. Without it they cannot be read.`;

async function checkKey(db: Database, keys: readonly AnswersKey[], name: string): Promise<void> {
  const sealed = await sealedWith(db, name);
  if (sealed !== undefined) mustOpen(keys, sealed);
}

function mustOpen(keys: readonly AnswersKey[], stored: string): void {
  const name = keyNameOf(stored);
  if (name === undefined) return;
  if (!keys.some((key) => key.name === name)) throw new Error(missing(name));
  try {
    openText(keys, stored);
  } catch {
    throw new Error(`The key ${name} is not the one of this name that answers were encrypted with.`);
  }
}

/** One of the texts that this key sealed, if there is one. */
async function sealedWith(db: Database, name: string): Promise<string | undefined> {
  const start = `sealed:${name}:`;
  const begins = (column: string) => sql<boolean>`substr(${sql.ref(column)}, 1, ${start.length}) = ${start}`;
  const answer = await db.selectFrom('enquiries').select('pages').where(begins('pages')).limit(1).executeTakeFirst();
  if (answer) return answer.pages;
  const factor = await db.selectFrom('secondFactors').select('secret').where(begins('secret')).executeTakeFirst();
  if (factor) return factor.secret;
  const sent = await db
    .selectFrom('boardSubmissionTexts')
    .select('candidate')
    .where(begins('candidate'))
    .limit(1)
    .executeTakeFirst();
  if (sent) return sent.candidate;
  for (const table of ['candidateCorrections', 'answerCorrections'] as const) {
    const correction = await db
      .selectFrom(table)
      .select('corrected')
      .where(begins('corrected'))
      .limit(1)
      .executeTakeFirst();
    if (correction) return correction.corrected;
  }
  return undefined;
}

function keysOfFile(dataDir: string): AnswersKey[] {
  const path = keyFile(dataDir);
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`${path}, which holds the key of answers, cannot be read.`);
  }
  const read = answersKey.safeParse(text);
  if (!read.success) throw new Error(`${path} must hold a name and a secret, as it was made.`);
  return [read.data];
}

function makeKey(dataDir: string): AnswersKey {
  const key = { name: now().slice(0, 10), secret: randomBytes(32).toString('base64url') };
  writeFileSync(keyFile(dataDir), `${key.name}:${key.secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return key;
}
