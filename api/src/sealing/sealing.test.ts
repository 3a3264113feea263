import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../database/database';
import { examEntry, register } from '../testing/registration';
import { TestServer } from '../testing/startServer';
import { typed } from '../testing/typed';
import { reseal } from './reseal';
import { isUpToDate, openText, sealText } from './sealedText';

const FIRST = 'first:a secret of more than thirty-two letters';
const SECOND = 'second:another secret of more than thirty-two letters';

let server: TestServer;
let staff: { cookie: string };
async function start(ANSWERS_KEYS = '', dataDir?: string): Promise<void> {
  server = await TestServer.start({ ANSWERS_KEYS }, dataDir === undefined ? {} : { dataDir });
  staff = await server.signIn('Staff');
}
afterEach(() => server.stop());

async function enquiry(): Promise<string> {
  const fields = [{ name: 'firstName', type: 'input', label: 'First name' }];
  await server.send('/api/v2/newform', {
    json: {
      slug: 'name',
      title: 'Name',
      json: { header: { title: 'Name' }, pages: [{ name: 'page', title: 'Page', fields }] },
    },
    headers: await server.signIn('Admin'),
  });
  const response = await server.send('/api/webforms/form/name/data', {
    json: [{ name: 'page', values: { firstName: 'Ermintrude' } }],
  });
  return ((await response.json()) as { id: string }).id;
}
const read = (id: string) => server.send(`/api/enquiries/${id}`, { headers: staff });
const answer = async (id: string) => {
  const { pages } = (await (await read(id)).json()) as { pages?: { values: { firstName: string } }[] };
  return pages?.[0]?.values.firstName;
};
/** Works on the answers as the database keeps them. */
async function onDatabase<T>(work: (db: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const db = connect(server.app.settings);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
const kept = () =>
  onDatabase(async (db) => (await db.selectFrom('enquiries').select('pages').executeTakeFirstOrThrow()).pages);
async function restart(keys: string): Promise<void> {
  const { dataDir } = server;
  await server.stop({ keepData: true });
  await start(keys, dataDir);
}

it('With a key, whoever has the database alone reads no answers, while staff read them as ever.', async () => {
  await start(FIRST);
  const id = await enquiry();
  expect(await kept()).toMatch(/^sealed:first:[\w-]+$/);
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
  expect(await kept()).toContain('Ermintrude');
  await restart(FIRST);
  expect(await answer(id)).toBe('Ermintrude');
  const { answersKeys } = server.app.settings;
  expect([
    await onDatabase((db) => reseal(db, answersKeys)),
    await onDatabase((db) => reseal(db, answersKeys)),
  ]).toEqual([1, 0]);
  expect(await kept()).toMatch(/^sealed:first:/);

  await restart(`${SECOND}, ${FIRST}`);
  expect(await answer(id)).toBe('Ermintrude');
  expect(await onDatabase((db) => reseal(db, server.app.settings.answersKeys))).toBe(1);
  await restart(SECOND);
  expect(await answer(id)).toBe('Ermintrude');
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
  const changed = sealed.slice(0, -2) + (sealed.endsWith('A') ? 'B' : 'A') + sealed.slice(-1);
  expect(() => openText(keys, changed)).toThrow();
  expect(isUpToDate([], 'answers')).toBe(true);
});

it('Answers of which somebody changed a letter in the database are given to nobody.', async () => {
  await start(FIRST);
  const id = await enquiry();
  const sealed = await kept();
  const at = sealed.length - 10;
  const pages = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  await onDatabase((db) => db.updateTable('enquiries').set({ pages }).execute());
  const response = await read(id);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('Ermintrude');
});
