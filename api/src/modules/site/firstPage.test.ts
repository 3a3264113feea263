import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOR_LATER } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

const built = '<!doctype html><title>Forms</title>';
/** Writes what it was told into the page, as the host's own would. */
const writer = `
exports.writeFirstPage = async (built, { address, cookies, isForLater, ask, clean, formWords }) => {
  if (address.pathname === '/breaks') throw new Error('It broke');
  const asked = await Promise.all(['/settings.json', '/api/slug/fees', '/api/auth/session', '/nowhere.json'].map(ask));
  const manifests = ['/remotes/mf-forms/mf-manifest.json', '/remotes/mf-forms/1.4.0/mf-manifest.json', ''];
  const words = await Promise.all(manifests.map((manifest) => formWords(manifest)?.()));
  return built + JSON.stringify({ address: address.href, cookies, isForLater, asked, words, clean: clean('<b onclick="x()">a</b>') });
};`;

describe('a page that its host writes', () => {
  let house: string;
  let server: TestServer;
  beforeAll(async () => {
    house = mkdtempSync(join(tmpdir(), 'forms-house-'));
    mkdirSync(join(house, 'host/dist/first-page'), { recursive: true });
    writeFileSync(join(house, 'host/dist/index.html'), built);
    writeFileSync(join(house, 'host/dist/first-page/first-page.js'), writer);
    mkdirSync(join(house, 'mf-forms/dist/first-words'), { recursive: true });
    writeFileSync(join(house, 'mf-forms/package.json'), '{}');
    writeFileSync(
      join(house, 'mf-forms/dist/first-words/first-words.js'),
      "exports.drawFirstWords = async () => 'drawn by the build beside it';",
    );
    server = await TestServer.start({ PUBLIC_URL: 'https://forms.example.org' }, { house });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(house, { recursive: true });
  });
  const given = async (path: string, headers: Record<string, string> = {}) => {
    const response = await server.send(path, { headers });
    return JSON.parse((await response.text()).slice(built.length));
  };

  it('knows what a visitor would be answered, by the address and the cookies that they come with', async () => {
    const { address, cookies, asked, clean } = await given('/fees?campus=lisbon', { cookie: 'campus=oxford' });
    expect(new URL(address)).toMatchObject({ protocol: 'https:', pathname: '/fees', search: '?campus=lisbon' });
    expect(cookies).toBe('campus=oxford');
    expect(JSON.parse(asked[0])).toMatchObject({ campus: 'oxford', apiBase: '/api' });
    expect(JSON.parse(asked[1])).toMatchObject({ slug: 'fees', kind: 'page' });
    expect(asked[3]).toBeNull();
    expect(clean).toBe('<b>a</b>');
  });

  it('holds nothing of a session, whoever asks for it', async () => {
    const anyone = await given('/fees');
    const staff = await given('/fees', await server.signIn('Admin'));
    expect(staff.asked).toEqual(anyone.asked);
  });

  it('is the visitor’s own, asked for anew each time, and sent once while it is the same', async () => {
    const response = await server.send('/fees');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toMatch(/cookie.*x-for-later/);
    const etag = response.headers.get('etag') ?? '';
    const again = await server.send('/fees', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await server.send('/about', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('is another one for who will serve it at a later visit', async () => {
    expect(await given('/fees')).toMatchObject({ isForLater: false });
    expect(await given('/fees', { [FOR_LATER]: '1' })).toMatchObject({ isForLater: true });
  });

  it('has a form drawn by the build that stands beside the server, and runs no code of one that a team has published', async () => {
    expect((await given('/fees')).words).toEqual(['drawn by the build beside it', null, null]);
  });

  it.each(['/index.html', '/login/ey.J0.en/enquiries', '/breaks'])('is as it was built at %s', async (path) => {
    expect(await (await server.send(path)).text()).toBe(built);
  });
});
