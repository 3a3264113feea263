import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { sql } from 'kysely';
import { connect } from '../../../api/src/platform/database/database';
import { postgresPrograms, startPostgres } from '../../../api/src/testing/postgres';
import { TestServer } from '../../../api/src/testing/startServer';
import { StartedServer } from '../../../e2e/src/StartedServer';
import { REQUEST_HEADER, SEARCH_HEADER } from '../../../shared/contract';
import { median, percentile } from '../figures';
import { atTheEnd, runBench } from '../started/leaving';
import { type Asked, asked, type Who } from './asked';
import { changeAll } from './changeAll';
import { openLists } from './openLists';
import { seed, TAGGED, tagged } from './seed';
import { seedWork } from './seedWork';
import { timed, watching } from './watch';

/** `npm run bench portal`: what the portal's pages take with years of data, on both databases, and what others wait for meanwhile. */
const TIMES = Number(process.argv[2] ?? 7);
const house = join(__dirname, '../../..');
/** In milliseconds. */
const allowed = { page: 200, search: 300, preview: 2_000, health: 100 };
/** So long after its start a server has done its daily work. */
const DAILY_MS = 15_000;

type Headers = Record<string, string>;
type Row = Record<'median' | 'p 95' | 'health at most', string>;

/** The built product on that data; answers its address and how long it took to start. */
async function started(settings: Record<string, string>): Promise<{ address: string; seconds: number }> {
  const port = await freePort();
  const server = new StartedServer(`http://localhost:${port}`);
  atTheEnd(() => server.end('SIGTERM'));
  const begun = performance.now();
  await server.run(house, { RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'silent', ...settings, PORT: String(port) });
  return { address: server.address, seconds: (performance.now() - begun) / 1000 };
}

/** Tidies PostgreSQL's tables up, as it does by itself in years: else it does so while it is measured. */
async function tidy(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  if (databaseUrl === undefined) return;
  const db = connect({ databaseUrl, dataDir });
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
}

function sentBy(headers: Headers, { search, body }: Asked): RequestInit {
  if (search) return { headers: { ...headers, [SEARCH_HEADER]: encodeURIComponent(search) } };
  if (!body) return { headers };
  const sent = { ...headers, [REQUEST_HEADER]: 'bench', 'content-type': 'application/json' };
  return { method: 'POST', headers: sent, body: JSON.stringify(body) };
}

/** Measures one of the databases. Answers what took longer than it may. */
async function measure(database: string, env: Record<string, string>, dataDir: string): Promise<string[]> {
  const seeding = await TestServer.start(env, { dataDir });
  const begun = performance.now();
  await seed(seeding.app.db);
  await seedWork(seeding.app.db);
  const as: Record<Who, Headers> = {
    staff: await seeding.signIn('Staff'),
    exams: await seeding.signIn('Staff', 'exams'),
    admissions: await seeding.signIn('Staff', 'admissions'),
    admin: await seeding.signIn('Admin'),
  };
  await seeding.stop({ keepData: true });
  console.log(`${database}: filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const { seconds, ...first } = await started({ ...env, DATA_DIR: dataDir });
  console.log(`${database}: the start that indexed the enquiries took ${seconds.toFixed(0)} s`);
  await tidy(env.DATABASE_URL, dataDir);

  const over: string[] = [];
  const table: Record<string, Row> = {};
  /** Does something several times while others wait. */
  async function note(what: string, most: number, times: number, act: () => Promise<number>): Promise<void> {
    const stop = watching(first.address);
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) took.push(await act());
    const health = await stop();
    const figures = [median(took), percentile(took, 0.95), health].map((ms) => ms.toFixed(0));
    table[what] = { median: figures[0] ?? '', 'p 95': figures[1] ?? '', 'health at most': figures[2] ?? '' };
    if (median(took) > most || health > allowed.health) over.push(`${database}, ${what}`);
  }
  const whatever = Number.POSITIVE_INFINITY;
  const wait = () => new Promise<number>((resolve) => setTimeout(resolve, DAILY_MS, DAILY_MS));
  await note('the daily work', whatever, 1, wait);
  for (const each of asked) {
    const sent = sentBy(as[each.who ?? 'staff'], each);
    const act = () => timed(`${first.address}${each.path}`, sent);
    await act();
    const most = each.preview ? allowed.preview : each.search ? allowed.search : allowed.page;
    await note(each.what, most, TIMES, act);
  }
  const { address } = first;
  await note('all enquiries exported', whatever, 1, () =>
    timed(`${address}/api/enquiries/export`, { headers: as.staff }),
  );
  await note(`${tagged} tagged and taken back`, whatever, 1, async () => {
    const { there, back, ended } = await changeAll(address, as.staff, { tag: TAGGED }, tagged);
    if (ended.counts.undone !== tagged) over.push(`${database}, of ${tagged} came back ${ended.counts.undone}`);
    return there + back;
  });
  console.log(`${database}, in ms`);
  console.table(table);
  const late = await openLists({ address, cookie: as.admin.cookie ?? '', times: TIMES });
  return [...over, ...late.map((list) => `${database}, first row of ${list}`)];
}

async function bench(): Promise<string[]> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; the median of ${TIMES} times`);
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-bench-'));
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const over = await measure('SQLite', {}, join(dataDir, 'sqlite'));
  const programs = postgresPrograms();
  if (!programs) return over;
  const postgres = await startPostgres(programs);
  atTheEnd(() => postgres.stop());
  return [
    ...over,
    ...(await measure('PostgreSQL', { DATABASE_URL: `${postgres.address}/postgres` }, join(dataDir, 'postgres'))),
  ];
}

runBench(bench);
