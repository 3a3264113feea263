import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresPrograms, startPostgres, type TestPostgres } from '../../../api/src/testing/postgres';
import { atTheEnd, runBench } from '../started/leaving';
import { NpmStart } from '../started/npmStart';
import { postgresRestarted, sqliteLocked } from './databaseAway';
import { fullDisk, mountSmallDisk } from './fullDisk';
import { invoices } from './invoices';
import { mailRefuses, RefusingMail } from './mailRefuses';
import { MOST_FILES, noFiles } from './noFiles';
import { type Figures, Site } from './site';
import { slowBodies } from './slowBodies';
import { nestedJson, worstBodies } from './worstBodies';

/**
 * `npm run bench faults`: what goes wrong around a started server, one thing after another, on both databases;
 * `npm run bench faults SQLite mail` is one of them on one.
 */
const wanted = process.argv.slice(2);
const databases = ['SQLite', 'PostgreSQL'] as const;
const isChosen = (word: string, among: readonly string[]) =>
  wanted.includes(word) || !wanted.some((each) => among.includes(each));
const isRoot = process.getuid?.() === 0;
const mostErrorsShown = 12;

/** One kind of trouble, with a server of its own. */
interface Trouble {
  name: string;
  only?: 'SQLite' | 'PostgreSQL';
  mostFiles?: number;
  smallDisk?: true;
  settings?: () => Promise<Record<string, string>>;
  run(site: Site, of: { dataDir: string; postgres: TestPostgres | undefined }): Promise<void>;
}

function troubles(): Trouble[] {
  const mail = new RefusingMail();
  return [
    { name: 'invoices', run: invoices },
    { name: 'nested', run: nestedJson },
    { name: 'bodies', run: worstBodies },
    { name: 'slow', run: slowBodies },
    { name: 'locked', only: 'SQLite', run: (site, { dataDir }) => sqliteLocked(site, dataDir) },
    {
      name: 'restart',
      only: 'PostgreSQL',
      run: async (site, { postgres }) => postgres && postgresRestarted(site, postgres),
    },
    { name: 'mail', settings: () => mail.start(), run: (site) => mailRefuses(site, mail) },
    { name: 'files', mostFiles: MOST_FILES, run: noFiles },
    { name: 'disk', smallDisk: true, run: (site, { dataDir }) => fullDisk(site, dataDir) },
  ];
}

async function bench(): Promise<string[]> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  const folder = mkdtempSync(join(tmpdir(), 'forms-faults-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const programs = postgresPrograms();
  const errors: string[] = [];
  for (const database of databases) {
    if (!isChosen(database, databases)) continue;
    const isPostgres = database === 'PostgreSQL';
    if (isPostgres && !programs) {
      console.log('PostgreSQL is not installed and was left out.');
      continue;
    }
    const postgres = isPostgres && programs ? await startPostgres(programs) : undefined;
    if (postgres) atTheEnd(() => postgres.stop());
    const table: Record<string, Figures> = {};
    const all = troubles();
    const names = all.map(({ name }) => name);
    for (const trouble of all) {
      const { name, only } = trouble;
      if (!isChosen(name, names) || (only && only !== database)) continue;
      if (trouble.smallDisk && !isRoot) {
        console.log('disk: only root may mount a small disk, so it was left out.');
        continue;
      }
      const dataDir = join(folder, `${database}-${name}`);
      const site = await siteFor(trouble, dataDir, postgres);
      try {
        await trouble.run(site, { dataDir, postgres });
      } catch (error) {
        site.errors.push(`${error instanceof Error ? error.message : error}`);
      }
      table[name] = await site.close();
      await site.server.stop();
      console.log(`${database}, ${name}: ${site.errors.length === 0 ? 'held' : `${site.errors.length} errors`}`);
      errors.push(...grouped(site.errors).map((error) => `${database}, ${name}: ${error}`));
    }
    console.log(`\n${database}`);
    console.table(table);
  }
  return errors;
}

/** A server in its own folder, on a database of its own. */
async function siteFor({ name, smallDisk, mostFiles, settings }: Trouble, dataDir: string, postgres?: TestPostgres) {
  mkdirSync(dataDir);
  if (smallDisk) mountSmallDisk(dataDir);
  const log = smallDisk ? join(dataDir, 'log') : undefined;
  const server = await NpmStart.run({
    dataDir,
    settings: { ...(await settings?.()), ...(postgres ? { DATABASE_URL: await newDatabase(postgres, name) } : {}) },
    ...(mostFiles === undefined ? {} : { mostFiles }),
    ...(log === undefined ? {} : { log }),
  });
  return new Site(server, log);
}

async function newDatabase({ address }: TestPostgres, name: string): Promise<string> {
  const client = new Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  return `${address}/${name}`;
}

/** Each error once, with how often it was met. */
function grouped(errors: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const error of errors) times.set(error, (times.get(error) ?? 0) + 1);
  const lines = [...times].map(([error, count]) => (count > 1 ? `${error} (${count} times)` : error));
  const more = lines.length - mostErrorsShown;
  return more > 0 ? [...lines.slice(0, mostErrorsShown), `and ${more} more`] : lines;
}

void runBench(bench);
