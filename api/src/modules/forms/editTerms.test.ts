import type {
  AuditEntry,
  Declaration,
  EditedTerms,
  ListedTerms,
  ListPage,
  TermsAcceptance,
  TermsVersion,
} from '@forms/shared/contract';
import { migrate } from '../../platform/database/schema';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { seedTerms } from './storedTerms';

let server: TestServer;
let payer: Payer;
let admin: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  admin = await server.signIn('Admin');
});
afterEach(() => server.stop());

const words = { title: 'Terms for public examinations', html: '<p>You sit them here.</p>', portuguese: null };
const publish = (version: number, changed = {}, headers = admin) =>
  server.send('/api/terms/exam-terms', { method: 'PUT', json: { ...words, ...changed, version }, headers });
async function read<T>(path: string): Promise<T> {
  const response = await server.send(`/api${path}`, { headers: admin });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}
const edited = (version: number | 'newest') => read<EditedTerms>(`/terms/exam-terms/versions/${version}`);
const declarations = (language = 'en-GB') => read<Declaration[]>(`/webforms/exams/declarations?language=${language}`);
const acceptedBy = async (slug: string, version: number) =>
  (await read<ListPage<TermsAcceptance>>(`/terms/${slug}/versions/${version}/acceptances`)).rows;

it('Terms that are published are a version of their own: what was accepted stays, in its words and with who accepted it.', async () => {
  const before = await edited(1);
  const { id, reference, amount } = await payer.enquire('bacs');
  expect((await publish(1)).status).toBe(200);
  expect(await edited(1)).toMatchObject({ html: before.html, title: before.title, accepted: 1, madeBy: null });
  expect(await edited('newest')).toMatchObject({ ...words, version: 2, accepted: 0, madeBy: expect.any(String) });
  expect(await (await server.send('/api/v2/formtandc/exam-terms')).json()).toMatchObject({ html: words.html });

  // Who accepted the first goes on paying by it, and whoever comes now agrees to the second.
  expect(amount).toBeGreaterThan(0);
  const current = (await declarations()).map(({ id, version }) => ({
    id,
    version,
    acceptedAt: new Date().toISOString(),
  }));
  const asked = { enquiryId: id, amount, declarations: current };
  expect((await payer.ask(asked)).status).toBe(200);
  const versions = await read<TermsVersion[]>('/terms/exam-terms/versions');
  expect(versions.map(({ version, accepted }) => [version, accepted])).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect(await acceptedBy('exam-terms', 1)).toEqual([{ id, reference, acceptedAt: expect.any(String) }]);
  const listed = (await read<ListedTerms[]>('/terms')).find(({ slug }) => slug === 'exam-terms');
  expect(listed).toMatchObject({ version: 2, accepted: 1, acceptedBefore: 1 });
});

it('A text that a form has somebody agree to is accepted with it, and all who did are handed over as a file.', async () => {
  const both = [await payer.enquire('callback'), await payer.enquire('callback')];
  expect((await acceptedBy('privacy-notice', 1)).map(({ id }) => id).sort()).toEqual(both.map(({ id }) => id).sort());
  // Nothing was declared for a callback.
  expect(await acceptedBy('exam-terms', 1)).toEqual([]);
  const path = '/api/terms/privacy-notice/versions/1/acceptances/export';
  const csv = await (await server.send(path, { headers: admin })).text();
  for (const { reference } of both) expect(csv).toContain(reference);
  expect(csv.trim().split('\n')).toHaveLength(3);
});

it('What somebody else has published meanwhile is not replaced unseen, and is told.', async () => {
  const both = await Promise.all([publish(1, { title: 'Mine' }), publish(1, { title: 'Theirs' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = (await both.find(({ status }) => status === 409)?.json()) as { error: string; stored: EditedTerms };
  expect(refused).toMatchObject({ error: 'terms-changed', stored: await edited('newest') });
});

it('Whoever reads Portuguese agrees to the Portuguese that a site has written, and else to its English.', async () => {
  const inPortuguese = async () =>
    (await (await server.send('/api/v2/formtandc/exam-terms?language=pt-PT')).json()) as EditedTerms;
  expect(await inPortuguese()).toMatchObject({ language: 'pt-PT' });
  expect((await publish(1)).status).toBe(200);
  expect(await inPortuguese()).toMatchObject({ language: 'en-GB', html: words.html });
  const [before] = (await declarations('pt-PT')).slice(-1);
  const portuguese = { title: 'Termos dos exames', html: '<p>Realiza-os aqui.</p>' };
  expect((await publish(2, { portuguese })).status).toBe(200);
  expect(await inPortuguese()).toMatchObject({ language: 'pt-PT', ...portuguese });
  expect((await declarations('pt-PT')).at(-1)?.version).not.toBe(before?.version);
});

it('Terms are words, lists, tables and links: what could run or load is taken out, and terms without words are refused.', async () => {
  const html = '<p onclick="x()">A <a href="/fees">b</a></p><img src="/x"><script>x()</script>';
  expect(await (await publish(1, { html })).json()).toMatchObject({ html: '<p>A <a href="/fees">b</a></p>' });
  expect((await publish(2, { html: '<script>x()</script>' })).status).toBe(422);
  expect((await publish(2, { title: ' ' })).status).toBe(422);
});

it('A site that is updated keeps what it has published; staff read the versions, and only an administrator publishes one.', async () => {
  expect((await publish(1)).status).toBe(200);
  await seedTerms(server.app.db);
  expect(await edited('newest')).toMatchObject(words);
  const staff = await server.signIn('Staff');
  expect((await server.send('/api/terms/exam-terms/versions', { headers: staff })).status).toBe(200);
  expect((await publish(2, {}, staff)).status).toBe(403);
  const log = await read<ListPage<AuditEntry>>('/audit?record=exam-terms');
  expect(log.rows.map(({ call }) => call)).toEqual(['publishTerms']);
});

it('What was accepted before versions were counted is of the first.', async () => {
  const { id } = await payer.enquire('bacs');
  await migrate(server.app.db, '115-page-versions');
  await migrate(server.app.db);
  expect(await acceptedBy('exam-terms', 1)).toMatchObject([{ id }]);
  expect(await acceptedBy('general-terms', 1)).toMatchObject([{ id }]);
});
