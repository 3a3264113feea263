import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { Started } from '../../testing/startProcess';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { SITE_MARK } from './store';

let folder: string;
let DATABASE_URL: string;
const all: Started[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-marks-'));
  ({ DATABASE_URL = '' } = await databaseFor(folder));
});
afterEach(async () => {
  await Promise.all(all.splice(0).map((started) => started.end('SIGKILL')));
  await dropDatabaseFor(folder);
  rmSync(folder, { recursive: true });
});

async function run(name: string): Promise<Started> {
  const env = { DATABASE_URL, ANSWERS_KEYS: 'both:a secret of at least thirty-two letters' };
  const started = Started.run(await freePort(), join(folder, name), env);
  all.push(started);
  return started;
}

it('Of two servers on one database that do not share their files, the second says so in a line and ends.', async () => {
  const first = await (await run('one')).greeted();
  const second = await run('other');
  expect(await second.ended()).toBe(1);
  const files = `${join(folder, 'other', 'files')}/`;
  expect(second.printed.trim()).toMatch(
    /^The server could not start: The files of this site are not in .*: all servers of a database share them, in one bucket \(S3_BUCKET\)\. Where they were moved there or are lost, write \S+ into .*\.$/,
  );
  expect(second.printed).toContain(`not in ${files}:`);
  expect(second.printed).toContain(` into ${files}${SITE_MARK}.`);
  expect((await first.send('/api/ready')).status).toBe(200);
});

it('A server on a new database does not start on files that it knows nothing of, and leaves them.', async () => {
  const files = join(folder, 'one', 'files');
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'somebodys'), 'bytes');
  const server = await run('one');
  expect(await server.ended()).toBe(1);
  expect(server.printed.trim()).toMatch(/^The server could not start: The files in .* are another site’s: /);
  expect(readdirSync(files)).toEqual(['somebodys']);
});
