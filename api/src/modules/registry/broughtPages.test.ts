import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteEntry, RemoteLine, RemoteReleases } from '@forms/shared/contract';
import { buildInto, buildOf, uploadOf } from '../../testing/builtRemote';
import { TestServer } from '../../testing/startServer';
import { addForm } from '../forms/storedForms';

let house: string;
let server: TestServer;
let admin: Record<string, string>;

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'forms-brought-'));
  buildInto(house, 'mf-contact', 'own');
  server = await TestServer.start({}, { house });
});
beforeEach(async () => {
  const { db } = server.app;
  for (const table of ['remoteLines', 'remoteVersions', 'remoteSteps', 'remoteKeys'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('formVersions').where('slug', '=', 'library').execute();
  admin = await server.signIn('Admin');
});
afterAll(async () => {
  await server.stop();
  rmSync(house, { recursive: true });
});

const both = (words: string) => ({ 'en-GB': words, 'pt-PT': words });
const pageAt = (slug: string) => ({
  title: 'Library',
  routes: [{ slug, module: 'Library', title: both('Library') }],
  menu: [{ campus: 'oxford', menu: 'Study', label: 'Library', path: `/${slug}/` }],
});
/** The key of a team that nobody here has heard of before, made by an Admin. */
async function keyOf(remote: string): Promise<Record<string, string>> {
  const made = await server.send(`/api/remotes/${remote}/keys`, { method: 'POST', headers: admin });
  return { authorization: `Bearer ${((await made.json()) as { key: string }).key}` };
}
const publish = (remote: string, version: string, brings: unknown, headers: Record<string, string>) =>
  server.send(`/api/remotes/${remote}/versions/${version}`, {
    method: 'POST',
    body: uploadOf(buildOf(remote, version, undefined, brings)),
    headers,
  });
async function change(remote: string, json: object, headers: Record<string, string>): Promise<Response> {
  const { revision } = (await (await server.send(`/api/remotes/${remote}`, { headers })).json()) as RemoteReleases;
  return server.send(`/api/remotes/${remote}`, { method: 'PUT', json: { revision, ...json }, headers });
}
const said = async (response: Response) => ((await response.json()) as { message: string }).message;
const lines = async () => (await (await server.send('/remotes.json')).json()) as Record<string, RemoteEntry>;
const problems = async () => (await server.send('/api/remotes/problems', { headers: admin })).json();

it('A remote of a team with a key brings its page and its link with the version that is live, and going back takes them.', async () => {
  expect((await server.send('/api/remotes/mf-library', { headers: admin })).status).toBe(404);
  const key = await keyOf('mf-library');
  expect((await publish('mf-library', '1.0.0', pageAt('library'), key)).status).toBe(200);
  expect(await lines()).not.toHaveProperty('mf-library');

  await change('mf-library', { action: 'promote', version: '1.0.0' }, key);
  expect((await lines())['mf-library']?.brings).toEqual({ ...pageAt('library'), staffRoutes: [] });
  expect((await server.send('/remotes/mf-library/1.0.0/mf-manifest.json')).status).toBe(200);

  await publish('mf-library', '1.1.0', pageAt('books'), key);
  await change('mf-library', { action: 'promote', version: '1.1.0' }, key);
  expect((await lines())['mf-library']?.brings?.routes).toMatchObject([{ slug: 'books' }]);
  await change('mf-library', { action: 'back' }, key);
  expect((await lines())['mf-library']?.brings?.routes).toMatchObject([{ slug: 'library' }]);
  await change('mf-library', { action: 'back' }, key);
  expect(await lines()).not.toHaveProperty('mf-library');
});

it('An Admin finds it beside the others, with the pages of each version, and that the site has no build of its own.', async () => {
  const key = await keyOf('mf-library');
  await publish('mf-library', '1.0.0', pageAt('library'), key);
  const all = (await (await server.send('/api/remotes', { headers: admin })).json()) as RemoteLine[];
  expect(all).toMatchObject([
    { remote: 'mf-contact', isBeside: true },
    { remote: 'mf-library', isBeside: false, live: null },
  ]);
  const one = (await (await server.send('/api/remotes/mf-library', { headers: key })).json()) as RemoteReleases;
  expect(one.versions).toMatchObject([{ version: '1.0.0', addresses: ['/library'] }]);
});

it.each([
  ['the contact page', 'contact-us', 'the page /contact-us is that of the site itself already'],
  ['the portal', 'staff', 'the page /staff is that of the site itself already'],
  ['the calls', 'api', 'the page /api is that of the site itself already'],
  ['a form', 'tutor-application', 'the page /tutor-application is that of a form already'],
  ['a content page', 'fees', 'the page /fees is that of a page of the site already'],
  ['a Portuguese content page', 'study', 'the page /study is that of a page of the site already'],
])('A page in the place of %s is refused with words where it is published.', async (_what, slug, why) => {
  const key = await keyOf('mf-library');
  const response = await publish('mf-library', '1.0.0', pageAt(slug), key);
  expect(response.status).toBe(422);
  expect(await said(response)).toBe(`This build is not taken: ${why}.`);
});

it('A page of the portal in the place of one of its own is refused, and what is not as the schema wants it with where.', async () => {
  const key = await keyOf('mf-library');
  const loans = { slug: 'enquiries', module: 'Loans', title: 'Loans', text: 'Books.', roles: ['Staff'] };
  expect(await said(await publish('mf-library', '1.0.0', { title: 'Library', staffRoutes: [loans] }, key))).toBe(
    'This build is not taken: the page /staff/enquiries is that of the portal itself already.',
  );
  const nobody = { ...loans, slug: 'loans', roles: ['Everybody'] };
  expect(await said(await publish('mf-library', '1.0.0', { title: 'Library', staffRoutes: [nobody] }, key))).toMatch(
    /^This build is not taken: what it brings is not valid at staffRoutes\.0\.roles\.0: /,
  );
});

it('Of two remotes with one page the second is refused: where it is published, or where it is made live.', async () => {
  const [library, books] = [await keyOf('mf-library'), await keyOf('mf-books')];
  await publish('mf-library', '1.0.0', pageAt('library'), library);
  expect((await publish('mf-books', '1.0.0', pageAt('library'), books)).status).toBe(200);
  await change('mf-library', { action: 'share', version: '1.0.0', share: 10 }, library);
  const refused = await change('mf-books', { action: 'promote', version: '1.0.0' }, books);
  expect(refused.status).toBe(409);
  expect(await said(refused)).toBe('1.0.0 cannot be served: the page /library is that of mf-library already.');
  expect(await said(await publish('mf-books', '1.1.0', pageAt('library'), books))).toContain(
    'the page /library is that of mf-library already',
  );
  await change('mf-library', { action: 'back' }, library);
  expect((await change('mf-books', { action: 'promote', version: '1.0.0' }, books)).status).toBe(200);
});

it('A form cannot be called as a remote’s page or one of the site’s own.', async () => {
  const key = await keyOf('mf-library');
  await publish('mf-library', '1.0.0', pageAt('library'), key);
  await change('mf-library', { action: 'promote', version: '1.0.0' }, key);
  const json = { header: { title: 'Library' }, pages: [{ name: 'you', title: 'You', fields: [] }] };
  const make = (slug: string) =>
    server.send('/api/v2/newform', { json: { slug, title: 'Library', json }, headers: admin });
  expect(await said(await make('library'))).toBe('The page /library is that of mf-library already.');
  expect(await said(await make('sign-in'))).toBe('The page /sign-in is that of the site itself already.');
});

it('Where a form came by such a name all the same, it is what stands there, and staff hear of it.', async () => {
  const key = await keyOf('mf-library');
  await publish('mf-library', '1.0.0', pageAt('library'), key);
  await change('mf-library', { action: 'promote', version: '1.0.0' }, key);
  expect(await problems()).toEqual([]);
  const json = { header: { title: 'Library' }, pages: [] };
  await addForm(server.app.db, { slug: 'library', title: 'Library', json }, null);
  expect((await lines())['mf-library']?.brings).toMatchObject({ routes: [], menu: [] });
  expect(await problems()).toEqual([
    {
      remote: 'mf-library',
      problem: 'the page /library is that of a form already',
      served: 'all but that page of it',
    },
  ]);
});
