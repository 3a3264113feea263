import { cpus } from 'node:os';
import { examEntry, register } from '../../../api/src/testing/registration';
import { TestServer } from '../../../api/src/testing/startServer';
import { fold, SEARCH_HEADER } from '../../../shared/contract';
import { median } from '../figures';
import { atTheEnd, runBench } from '../started/leaving';

const APPLICATIONS = 10_000;
const AT_ONCE = 200;
const ROUNDS = 15;
/** One application of so many has two exams at one time. */
const CLASHES = 10;
/** What the first rows of a page may take, in ms of the server's time. */
const MOST_MS = 300;

const surnames = ['Šimůnková', 'Ng', 'Młyńska', 'O’Neill', 'Sørensen', 'García', 'Smith', 'Żak', 'Patel', 'Müller'];
const nameOf = (at: number) => ({ first: `Zoë ${at % 977}`, last: `${surnames[at % surnames.length]} ${at % 313}` });

/** `npm run bench entries`: what the page of exam entries takes with 10,000 applications and 30,000 entries. */
async function bench(): Promise<string[]> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  const server = await TestServer.start();
  atTheEnd(() => server.stop());
  await seed(server);
  await haveTwoClash(server);
  const staff = await server.signIn('Staff');
  const times: Record<string, number> = {};
  const asked = async (query: string, searched = '') => {
    const headers = { ...staff, [SEARCH_HEADER]: encodeURIComponent(searched) };
    const began = performance.now();
    const response = await server.send(`/api/exams/entries${query}`, { headers });
    const answer = (await response.json()) as { rows: { series: { id: string } }[]; last: string | null };
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return { ms: performance.now() - began, answer };
  };
  const { answer } = await asked('');
  const series = answer.rows[0]?.series.id;
  for (const [name, query, searched] of [
    ['first page', '', ''],
    ['last page', `?place=${answer.last}`, ''],
    ['every clash', '?clash=yes', ''],
    ['by series, board and state', `?series=${series}&board=ocr&tab=requested`, ''],
    ['by a name', '', 'simunk zoe'],
    ['by a name that nobody has', '', 'nobody at all'],
  ] as const) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push((await asked(query, searched)).ms);
    times[name] = Math.round(median(rounds));
  }
  console.table(times);
  return Object.entries(times).flatMap(([name, ms]) => (ms > MOST_MS ? [`${name}: ${ms} ms`] : []));
}

/** Copies one application, three of its exams each, under other names, as often as is wanted. */
async function seed(server: TestServer): Promise<void> {
  const exams = [
    await examEntry(server, 'gcse', 'aqa', '8300'),
    await examEntry(server, 'alevel', 'ocr', 'H556'),
    await examEntry(server, 'gcse', 'aqa', '8461'),
    await examEntry(server, 'gcse', 'aqa', '8462'),
  ].map((exam, at) => ({ ...exam, id: String(at) }));
  const { id } = await register(server, exams, 'bacs');
  const { db } = server.app;
  const enquiry = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const invoice = await db.selectFrom('invoices').selectAll().where('enquiryId', '=', id).executeTakeFirstOrThrow();
  const entries = await db.selectFrom('examEntries').selectAll().where('enquiryId', '=', id).execute();
  for (let from = 0; from < APPLICATIONS; from += AT_ONCE) {
    const made = Array.from({ length: AT_ONCE }, (_, at) => {
      const { first, last } = nameOf(from + at);
      return {
        enquiryId: `copy-${from + at}`,
        reference: `EX-${from + at}`,
        name: `${first} ${last}`,
        named: fold(`${last} ${first}`),
      };
    });
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('enquiries')
        .values(made.map(({ enquiryId, reference, name }) => ({ ...enquiry, id: enquiryId, reference, name })))
        .execute();
      await trx
        .insertInto('invoices')
        .values(
          made.map(({ enquiryId }) => ({ ...invoice, id: `of-${enquiryId}`, enquiryId, number: `N-${enquiryId}` })),
        )
        .execute();
      await trx
        .insertInto('examEntries')
        .values(
          made.flatMap(({ enquiryId, reference, named }, of) =>
            entries
              .filter((_, at) => at !== (of % CLASHES === 0 ? 3 : 1))
              .map((entry, at) => ({
                ...entry,
                id: `${enquiryId}.${at}`,
                enquiryId,
                reference: fold(reference),
                named,
              })),
          ),
        )
        .execute();
    });
  }
}

/** Has two of the exams sat at one time. */
async function haveTwoClash({ app: { db } }: TestServer): Promise<void> {
  const { seriesId } = await db.selectFrom('examEntries').select('seriesId').executeTakeFirstOrThrow();
  const sittings = JSON.stringify([{ on: `${seriesId.slice('summer-'.length)}-05-17`, session: 'am' }]);
  const papers = ['aqa-gcse-8300-1f', 'ocr-alevel-h556-01'];
  await db.updateTable('examPapers').set({ minutes: 90, sittings }).where('id', 'in', papers).execute();
}

runBench(bench);
