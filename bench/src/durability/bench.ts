import { cpus } from 'node:os';
import { postgresPrograms, startPostgres } from '../../../api/src/testing/postgres';
import { examEntry } from '../../../api/src/testing/registration';
import { Product } from '../../../e2e/src/product';
import { REQUEST_HEADER } from '../../../shared/contract';
import { median } from '../figures';
import { atTheEnd, runBench } from '../started/leaving';
import { errorsIn, halves, paidById } from './books';
import { type Application, advance } from './visitor';

/**
 * `npm run bench durability`: the server is killed again and again while visitors submit and pay, on both databases;
 * `npm run bench durability 500 PostgreSQL` is other rounds on one.
 */
const wanted = process.argv.slice(2);
const ROUNDS = Number(wanted.find((each) => /^\d+$/.test(each)) ?? 50);
const VISITORS = 8;
/** Under load a kill comes at any moment of these. */
const LONGEST_ROUND_MS = 2_000;

async function bench(): Promise<string[]> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  const errors: string[] = [];
  const isChosen = (database: string) => wanted.includes(database) || !wanted.some((each) => /^[A-Z]/.test(each));
  if (isChosen('SQLite')) errors.push(...(await killedAgainAndAgain('SQLite', {})));
  if (!isChosen('PostgreSQL')) return errors;
  const programs = postgresPrograms();
  if (!programs) {
    console.log('PostgreSQL is not installed and was left out.');
    return errors;
  }
  const postgres = await startPostgres(programs);
  atTheEnd(() => postgres.stop());
  const settings = { DATABASE_URL: `${postgres.address}/postgres` };
  return [...errors, ...(await killedAgainAndAgain('PostgreSQL', settings))];
}

/** Kills the server on a database in each round, prints what it came to, and answers what was wrong, a line for each. */
async function killedAgainAndAgain(database: string, settings: Record<string, string>): Promise<string[]> {
  // Eight visitors at one address, and all that they left read at the end, are not limited.
  const product = await Product.start({ RATE_LIMIT_SCALE: '0', ...settings });
  try {
    const exam = await examEntry({ send: (path, init) => send(product.address + path, init) }, 'gcse', 'aqa', '8300');
    const applications: Application[] = [];
    const begun = () => {
      const at = applications.length;
      const application: Application = {
        key: `bench-${at}`,
        method: at % 3 === 0 ? 'bacs' : 'card',
        taken: false,
        paid: false,
      };
      applications.push(application);
      return application;
    };
    /** Applications whose browser waits for an answer still; one whose card is charged is left to the server. */
    const waiting = () =>
      applications.filter(({ stored, taken, paid, method }) => !paid && !taken && (method === 'card' || !stored));

    const errors: string[] = [];
    const restarts: number[] = [];
    let cutOff = 0;
    let orphaned = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const again = waiting();
      const visitors = Array.from({ length: VISITORS }, async () => {
        for (;;) await advance(product.address, exam, again.pop() ?? begun());
      });
      const ended = Promise.allSettled(visitors);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_ROUND_MS));
      await product.kill();
      for (const end of await ended) {
        if (end.status === 'rejected' && !isCut(end.reason)) errors.push(`round ${round}: ${end.reason}`);
      }
      cutOff += waiting().length;
      orphaned += applications.filter(({ taken, paid }) => taken && !paid).length;

      const from = performance.now();
      await product.restart();
      restarts.push(performance.now() - from);
      errors.push(...(await errorsIn(product, applications)));
      for (const application of applications) if (application.taken) application.paid = true;
      process.stdout.write(`\rround ${round}: ${applications.length} applications, ${errors.length} errors `);
    }

    for (const application of waiting()) await advance(product.address, exam, application);
    const stored = await paidById(product);
    errors.push(...(await halves(product, [...stored.keys()])));
    if (stored.size !== applications.length)
      errors.push(`${applications.length} applications are ${stored.size} enquiries`);
    const paid = [...stored.values()].filter(Boolean).length;
    const cards = applications.filter(({ method }) => method === 'card').length;
    if (paid !== cards) errors.push(`${cards} applications by card, ${paid} paid`);

    console.log(`\n\n${database}: ${ROUNDS} rounds of kill -9 at a random moment, ${VISITORS} visitors at a time`);
    console.table({
      'applications submitted': applications.length,
      'enquiries stored, each once': stored.size,
      'paid by card, each once': paid,
      'cut off and sent again': cutOff,
      'card charged and browser not told, found at the start': orphaned,
      'acknowledged rows lost, payments half recorded': errors.length,
      'start after a kill, median ms': Math.round(median(restarts)),
      'start after a kill, longest ms': Math.round(Math.max(...restarts)),
    });
    return errors.map((error) => `${database}, ${error}`);
  } finally {
    await product.stop();
  }
}

/** Whether the line broke, which is what a kill looks like from outside. */
const isCut = (reason: unknown) => reason instanceof TypeError || reason instanceof SyntaxError;

const send = (address: string, { json, headers, ...init }: RequestInit & { json?: unknown } = {}) =>
  fetch(address, {
    method: json === undefined ? 'GET' : 'POST',
    ...init,
    headers: { [REQUEST_HEADER]: 'bench', 'content-type': 'application/json', ...headers },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });

void runBench(bench);
