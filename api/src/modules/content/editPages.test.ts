import type { AuditEntry, EditedPage, ListedPage, ListPage, PageParts, PageVersion } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
import { seedPages } from './storedPages';

let server: TestServer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

const words = { title: 'Boarding', subtitle: 'Where you live', picture: null, alt: '', html: '<p>In a house.</p>' };
const add = (slug: string, changed = {}) =>
  server.send('/content/pages', { json: { slug, language: 'en-GB', ...words, ...changed }, headers: staff });
const publish = (slug: string, version: number, changed = {}) =>
  server.send(`/content/pages/${slug}`, { method: 'PUT', json: { ...words, ...changed, version }, headers: staff });
async function read<T>(path: string): Promise<T> {
  const response = await server.send(`/content${path}`, { headers: staff });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}
const shown = async (slug: string) => (await server.send(`/content/pages/${slug}`)).json();
const edited = (slug: string, version = 'newest') => read<EditedPage>(`/pages/${slug}/versions/${version}`);

it('A page that is published is what visitors read from then on, and each state of it stays with who made it.', async () => {
  const before = await edited('about');
  expect(before).toMatchObject({ version: 1, madeBy: null, picture: 'spires', alt: expect.stringContaining('Oxford') });
  const published = await publish('about', 1, { title: 'Who we are', picture: 'hall', alt: 'Desks' });
  expect(published.status).toBe(200);
  expect(await published.json()).toMatchObject({ version: 2, title: 'Who we are', madeBy: expect.any(String) });
  expect(await shown('about')).toMatchObject({
    ...{ title: 'Who we are', html: words.html },
    headerImage: {
      alt: 'Desks',
      sizes: expect.arrayContaining([expect.objectContaining({ src: '/content/images/hall-720.webp' })]),
    },
  });
  const versions = await read<PageVersion[]>('/pages/about/versions');
  expect(versions.map(({ version, title, madeBy }) => [version, title, madeBy !== null])).toEqual([
    [2, 'Who we are', true],
    [1, before.title, false],
  ]);
  expect(await edited('about', '1')).toEqual(before);
});

it('An earlier state is restored as a state of its own.', async () => {
  const { slug: _, language: __, madeBy, madeAt, version, ...first } = await edited('fees', '1');
  expect((await publish('fees', 1, { title: 'Prices' })).status).toBe(200);
  expect((await publish('fees', 2, first)).status).toBe(200);
  expect(await shown('fees')).toMatchObject({ title: first.title, html: first.html });
  expect((await read<PageVersion[]>('/pages/fees/versions')).length).toBe(3);
});

it('What somebody else has published meanwhile is not replaced unseen, and is told.', async () => {
  const both = await Promise.all([publish('blog', 1, { title: 'Mine' }), publish('blog', 1, { title: 'Theirs' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = (await both.find(({ status }) => status === 409)?.json()) as { error: string; stored: EditedPage };
  expect(refused).toMatchObject({ error: 'page-changed', stored: await edited('blog') });
  expect((await publish('blog', 9)).status).toBe(409);
  expect((await publish('nowhere', 1)).status).toBe(404);
});

it('A new page has an address of its own, in Portuguese one that ends in .php, and no form’s or other page’s.', async () => {
  expect((await add('boarding')).status).toBe(201);
  const portuguese = await add('boarding', { language: 'pt-PT', title: 'Alojamento' });
  expect(await portuguese.json()).toMatchObject({ slug: 'boarding.php', language: 'pt-PT', version: 1 });
  expect(await shown('boarding.php')).toMatchObject({ title: 'Alojamento', language: 'pt-PT' });
  expect(await (await server.send('/api/slug/boarding')).json()).toMatchObject({ kind: 'page' });
  for (const taken of ['boarding', 'exams-registration-v2', 'staff']) expect((await add(taken)).status).toBe(409);
  const listed = await read<ListedPage[]>('/pages');
  expect(
    listed
      .filter(({ slug }) => slug.startsWith('boarding'))
      .map(({ language }) => language)
      .sort(),
  ).toEqual(['en-GB', 'pt-PT']);
});

it('What could run, load from elsewhere or be sent is taken out as it is stored; tables, links, pictures and named sections stay.', async () => {
  const staying =
    '<h2 id="rooms">Rooms</h2><table><thead><tr><th scope="col">Room</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>' +
    '<p><a href="/fees#cards" lang="pt-PT" hreflang="pt-PT">a</a><img src="/content/images/hall-720.webp" alt="Desks"></p>';
  const harm =
    '<script>x()</script><p onclick="x()" style="color:red"></p><img src="https://pills.example/x.png" onerror="x()"><iframe src="/"></iframe><form><input></form><a href="javascript:x()">b</a>';
  expect((await publish('study', 1, { html: staying + harm })).status).toBe(200);
  expect((await edited('study')).html).toBe(`${staying}<p></p><img><a>b</a>`);
});

it.each([
  ['without a title', { title: '  ' }],
  ['without words', { html: '' }],
  ['of nothing that may stand', { html: '<script>x()</script>' }],
  ['with a picture that there is not', { picture: 'moon' }],
  ['with words past all bounds', { html: 'x'.repeat(200_001) }],
])('A page %s is refused, and nothing changes.', async (_, changed) => {
  const before = await edited('home');
  expect((await publish('home', before.version, changed)).status).toBe(422);
  expect(await edited('home')).toEqual(before);
});

it('Where the fees stand in a page, the editor knows what they look like, and the pictures that there are.', async () => {
  const { pictures, inserts } = await read<PageParts>('/page-parts/pt-PT');
  expect(pictures.map(({ name }) => name)).toEqual(['hall', 'spires', 'tiles']);
  expect(inserts).toEqual([
    { mark: '<p>[[exam-fees]]</p>', html: expect.stringContaining('Uma vez por pedido de pagamento') },
  ]);
});

it('A site that is updated keeps what staff have published, and gets the pages that it does not have.', async () => {
  const { version } = await edited('access-arrangements');
  expect((await publish('access-arrangements', version, { title: 'Extra time' })).status).toBe(200);
  await server.app.db.deleteFrom('contentPages').where('slug', '=', 'study-online').execute();
  await seedPages(server.app.db);
  expect(await shown('access-arrangements')).toMatchObject({ title: 'Extra time' });
  expect(await shown('study-online')).toMatchObject({ title: 'Study online' });
});

it('Who published what is in the audit log, and nobody but staff writes pages.', async () => {
  const admin = await server.signIn('Admin');
  expect((await add('meals')).status).toBe(201);
  const log = (await (await server.send('/api/audit?record=meals', { headers: admin })).json()) as ListPage<AuditEntry>;
  expect(log.rows.map(({ call }) => call)).toEqual(['newPage']);
  const tutor = await server.signIn('Tutor');
  expect((await server.send('/content/pages', { headers: tutor })).status).toBe(403);
  expect((await server.send('/content/pages/about/versions')).status).toBe(401);
});
