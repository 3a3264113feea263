import type { AuditEntry, Choice, ChoiceList, ListPage } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
import { addForm } from './storedForms';

let server: TestServer;
let staff: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
});
afterEach(() => server.stop());

type Name = ChoiceList['name'];
async function read<T>(path: string, headers: Record<string, string> = staff): Promise<T> {
  const response = await server.send(`/api${path}`, { headers });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}
async function listOf(name: Name): Promise<ChoiceList> {
  const found = (await read<ChoiceList[]>('/choices')).find((each) => each.name === name);
  if (!found) throw new Error(`There is no list ${name}`);
  return found;
}
const change = (name: Name, version: number, choices: readonly Choice[]) =>
  server.send(`/api/choices/${name}`, { method: 'PUT', json: { version, choices }, headers: staff });
const sir: Choice = { id: 'sir', label: 'Sir', portuguese: 'Dom', isOffered: true, details: [] };

it('Before anybody has changed them the lists are the product’s, in both languages.', async () => {
  expect(await listOf('titles')).toMatchObject({ version: 0, madeBy: null, madeAt: null });
  expect(await read('/system/titles')).toContainEqual({ id: 'dr', label: 'Dr' });
  const origins = await read<{ id: string; name: string }[]>('/webforms/leadorigins', { 'accept-language': 'pt-PT' });
  expect(origins.find(({ id }) => id === 'search')?.name).not.toBe('Search engine');
  expect(await read('/webforms/leadorigin/search/meta')).toContainEqual({ id: 'google', name: 'Google' });
});

it('What is added is offered in its order and language, and what is taken off the offer is not, though it stays.', async () => {
  const { choices } = await listOf('titles');
  const less = choices.map((each) => (each.id === 'reverend' ? { ...each, isOffered: false } : each));
  const changed = await change('titles', 0, [sir, ...less]);
  expect(await changed.json()).toMatchObject({ version: 1, madeBy: expect.any(String) });
  const titles = await read<{ id: string; label: string }[]>('/system/titles');
  expect(titles[0]).toEqual({ id: 'sir', label: 'Sir' });
  expect(titles.map(({ id }) => id)).not.toContain('reverend');
  expect((await read<unknown[]>('/system/titles', { 'accept-language': 'pt-PT' }))[0]).toEqual({
    id: 'sir',
    label: 'Dom',
  });
  expect((await listOf('titles')).choices.map(({ id }) => id)).toContain('reverend');
});

it('Nothing that somebody may have chosen is lost: neither a choice nor its further detail.', async () => {
  const { choices } = await listOf('lead-origins');
  expect((await change('lead-origins', 0, choices.slice(1))).status).toBe(422);
  const without = choices.map((each) => (each.id === 'social' ? { ...each, details: [] } : each));
  const refused = await change('lead-origins', 0, without);
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    422,
    '“Facebook” may have been chosen: take it off the offer instead.',
  ]);
  expect(await listOf('lead-origins')).toMatchObject({ version: 0 });
});

it('A form takes what is offered now and what was, and nothing else.', async () => {
  const fields = [{ name: 'title', type: 'select', label: 'Title', api: '/system/titles' }] as const;
  const json = { header: { title: 'Open day' }, pages: [{ name: 'you', title: 'You', fields: [...fields] }] };
  await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json }, null);
  const send = async (title: string) =>
    (await server.send('/api/webforms/form/open-day/data', { json: [{ name: 'you', values: { title } }] })).status;
  expect(await send('sir')).toBe(422);
  const { choices } = await listOf('titles');
  const less = choices.map((each) => (each.id === 'reverend' ? { ...each, isOffered: false } : each));
  expect((await change('titles', 0, [...less, sir])).status).toBe(200);
  expect([await send('sir'), await send('reverend'), await send('king')]).toEqual([201, 201, 422]);
});

it('What somebody else has changed meanwhile is not replaced unseen, and is told.', async () => {
  const { choices } = await listOf('titles');
  const both = await Promise.all([change('titles', 0, [sir, ...choices]), change('titles', 0, [...choices, sir])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = (await both.find(({ status }) => status === 409)?.json()) as { error: string; stored: ChoiceList };
  expect(refused).toMatchObject({ error: 'choices-changed', stored: await listOf('titles') });
  expect((await change('titles', 0, choices)).status).toBe(409);
});

it('Only staff edit them, and who did is in the audit log.', async () => {
  const { choices } = await listOf('titles');
  expect((await change('titles', 0, choices)).status).toBe(200);
  const admin = await server.signIn('Admin');
  const log = await read<ListPage<AuditEntry>>('/audit?record=titles', admin);
  expect(log.rows.map(({ call }) => call)).toEqual(['changeChoices']);
  expect((await server.send('/api/choices')).status).toBe(401);
});
