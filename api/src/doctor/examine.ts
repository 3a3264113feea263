import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { checkChain } from '../platform/audit/chain';
import { manifest, manifestIn } from '../platform/backup/manifest';
import { connect, type Database } from '../platform/database/database';
import { newer, newestStep, noStep, stepOf } from '../platform/database/schema';
import { checkKeys, givenKeys, requireKey } from '../platform/keys/keysAtStart';
import { askMail } from '../platform/mail/askMail';
import { outboxFolder } from '../platform/mail/outbox';
import { reasonOf } from '../platform/reasonOf';
import { askScanner } from '../platform/scanner/askScanner';
import type { Settings } from '../platform/settings/settings';
import { prefixOf } from '../platform/storage/bucketPrefix';
import { checkSpace, freeOn } from '../platform/storage/diskSpace';
import { openStore } from '../platform/storage/openStore';
import { checkStore } from '../platform/storage/siteMark';
import { within } from '../platform/within';
import { whyNoFolder } from '../starting/whyNot';

/** What was found of one thing that a site needs. */
export interface Finding {
  of: string;
  state: 'ok' | 'wrong' | 'unknown';
  says: string;
}

/** Thrown where something cannot be told, which is no error of the site. */
class Unknown extends Error {}

interface Question {
  of: string;
  /** Says how it is; throws where it is wrong. */
  ask: (db: Database) => Promise<string>;
  /** What to do about it, where the error does not say so itself. */
  remedy?: string;
  /** How long it may take, where it looks at much. */
  patience?: number;
  /** What must be right for it to be told. */
  needs?: 'database' | 'schema' | 'key';
}

const PATIENCE_MS = 10_000;
/** Every entry is looked at, of years. */
const AUDIT_PATIENCE_MS = 600_000;
/** As far as the clocks of a site's servers may differ. */
const MOST_APART_MS = 1_000;
const OLDEST_BACKUP_HOURS = 48;

/**
 * Looks at a site as its next start would, and at what it works with, and changes nothing: a server may run meanwhile.
 *
 * @param backups the folder of a backup, or of several
 */
export async function examine(settings: Settings, backups?: string): Promise<Finding[]> {
  const noFolder = whyNoFolder(settings);
  if (noFolder) return [{ of: 'data folder', state: 'wrong', says: noFolder }];
  const db = connect(settings);
  try {
    const findings: Finding[] = [];
    for (const question of questionsOf(settings, backups)) {
      const { of, needs } = question;
      const isAsked = !needs || findings.some((found) => found.of === needs && found.state === 'ok');
      const says = `cannot be told before the ${needs} is right`;
      findings.push(isAsked ? await answerTo(question, db) : { of, state: 'unknown', says });
    }
    return findings;
  } finally {
    await db.destroy();
  }
}

async function answerTo({ of, ask, remedy, patience = PATIENCE_MS }: Question, db: Database): Promise<Finding> {
  try {
    return { of, state: 'ok', says: await within(patience, ask(db)) };
  } catch (error) {
    const says = [reasonOf(error), remedy].filter(Boolean).join(': ');
    return { of, state: error instanceof Unknown ? 'unknown' : 'wrong', says };
  }
}

function questionsOf(settings: Settings, backups: string | undefined): Question[] {
  const { dataDir, databaseUrl, clamd, smtpUrl, live } = settings;
  return [
    {
      of: 'database',
      remedy: databaseUrl ? 'start it, or mend DATABASE_URL' : 'is forms.db in DATA_DIR this site’s?',
      async ask(db) {
        await sql`select 1`.execute(db);
        return databaseUrl ? 'PostgreSQL answers' : 'the embedded one opens';
      },
    },
    {
      of: 'schema',
      needs: 'database',
      ask: askSchema,
    },
    {
      of: 'key',
      needs: 'schema',
      async ask(db) {
        const keys = givenKeys(settings);
        requireKey(settings, keys);
        await checkKeys(db, keys);
        const [first] = keys;
        return first ? `answers are sealed with ${first.name}, and open` : 'answers are kept as they are';
      },
    },
    {
      of: 'audit log',
      needs: 'key',
      patience: AUDIT_PATIENCE_MS,
      remedy: 'compare it with a backup: somebody has changed the database',
      ask: (db) => askAudit(db, givenKeys(settings)),
    },
    {
      of: 'files',
      needs: 'schema',
      async ask(db) {
        const store = await openStore(settings, () => prefixOf(db));
        await store.reach();
        await checkStore({ db, store });
        return `stand in ${store.where}`;
      },
    },
    {
      of: 'disk',
      remedy: 'make room on the disk of DATA_DIR',
      async ask() {
        await checkSpace(dataDir);
        return `${Math.floor((await freeOn(dataDir)) / 1_000_000_000)} GB are free`;
      },
    },
    {
      of: 'clock',
      needs: 'database',
      remedy: 'have this machine and that of the database set their clocks (NTP)',
      async ask(db) {
        if (!databaseUrl) return 'the embedded database goes by this machine’s';
        const apart = await apartFrom(db);
        if (apart > MOST_APART_MS) throw new Error(`it is ${Math.round(apart / 1000)} s from the database’s`);
        return 'agrees with the database’s';
      },
    },
    {
      of: 'mail',
      remedy: 'mend SMTP_URL; letters wait meanwhile',
      async ask() {
        if (smtpUrl) {
          await askMail(smtpUrl, { signsIn: true });
          return 'the server takes the sign-in';
        }
        const unsent = `letters are not sent (SMTP_URL is not set) but put into ${outboxFolder(dataDir)}`;
        if (live) throw new Error(unsent);
        return unsent;
      },
    },
    {
      of: 'scanner',
      remedy: 'start ClamAV’s daemon, or mend CLAMD; uploads are held meanwhile',
      async ask() {
        if (!clamd) return 'none: nobody looks for viruses (CLAMD is not set)';
        await askScanner(clamd);
        return 'answers';
      },
    },
    {
      of: 'backup',
      remedy: 'npm run backup -- FOLDER',
      async ask() {
        if (!backups) throw new Unknown('name the folder of backups: npm run doctor -- FOLDER');
        return lastBackup(backups);
      },
    },
    {
      of: 'server',
      ask: () => serverAt(settings),
      remedy: 'its log has the cause',
    },
  ];
}

async function askSchema(db: Database): Promise<string> {
  const step = await stepOf(db);
  if (step === newestStep) return `is at ${step}`;
  if (step > newestStep) throw new Error(newer(step));
  if (step === noStep) throw new Unknown('there is none yet: the first start makes it');
  throw new Error(`it is at ${step}, and this version needs ${newestStep}: restart the server, which brings it there`);
}

async function askAudit(db: Database, keys: Settings['answersKeys']): Promise<string> {
  const { entries, last, lastHash, wrong, unchecked } = await checkChain(db, keys);
  if (wrong !== null) throw new Error(`entry ${wrong} is not as it was written`);
  const gone = unchecked === 0 ? '' : `, ${unchecked} of them under keys that are not given and so not to be told`;
  return entries === 0
    ? 'is empty'
    : `${entries} entries are as they were written${gone}; the last, ${last}, has ${lastHash}`;
}

/** Milliseconds between this machine's clock and the database's, without those that the question took. */
async function apartFrom(db: Database): Promise<number> {
  const asked = Date.now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  const theirs = rows[0]?.ms ?? Number.NaN;
  return Math.max(0, asked - theirs, theirs - Date.now());
}

async function lastBackup(folder: string): Promise<string> {
  const inside = await readdir(folder, { withFileTypes: true }).catch(({ code, message }) => {
    throw new Error(code === 'ENOENT' ? `there is no folder ${folder}` : message);
  });
  const folders = [folder, ...inside.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))];
  const texts = await Promise.all(folders.map((each) => readFile(manifestIn(each), 'utf8').catch(() => undefined)));
  const made = texts.flatMap((text) => (text === undefined ? [] : [manifest.parse(JSON.parse(text)).madeAt])).sort();
  const last = made.at(-1);
  if (last === undefined) throw new Error(`there is no whole one in ${folder}`);
  const hours = Math.floor((Date.now() - Date.parse(last)) / 3_600_000);
  if (hours >= OLDEST_BACKUP_HOURS) throw new Error(`the last is of ${last}, ${Math.floor(hours / 24)} days ago`);
  return `the last is of ${last}`;
}

/** What the server of these settings says of itself, on this machine. */
async function serverAt({ host, port, apiBase }: Settings): Promise<string> {
  const here = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const address = `http://${here.includes(':') ? `[${here}]` : here}:${port}`;
  const answer = await fetch(`${address}${apiBase}/ready`).catch(() => {
    throw new Unknown(`none runs at ${address}`);
  });
  if (answer.ok) return `the one at ${address} is ready`;
  const { parts = [] } = (await answer.json()) as { parts?: string[] };
  throw new Error(`the one at ${address} is not ready (${parts.join(', ')})`);
}
