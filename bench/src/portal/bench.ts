import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '../../../api/src/testing/postgres';
import { REQUEST_HEADER, SEARCH_HEADER } from '../../../shared/contract';
import { median, percentile } from '../figures';
import { atTheEnd, runBench } from '../started/leaving';
import { TAGGED, tagged } from '../years/seed';
import { type Colleague, DAILY_MS, siteWithYears } from '../years/site';
import { type Asked, asked, type Who } from './asked';
import { changeAll } from './changeAll';
import { openLists } from './openLists';
import { timed, watching } from './watch';

/** `npm run bench portal`: what the portal's pages take with years of data, on both databases, and what others wait for meanwhile. */
const TIMES = Number(process.argv[2] ?? 7);
const who: Readonly<Record<Who, Colleague>> = {
  staff: ['Staff'],
  exams: ['Staff', 'exams'],
  admissions: ['Staff', 'admissions'],
  admin: ['Admin'],
};
/** In milliseconds. */
const allowed = { page: 200, search: 300, preview: 2_000, health: 100 };

type Headers = Record<string, string>;
type Row = Record<'median' | 'p 95' | 'health at most', string>;

function sentBy(headers: Headers, { search, body }: Asked): RequestInit {
  if (search) return { headers: { ...headers, [SEARCH_HEADER]: encodeURIComponent(search) } };
  if (!body) return { headers };
  const sent = { ...headers, [REQUEST_HEADER]: 'bench', 'content-type': 'application/json' };
  return { method: 'POST', headers: sent, body: JSON.stringify(body) };
}

/** Measures one of the databases. Answers what took longer than it may. */
async function measure(database: string, env: Record<string, string>, dataDir: string): Promise<string[]> {
  console.log(database);
  const { address, as } = await siteWithYears({ env, dataDir, who });

  const over: string[] = [];
  const table: Record<string, Row> = {};
  /** Does something several times while others wait. */
  async function note(what: string, most: number, times: number, act: () => Promise<number>): Promise<void> {
    const stop = watching(address);
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
    const act = () => timed(`${address}${each.path}`, sent);
    await act();
    const most = each.preview ? allowed.preview : each.search ? allowed.search : allowed.page;
    await note(each.what, most, TIMES, act);
  }
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
