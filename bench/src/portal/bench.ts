import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { sql } from 'kysely';
import { connect } from '../../../api/src/platform/database/database';
import { postgresPrograms, startPostgres } from '../../../api/src/testing/postgres';
import { TestServer } from '../../../api/src/testing/startServer';
import { SEARCH_HEADER } from '../../../shared/contract';
import { median, percentile } from '../figures';
import { changeAll } from './changeAll';
import { seed, years } from './seed';

/** `npm run bench portal`: what the portal's lists take with years of data, on both databases, and what others wait for meanwhile. */
const TIMES = Number(process.argv[2] ?? 15);
/** In milliseconds. */
const allowed = { page: 200, search: 300, health: 100 };

interface Asked {
  what: string;
  path: string;
  search?: string;
}
const asked: readonly Asked[] = [
  { what: 'invoices, first page', path: '/invoices' },
  { what: 'invoices, by due date', path: '/invoices?sort=dueDate&tab=unpaid' },
  { what: 'invoices, search: carr', path: '/invoices', search: 'carr' },
  { what: 'enquiries, first page', path: '/enquiries' },
  { what: 'enquiries, five for home', path: '/enquiries?tab=new&size=5' },
  { what: 'enquiries, by name', path: '/enquiries?sort=name' },
  { what: 'enquiries, last page of a tab', path: '/enquiries?tab=completed&place=WyJiYWNrIl0' },
  { what: 'enquiries, by filter', path: '/enquiries?invoice=unpaid&method=card' },
  { what: 'search: lukasz', path: '/enquiries', search: 'lukasz' },
  { what: 'search: lukasz walesa, by name', path: '/enquiries?sort=name', search: 'lukasz walesa' },
  { what: 'search: a telephone number', path: '/enquiries', search: '07700 054 321' },
  { what: 'search: an invoice number', path: '/enquiries', search: 'INV-2024-012345' },
  { what: 'search: a', path: '/enquiries', search: 'a' },
  { what: 'search: example, which all have', path: '/enquiries', search: 'example' },
  { what: 'files, first page', path: '/files/all' },
  { what: 'files, of staff, of whom there are none', path: '/files/all?tab=staff' },
  { what: 'files, of a type that none is of', path: '/files/all?contentType=idDoc' },
  { what: 'files, by name', path: '/files/all?sort=name' },
  { what: 'files, by size, last page', path: '/files/all?sort=size&place=WyJiYWNrIl0' },
  { what: 'files, search: walesa report 54321', path: '/files/all', search: 'walesa report 54321' },
  { what: 'files, search: lukasz walesa', path: '/files/all', search: 'lukasz walesa' },
  { what: 'files, search: report, which all have', path: '/files/all', search: 'report' },
  { what: 'search: nobody', path: '/enquiries', search: 'zzq' },
];

async function started(
  env: Record<string, string>,
): Promise<{ address: string; child: ChildProcess; seconds: number }> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, '../../../api/src/start.ts'), '--development'],
    {
      env: {
        ...process.env,
        RATE_LIMIT_SCALE: '0',
        LOG_LEVEL: 'silent',
        HOST: '127.0.0.1',
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/api/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { address, child, seconds: (performance.now() - begun) / 1000 };
}

async function timed(address: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - begun;
}

/** How long others wait, until it is stopped: one asks for the smallest read again and again. */
function watching(address: string) {
  const waits: number[] = [];
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      waits.push(await timed(`${address}/api/health`, {}).catch(() => Number.POSITIVE_INFINITY));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return async () => {
    isOver = true;
    await done;
    return Math.max(...waits);
  };
}

/** Tidies PostgreSQL's tables up, as it does by itself in years: else it does so while it is measured. */
async function tidy(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  if (databaseUrl === undefined) return;
  const db = connect({ databaseUrl, dataDir });
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
}

/** Measures one of the databases. Answers what took longer than it may. */
async function measure(database: string, env: Record<string, string>, dataDir: string): Promise<string[]> {
  const seeding = await TestServer.start(env, { dataDir });
  const begun = performance.now();
  await seed(seeding.app.db);
  const staff = await seeding.signIn('Staff');
  await seeding.stop({ keepData: true });
  console.log(`${database}: filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const { address, child, seconds } = await started({ ...env, DATA_DIR: dataDir });
  console.log(`${database}: the start that indexed ${years.enquiries} enquiries took ${seconds.toFixed(0)} s`);
  await tidy(env.DATABASE_URL, dataDir);
  const over: string[] = [];
  try {
    const table: Record<string, Record<string, string>> = {};
    for (const { what, path, search } of asked) {
      const headers = { ...staff, ...(search && { [SEARCH_HEADER]: encodeURIComponent(search) }) };
      await timed(`${address}/api${path}`, headers);
      const stop = watching(address);
      const times: number[] = [];
      for (let time = 0; time < TIMES; time += 1) times.push(await timed(`${address}/api${path}`, headers));
      const health = await stop();
      const p95 = percentile(times, 0.95);
      table[what] = { median: median(times).toFixed(0), 'p 95': p95.toFixed(0), 'health at most': health.toFixed(0) };
      if (median(times) > (search ? allowed.search : allowed.page) || health > allowed.health) over.push(what);
    }
    console.log(`${database}, in ms`);
    console.table(table);
    const stop = watching(address);
    const { there, back, ended } = await changeAll(address, staff, years.enquiries);
    const health = await stop();
    console.log(
      `${database}: all ${ended.found} tagged in ${there.toFixed(0)} s and taken back in ${back.toFixed(0)} s,`,
    );
    console.log(`others waited ${health.toFixed(0)} ms at most`);
    if (health > allowed.health || ended.counts.undone !== years.enquiries) over.push('all of them changed');
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
  return over.map((what) => `${database}, ${what}`);
}

async function bench(): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; the median of ${TIMES} times`);
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-bench-'));
  const over = await measure('SQLite', {}, join(dataDir, 'sqlite'));
  const programs = postgresPrograms();
  if (programs) {
    const postgres = await startPostgres(programs);
    try {
      const env = { DATABASE_URL: `${postgres.address}/postgres` };
      over.push(...(await measure('PostgreSQL', env, join(dataDir, 'postgres'))));
    } finally {
      postgres.stop();
    }
  }
  if (over.length > 0) throw new Error(`Longer than it may take: ${over.join('; ')}`);
}

bench().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
