import { type SiteSettings, type TestMenu, testMenuSlugs } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

const entry = { title: 'Fees', address: '/fees/?campus=lisbon' };
const inSettings = async (server: TestServer) =>
  ((await (await server.send('/settings.json')).json()) as SiteSettings).testMenu;

describe('on a site that is not live', () => {
  let server: TestServer;
  let admin: { cookie: string };
  beforeAll(async () => {
    server = await TestServer.start({ LIVE: 'false' });
    admin = await server.signIn('Admin');
  });
  afterAll(() => server.stop());
  const change = (menu: unknown[], version: number, headers = admin) =>
    server.send('/api/test-menu', { method: 'PUT', json: { menu, version }, headers });

  it('leads to the forms of the product until an administrator changes it, and then where they say.', async () => {
    const own = testMenuSlugs.map((slug) => ({ title: slug, address: `/${slug}/` }));
    expect(await inSettings(server)).toEqual(own);
    expect((await change([entry], 0, await server.signIn('Staff'))).status).toBe(403);
    expect(await (await change([entry, ...own.slice(1)], 0)).json()).toMatchObject({ version: 1, madeBy: 'A Admin' });
    expect(await inSettings(server)).toEqual([entry, ...own.slice(1)]);
    expect(await (await change([], 0)).json()).toMatchObject({ error: 'test-menu-changed', stored: { version: 1 } });
    const now = (await (await server.send('/api/test-menu', { headers: admin })).json()) as TestMenu;
    expect(now.menu[0]).toEqual(entry);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
    'refuses an address that is none of this site: %p',
    async (address) => {
      const refused = await change([{ title: 'Elsewhere', address }], 1);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('Please enter an address of this site');
    },
  );
});

it('A live site tells nobody of a test menu.', async () => {
  const server = await TestServer.start({ LIVE: 'true', PUBLIC_URL: 'http://localhost' });
  expect(await inSettings(server)).toBeUndefined();
  await server.stop();
});
