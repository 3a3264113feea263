import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { MailServer } from '../../../api/src/testing/mailServer';
import { postgresPrograms, startPostgres } from '../../../api/src/testing/postgres';
import { startS3 } from '../../../api/src/testing/startS3';
import { atTheEnd, runBench } from '../started/leaving';
import type { Machine } from './machine';
import { month } from './month';
import type { Ground } from './operator';
import { Pages } from './pages';
import { FIRST, repositoryOf, SECOND } from './releases';

/** What differs from one kind of site to another. */
type Kind = Pick<Ground, 'database' | 'settings'>;

const kinds: Record<string, () => Promise<Kind>> = {
  SQLite: async () => ({ settings: {}, database: async () => ({}) }),
  PostgreSQL: async () => ({ settings: {}, database: await onPostgres() }),
  bucket: async () => {
    const s3 = await startS3();
    atTheEnd(() => s3.stop());
    return { settings: s3.env, database: async () => ({}) };
  },
};

/** Why the run types none of these. */
function letBe(pages: Pages): void {
  pages.leave(/^docker /, 'there is no Docker here');
  pages.leave(/^journalctl /, 'the service manager is stood in for, and has no journal');
  pages.leave(/^apt-get /, 'needs root, and changes the machine');
  pages.leave(/^npm audit /, 'what it answers depends on the day');
  pages.leave(/^npm run bench /, 'is a bench of its own, of a checkout');
  pages.leave(/^kill -9$/, 'is what `npm run bench durability` does');
  pages.leave(/^node api\/dist\/bin\/start\.js$/, 'the unit runs it');
  pages.leave(/^npm (ci|run take-over)$/, 'is typed where it stands in a block');
}

/**
 * `npm run bench month`: a month of a site by the commands of docs/installing.md, docs/operating.md and
 * docs/keeping-it-safe.md, each of them really typed, in empty folders, with the last commit as the first release;
 * `npm run bench month SQLite` is one of its three kinds.
 */
async function bench(): Promise<string[]> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  const root = mkdtempSync(join(tmpdir(), 'forms-month-'));
  atTheEnd(() => rmSync(root, { recursive: true, force: true }));
  const repository = `file://${repositoryOf(join(root, 'repository'))}`;
  const wanted = process.argv.slice(2);
  const built = new Map<string, string>();
  const errors: string[] = [];
  const figures: Record<string, object> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const pages = new Pages();
    const folder = join(root, name);
    mkdirSync(folder);
    const began = performance.now();
    const mail = new MailServer();
    atTheEnd(() => mail.stop());
    const came = await month({
      ...(await kind()),
      folder,
      repository,
      pages,
      mail,
      async release(machine, release, build) {
        const there = join(machine.root, 'opt/forms/releases', release);
        const known = built.get(release);
        if (known === undefined) {
          await build();
          built.set(release, there);
        } else copyOf(known, machine, pages);
      },
    });
    letBe(pages);
    // What the rest of a month that broke off would have typed is no error of the pages.
    const left = came.isWhole ? pages.left() : [];
    errors.push(...[...came.errors, ...left].map((error) => `${name}: ${error}`));
    figures[name] = {
      'away for the update, ms': came.away,
      'all of it, s': Math.round((performance.now() - began) / 1000),
    };
    console.log(`${name}: ${errors.length === 0 ? 'held' : 'did not hold'}. Not typed:`);
    for (const reason of pages.reasons) console.log(`  ${reason}`);
  }
  console.table(figures);
  return errors;
}

/** What the page says of other machines: the same folder, built once, is copied. */
function copyOf(built: string, machine: Machine, pages: Pages): void {
  const releases = join(machine.root, 'opt/forms/releases');
  mkdirSync(releases, { recursive: true });
  execFileSync('cp', ['-a', '--link', built, releases]);
  pages.reasons.push(`A release (docs/installing.md): ${FIRST} and ${SECOND} were built once and are copied`);
}

async function onPostgres(): Promise<Ground['database']> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed (on Debian: apt-get install postgresql)');
  const postgres = await startPostgres(programs);
  atTheEnd(() => postgres.stop());
  return async (name) => {
    const client = new Client({ connectionString: `${postgres.address}/postgres` });
    await client.connect();
    await client.query(`drop database if exists "${name}" with (force)`);
    await client.query(`create database "${name}"`);
    await client.end();
    return { DATABASE_URL: `${postgres.address}/${name}` };
  };
}

runBench(bench);
