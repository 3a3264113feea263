import { type ListView, MOST_VIEWS, TOO_MANY_VIEWS, viewedLists } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let ana: { cookie: string };
let admin: { cookie: string };
let ben: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  ana = await server.signIn('Staff');
  admin = await server.signIn('Admin');
  ben = await server.signIn('Staff');
});
afterAll(() => server.stop());

const look = { query: { assignee: 'me', sort: 'name' }, search: 'Zoë', columns: ['name', 'status'] };
const add = (name: string, headers: { cookie: string }) =>
  server.send('/api/views', { json: { list: 'enquiries', name, look }, headers });
const seen = async (headers: { cookie: string }, list = 'enquiries') =>
  (await (await server.send(`/api/views?list=${list}`, { headers })).json()) as ListView[];
const change = (id: string, json: object, headers: { cookie: string }) =>
  server.send(`/api/views/${id}`, { method: 'PUT', json, headers });
const remove = async (id: string, headers: { cookie: string }) =>
  (await server.send(`/api/views/${id}`, { method: 'DELETE', headers })).status;

it('A look at a list is kept under a name for who made it, and seen by colleagues once it is shared.', async () => {
  const made = await add(' Mine ', ana);
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as ListView;
  expect(await seen(ana)).toEqual([
    { id, list: 'enquiries', name: 'Mine', look, isShared: false, isOwn: true, mayDelete: true, owner: 'A Staff' },
  ]);
  expect([await seen(ben), await seen(ana, 'invoices')]).toEqual([[], []]);

  expect((await change(id, { isShared: true }, ana)).status).toBe(200);
  expect(await seen(ben)).toMatchObject([{ id, isShared: true, isOwn: false, mayDelete: false, owner: 'A Staff' }]);
  expect((await change(id, { name: 'Theirs' }, ben)).status).toBe(404);
  expect(await remove(id, ben)).toBe(404);

  const other = { ...look, columns: null };
  expect(await (await change(id, { look: other, name: 'All' }, ana)).json()).toMatchObject({
    name: 'All',
    look: other,
  });
  expect(await remove(id, ana)).toBe(204);
  expect(await seen(ana)).toEqual([]);
});

it('What a colleague shares an administrator may delete, who may do nothing else with it, nor anything with what is not shared.', async () => {
  const { id } = (await (await add('Of who left', ana)).json()) as ListView;
  expect(await remove(id, admin)).toBe(404);
  await change(id, { isShared: true }, ana);
  expect(await seen(admin)).toMatchObject([{ id, isOwn: false, mayDelete: true }]);
  expect((await change(id, { isShared: false }, admin)).status).toBe(404);
  expect(await remove(id, admin)).toBe(204);
  expect(await seen(ana)).toEqual([]);
});

it.each(viewedLists)('A view of the list %s is kept as the list may be asked for.', async (list) => {
  const made = await server.send('/api/views', {
    json: { list, name: 'Plain', look: { query: {}, search: '', columns: null } },
    headers: ana,
  });
  expect(made.status).toBe(201);
  expect(await seen(ana, list)).toMatchObject([{ list, name: 'Plain' }]);
  expect(await remove(((await made.json()) as ListView).id, ana)).toBe(204);
});

it('A view without a name, of no list, or one too many is refused, and who is not of the staff keeps none.', async () => {
  expect((await add('  ', ana)).status).toBe(422);
  expect((await server.send('/api/views?list=users', { headers: ana })).status).toBe(400);
  expect((await add('Mine', await server.signIn('Tutor'))).status).toBe(403);
  for (let at = 0; at < MOST_VIEWS; at += 1) await add(`View ${at}`, ben);
  expect(await (await add('One more', ben)).json()).toMatchObject({ message: TOO_MANY_VIEWS });
});

it('A view that its list cannot be asked for is refused, with what of it cannot be, when it is made and when it is changed.', async () => {
  const impossible = { ...look, query: { assignee: 'me', tab: 'forgotten' } };
  const refused = await server.send('/api/views', {
    json: { list: 'enquiries', name: 'Old', look: impossible },
    headers: admin,
  });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { error: 'impossible-view', message: expect.stringContaining('The list has no tab “forgotten”.') },
  ]);
  const { id } = (await (await add('New', admin)).json()) as ListView;
  expect((await change(id, { look: impossible }, admin)).status).toBe(422);
  expect(await seen(admin)).toMatchObject([{ name: 'New', look }]);
});
