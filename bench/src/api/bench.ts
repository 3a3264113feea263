import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { postgresPrograms, startPostgres } from '../../../api/src/testing/postgres';
import { examEntry, registration } from '../../../api/src/testing/registration';
import { type Call, load, type Measured } from './load';
import { type Overloaded, overload } from './overload';

/** `npm run bench api`: reads and submissions on both databases, beside a bare route of the framework in the same run. */
const SECONDS = Number(process.argv[2] ?? 5);
const AT_A_TIME = [1, 20, 100];
/** In seconds, until it serves as ever; and in megabytes, what it may take more than before. */
const allowed = { recovered: 5, memory: 300 };

/** A server in a process of its own, until it is stopped. */
async function started(script: string, env: Record<string, string>): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', script, '--development'], {
    env: { ...process.env, RATE_LIMIT_SCALE: '0', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${script} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, child };
}

/** What is measured, and of what too much is sent then. */
interface Calls {
  calls: Record<string, Call>;
  overloads?: Record<string, Call>;
}

function verify({ failed, memory, memoryMost, recovered }: Overloaded): void {
  if (failed > 0) throw new Error(`${failed} answers were neither good nor a refusal with Retry-After`);
  if (recovered > allowed.recovered) throw new Error(`It took ${recovered} s to serve as ever`);
  if (memoryMost - memory > allowed.memory) throw new Error(`It took ${memoryMost - memory} MB more`);
}

async function measure(
  name: string,
  script: string,
  env: Record<string, string>,
  callsOf: (port: number) => Promise<Calls>,
) {
  const { port, child } = await started(script, env);
  try {
    const figures: Record<string, Measured> = {};
    const { calls, overloads = {} } = await callsOf(port);
    for (const [what, call] of Object.entries(calls)) {
      await load(port, child.pid ?? 0, call, 20, 1);
      for (const atATime of AT_A_TIME) {
        figures[`${name}, ${what}, ${atATime} at a time`] = await load(port, child.pid ?? 0, call, atATime, SECONDS);
      }
    }
    console.table(figures);
    if (Object.values(figures).some(({ refused }) => refused > 0)) throw new Error(`${name} refused calls`);
    for (const [what, call] of Object.entries(overloads)) {
      const found = await overload(port, child.pid ?? 0, call, SECONDS * 2);
      console.table({ [`${name}, five times as many of ${what}`]: found });
      verify(found);
    }
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
}

async function callsOf(port: number): Promise<Calls> {
  const exam = await examEntry(
    {
      send: (path, { json } = {}) =>
        fetch(
          `http://127.0.0.1:${port}${path}`,
          json === undefined
            ? {}
            : {
                method: 'POST',
                body: JSON.stringify(json),
                headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
              },
        ),
    },
    'gcse',
    'aqa',
    '8300',
  );
  const body = JSON.stringify(registration([exam], 'bacs'));
  const form: Call = { path: '/api/v2/form/exams-registration-v2' };
  const submission: Call = { path: '/api/webforms/exams/form/data', body: () => body };
  return {
    calls: { 'the smallest read': { path: '/api/health' }, 'a form': form, 'a submission': submission },
    overloads: { submissions: submission },
  };
}

async function bench(): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; ${SECONDS} s each, times in ms`);
  const product = join(__dirname, '../../../api/src/start.ts');
  await measure('bare Fastify', join(__dirname, 'bare.ts'), {}, async () => ({
    calls: { 'one route': { path: '/api/health' } },
  }));
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-bench-'));
  await measure('SQLite', product, { DATA_DIR: join(dataDir, 'sqlite'), HOST: '127.0.0.1' }, callsOf);
  const programs = postgresPrograms();
  if (programs) {
    const postgres = await startPostgres(programs);
    const env = {
      DATA_DIR: join(dataDir, 'postgres'),
      DATABASE_URL: `${postgres.address}/postgres`,
      HOST: '127.0.0.1',
    };
    await measure('PostgreSQL', product, env, callsOf).finally(() => postgres.stop());
  } else console.log('PostgreSQL is not installed and was left out.');
  rmSync(dataDir, { recursive: true, force: true });
}

bench().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
