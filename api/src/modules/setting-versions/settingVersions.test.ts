import type { ChoiceList, EarlierSetting, SettingName, SettingVersion, TestMenuEntry } from '@forms/shared/contract';
import { settingNames, testMenuSlugs } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

type Headers = { cookie: string };
let server: TestServer;
let admin: Headers;
let staff: Headers;
beforeEach(async () => {
  server = await TestServer.start();
  admin = await server.signIn('Admin');
  staff = await server.signIn('Staff');
});
afterEach(() => server.stop());

const ask = (setting: SettingName, version = '', headers = admin) =>
  server.send(`/api/settings/${setting}/versions${version && `/${version}`}`, { headers });
const versionsOf = async (setting: SettingName) => (await (await ask(setting)).json()) as SettingVersion[];
const valueAt = async (setting: SettingName, version: number) =>
  ((await (await ask(setting, String(version))).json()) as EarlierSetting).value;
const setsMenu = (menu: TestMenuEntry[], version: number) =>
  server.send('/api/test-menu', { method: 'PUT', json: { menu, version }, headers: admin });
const fees = { title: 'Fees', address: '/fees/' };

it('Every state of a setting stays, with who made it, down to what came with the product.', async () => {
  await setsMenu([fees], 0);
  await setsMenu([], 1);
  expect(await versionsOf('test-menu')).toEqual([
    { version: 2, madeBy: 'A Admin', madeAt: expect.any(String) },
    { version: 1, madeBy: 'A Admin', madeAt: expect.any(String) },
    { version: 0, madeBy: null, madeAt: null },
  ]);
  expect(await valueAt('test-menu', 2)).toEqual([]);
  expect(await valueAt('test-menu', 1)).toEqual([fees]);
  expect(await valueAt('test-menu', 0)).toHaveLength(testMenuSlugs.length);
  expect((await ask('test-menu', '3')).status).toBe(404);
});

it('The lists that forms choose from are kept in the same way.', async () => {
  const lists = (await (await server.send('/api/choices', { headers: staff })).json()) as ChoiceList[];
  const { choices } = lists.find(({ name }) => name === 'titles') as ChoiceList;
  const less = choices.map((each) => ({ ...each, isOffered: each.id === 'dr' }));
  const json = { version: 0, choices: less };
  expect((await server.send('/api/choices/titles', { method: 'PUT', json, headers: staff })).status).toBe(200);
  expect((await versionsOf('titles')).map(({ version }) => version)).toEqual([1, 0]);
  expect(await valueAt('titles', 0)).toEqual(choices);
  expect((await versionsOf('lead-origins')).map(({ version }) => version)).toEqual([0]);
});

it('Whoever may change a setting sees what it was, and nobody else.', async () => {
  const exams = await server.signIn('Staff', 'exams');
  const statuses = async (headers: Headers, version?: string) => {
    const all = await Promise.all(settingNames.map((name) => ask(name, version, headers)));
    return Object.fromEntries(settingNames.map((name, at) => [name, all[at]?.status]));
  };
  const ofStaff = { 'reply-templates': 200, titles: 200, 'lead-origins': 200 };
  const ofAdmins = { 'home-queues': 403, 'letter-words': 403, 'second-factor-roles': 403, 'test-menu': 403 };
  for (const version of [undefined, '0']) {
    expect(await statuses(staff, version)).toEqual({ ...ofStaff, ...ofAdmins, 'reminder-days': 200 });
    expect(await statuses(exams, version)).toEqual({ ...ofStaff, ...ofAdmins, 'reminder-days': 403 });
    expect(Object.values(await statuses(admin, version))).toEqual(settingNames.map(() => 200));
  }
});
