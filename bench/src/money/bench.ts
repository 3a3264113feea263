import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { sql } from 'kysely';
import { accountLetter } from '../../../api/src/modules/letters/accountLetter';
import { remind } from '../../../api/src/modules/owed/reminders.jobs';
import { postgresPrograms, startPostgres } from '../../../api/src/testing/postgres';
import { TestServer } from '../../../api/src/testing/startServer';
import { type OwedOn, today } from '../../../shared/contract';
import { median } from '../figures';
import { atTheEnd, runBench } from '../started/leaving';
import { measureFiles } from './files';
import { fill, INVOICES } from './fill';

/**
 * `npm run bench money`: what the pages of money take with 10,000 invoices, of which half owe, and 30,000 exam entries, on both
 * databases, and to save their lists as files. A page's digest is the same as long as it says the same.
 */
const ROUNDS = 7;
/** What a page may take, in ms of the server's time. */
const MOST_MS = 300;

type Send = (path: string) => Promise<string>;

async function measure(database: string, env: Record<string, string>): Promise<string[]> {
  const server = await TestServer.start(env);
  atTheEnd(() => server.stop());
  await fill(server);
  if (env.DATABASE_URL) await sql`vacuum analyze`.execute(server.app.db);
  const headers = await server.signIn('Staff');
  const send: Send = async (path) => {
    const response = await server.send(`/api${path}`, { headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text}`);
    return text;
  };
  await importRows(server, headers);
  const { rows: payers } = JSON.parse(await send('/owed')) as OwedOn;
  const pages: Readonly<Record<string, string>> = {
    'aged debt': '/owed',
    'aged debt of a day before': '/owed?day=2025-06-30',
    'an account': `/owed/${payers[7]?.id}`,
    'a statement of a payer': '/enquiries/bench-7/payer-statement?from=2025-01-01&to=2025-12-31',
    'a year’s export, shown': '/exports/preview?from=2025-01-01&to=2025-12-31',
    'a page of bank rows': '/statements/rows/open',
    'an invoice to book for': '/statements/invoices?q=carr',
    invoices: '/invoices',
    'invoices, unpaid by day': '/invoices?sort=dueDate&tab=unpaid',
    'an invoice': '/invoice/bench-7',
    'exam entries': '/exams/entries',
    'queues of home': '/queues',
    'transfers overdue': '/enquiries?queue=transfer',
    'to be refunded': '/enquiries?queue=refund',
  };
  const table: Record<string, { ms: number; worst: number; digest: string }> = {};
  for (const [what, path] of Object.entries(pages)) {
    const rounds: number[] = [];
    let answer = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      answer = await send(path);
      rounds.push(performance.now() - began);
    }
    const digest = createHash('sha256').update(answer).digest('hex').slice(0, 8);
    table[what] = { ms: Math.round(median(rounds)), worst: Math.round(Math.max(...rounds)), digest };
  }
  console.log(database);
  console.table(table);
  await measureFiles(server, headers);
  const began = performance.now();
  await remind(server.app, today());
  console.log(`the reminders of a day: ${Math.round(performance.now() - began)} ms`);
  const written = performance.now();
  await accountLetter(server.app, { enquiryId: 'bench-7', kind: 'account' });
  console.log(`a letter of what is open: ${Math.round(performance.now() - written)} ms`);
  return Object.entries(table).flatMap(([what, { ms }]) => (ms > MOST_MS ? [`${database}, ${what}: ${ms} ms`] : []));
}

/** A bank statement of 200 transfers, most of which name an application. */
async function importRows(server: TestServer, headers: Record<string, string>): Promise<void> {
  const rows = Array.from({ length: 200 }, (_, at) => {
    const says = [`EX-B${at * 7}`, `INV 2025 ${String(at * 9 + 1).padStart(5, '0')}`, `ZOE ${at}`, 'THANK YOU'][at % 4];
    return `2${at % 9}/01/2026,FAMILY ${at} ${says},${100 + at}.50`;
  });
  const content = Buffer.from(['Date,Description,Amount', ...rows].join('\n')).toString('base64');
  const response = await server.send('/api/statements', {
    headers,
    json: { name: 'january.csv', account: 'Bench', content, expected: rows.length },
  });
  if (!response.ok) throw new Error(await response.text());
}

async function bench(): Promise<string[]> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}: ${INVOICES} invoices`);
  const over = await measure('SQLite', {});
  const programs = postgresPrograms();
  if (!programs) return over;
  const postgres = await startPostgres(programs);
  atTheEnd(() => postgres.stop());
  return [...over, ...(await measure('PostgreSQL', { DATABASE_URL: `${postgres.address}/postgres` }))];
}

runBench(bench);
