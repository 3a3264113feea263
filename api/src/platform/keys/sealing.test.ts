import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { typed } from '../../testing/typed';
import { connect, type Database } from '../database/database';
import { isUpToDate, openText, sealText } from '../sealing/sealedText';
import { reseal } from './reseal';

const FIRST = 'first:a secret of more than thirty-two letters';
const SECOND = 'second:another secret of more than thirty-two letters';

let server: TestServer;
let staff: { cookie: string };
async function start(ANSWERS_KEYS = '', dataDir?: string): Promise<void> {
  server = await TestServer.start({ ANSWERS_KEYS }, dataDir === undefined ? {} : { dataDir });
  staff = await server.signIn('Staff');
}
afterEach(() => server.stop());

async function enquiry(note = ''): Promise<string> {
  const fields = [
    { name: 'firstName', type: 'input', label: 'First name' },
    { name: 'note', type: 'input', label: 'Note' },
  ];
  await server.send('/api/v2/newform', {
    json: {
      slug: 'name',
      title: 'Name',
      json: { header: { title: 'Name' }, pages: [{ name: 'page', title: 'Page', fields }] },
    },
    headers: await server.signIn('Admin'),
  });
  const response = await server.send('/api/webforms/form/name/data', {
    json: [{ name: 'page', values: { firstName: 'Ermintrude', note } }],
  });
  return ((await response.json()) as { id: string }).id;
}
const read = (id: string) => server.send(`/api/enquiries/${id}`, { headers: staff });
const answer = async (id: string) => {
  const { pages } = (await (await read(id)).json()) as { pages?: { values: { firstName: string } }[] };
  return pages?.[0]?.values.firstName;
};
/** Works on the answers as the database keeps them. */
async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = connect(server.app.settings);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
const stored = () =>
  onDatabase(async (db) => (await db.selectFrom('enquiries').select('pages').executeTakeFirstOrThrow()).pages);
/** How often a text stands in the files of the database: those of the folder, or those of PostgreSQL's table. */
async function clearCopies(text: string): Promise<number> {
  const { dataDir, databaseUrl } = server.app.settings;
  const bytes = databaseUrl
    ? [await onDatabase(filesOfAnswers)]
    : ['forms.db', 'forms.db-wal'].map((name) => readApart(join(dataDir, name)));
  return bytes.reduce((sum, each) => sum + each.toString('latin1').split(text).length - 1, 0);
}
/** To close a file in the server's own process would give back the locks that it has on it. */
const readApart = (path: string) => execFileSync('cat', [path], { maxBuffer: 2 ** 30 });
async function filesOfAnswers(db: Database): Promise<Buffer> {
  await sql`checkpoint`.execute(db);
  const read = sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath(part)) as bytes
    from pg_class, unnest(array[oid, reltoastrelid]) as part where relname = 'enquiries'`;
  return Buffer.concat((await read.execute(db)).rows.map(({ bytes }) => bytes));
}
async function restart(keys: string): Promise<void> {
  const { dataDir } = server;
  await server.stop({ keepData: true });
  await start(keys, dataDir);
}

it('With a key, whoever has the database alone reads no answers, while staff read them as ever.', async () => {
  await start(FIRST);
  const id = await enquiry();
  expect(await stored()).toMatch(/^sealed:first:[\w-]+$/);
  expect(await answer(id)).toBe('Ermintrude');
});

it('With a key, no file of the data folder but the key’s, and no backup, holds an answer that can be read.', async () => {
  await start(FIRST);
  await register(server, [await examEntry(server, 'gcse', 'aqa', '8300')], 'bacs', {
    arrangements: { clashes: 'Away with a secret illness' },
  });
  const folder = mkdtempSync(join(tmpdir(), 'forms-stolen-'));
  await typed(['backup', folder], { ANSWERS_KEYS: FIRST }, server.dataDir);
  for (const stolen of [server.dataDir, folder]) {
    const files = readdirSync(stolen, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    expect(files.length).toBeGreaterThan(0);
    const held = files.filter(({ parentPath, name }) =>
      readFileSync(join(parentPath, name)).includes('secret illness'),
    );
    expect(held.map(({ name }) => name)).toEqual([]);
  }
  rmSync(folder, { recursive: true });
});

it('Answers of before there was a key, and those of an older key, are read; the new key seals them all when told to.', async () => {
  await start();
  const id = await enquiry();
  expect(await stored()).toContain('Ermintrude');
  await restart(FIRST);
  expect(await answer(id)).toBe('Ermintrude');
  const { answersKeys } = server.app.settings;
  expect([
    await onDatabase((db) => reseal(db, answersKeys)),
    await onDatabase((db) => reseal(db, answersKeys)),
  ]).toEqual([1, 0]);
  expect(await stored()).toMatch(/^sealed:first:/);

  await restart(`${SECOND}, ${FIRST}`);
  expect(await answer(id)).toBe('Ermintrude');
  expect(await onDatabase((db) => reseal(db, server.app.settings.answersKeys))).toBe(1);
  await restart(SECOND);
  expect(await answer(id)).toBe('Ermintrude');
});

it('Once all is sealed, no free page and no log of the database holds what stood there before, while the server runs.', async () => {
  await start();
  const id = await enquiry('A secret illness');
  expect(await clearCopies('secret illness')).toBeGreaterThan(0);
  const printed = await typed(['reseal'], { ANSWERS_KEYS: FIRST }, server.dataDir);
  expect(printed).toBe('1 answers sealed with the key first.');
  expect(await clearCopies('secret illness')).toBe(0);
  await restart(FIRST);
  expect((await read(id)).status).toBe(200);
});

it('What a database beside it on the same server is still writing does not keep old copies.', async () => {
  await start();
  const { databaseUrl } = server.app.settings;
  // A file has no database beside it.
  if (!databaseUrl) return;
  const beside = new pg.Client({ connectionString: databaseUrl.replace(/[^/]+$/, 'postgres') });
  await beside.connect();
  await beside.query('begin; select pg_current_xact_id()');
  await enquiry('A secret illness');
  const resealed = typed(['reseal'], { ANSWERS_KEYS: FIRST }, server.dataDir);
  const firstEnd = await Promise.race([resealed.then(() => 'resealed'), sleep(2000, 'waits')]);
  await beside.end();
  expect(firstEnd).toBe('waits');
  await resealed;
  expect(await clearCopies('secret illness')).toBe(0);
});

it('Without the key that sealed them, they are not given out, and nothing else breaks.', async () => {
  await start(FIRST);
  const id = await enquiry();
  await restart(SECOND);
  expect((await read(id)).status).toBe(500);
  expect((await server.send('/api/enquiries', { headers: staff })).status).toBe(200);
});

it('A bit that was changed is noticed.', async () => {
  await start();
  const keys = [{ name: 'a', secret: 'secret' }];
  const sealed = sealText(keys, 'answers');
  expect(openText(keys, sealed)).toBe('answers');
  expect(sealText(keys, 'answers')).not.toBe(sealed);
  const changed = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.slice(-1);
  expect(() => openText(keys, changed)).toThrow();
  expect(isUpToDate([], 'answers')).toBe(true);
});

it('Answers of which somebody changed a letter in the database are given to nobody.', async () => {
  await start(FIRST);
  const id = await enquiry();
  const sealed = await stored();
  const at = sealed.length - 10;
  const pages = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  await onDatabase((db) => db.updateTable('enquiries').set({ pages }).execute());
  const response = await read(id);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('Ermintrude');
});
