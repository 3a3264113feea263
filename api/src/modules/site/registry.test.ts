import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RemoteProblem } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

const integrity = `sha384-${'a'.repeat(64)}`;
const own = (name: string) => ({
  manifest: `/remotes/${name}/mf-manifest.json`,
  contract: CONTRACT_VERSION,
  integrity,
});
const away = (version: string) => ({
  manifest: `https://team.example/${version}/mf-manifest.json`,
  contract: CONTRACT_VERSION,
  integrity,
});
const builds = { 'mf-contact': own('mf-contact'), 'mf-forms': own('mf-forms') };

let house: string;
let file: string;
let server: TestServer;
const start = async (dataDir?: string) => {
  const env = { REMOTES_FILE: file, REMOTE_ORIGINS: 'https://team.example' };
  server = await TestServer.start(env, { house, ...(dataDir === undefined ? {} : { dataDir }) });
};
const write = (text: unknown) => writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text));
const served = async () => (await server.send('/remotes.json')).json();
const problems = async () => {
  const headers = await server.signIn('Staff');
  return (await (await server.send('/api/remotes/problems', { headers })).json()) as RemoteProblem[];
};
beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'forms-registry-'));
  file = join(house, 'remotes.json');
  for (const name of Object.keys(builds)) {
    mkdirSync(join(house, name, 'dist'), { recursive: true });
    writeFileSync(join(house, name, 'package.json'), '{}');
    writeFileSync(join(house, name, 'dist/remote.json'), JSON.stringify({ contract: CONTRACT_VERSION, integrity }));
  }
  write({});
  await start();
});
beforeEach(async () => {
  write({});
  await served();
});
afterAll(async () => {
  await server.stop();
  rmSync(house, { recursive: true });
});

it.each<[string, unknown, RegExp]>([
  ['of a remote that there is not', { 'mf-conatct': away('1') }, /no remote has this name/],
  [
    'of an origin that nobody allowed',
    { 'mf-contact': { ...away('1'), manifest: 'https://x.example/m.json' } },
    /ORIG/,
  ],
  ['with an address of another scheme', { 'mf-contact': { ...away('1'), manifest: 'data:text/plain,a' } }, /ORIGINS/],
  ['without the integrity', { 'mf-contact': { ...away('1'), integrity: undefined } }, /needs its integrity/],
  ['with an integrity cut short', { 'mf-contact': { ...away('1'), integrity: 'sha384-abc' } }, /integrity/],
  ['made for another contract', { 'mf-contact': { ...away('1'), contract: '^9.0.0' } }, /contract \^9/],
  ['with a contract that is no range', { 'mf-contact': { ...away('1'), contract: 'any' } }, /contract any/],
  ['with a key that nobody knows', { 'mf-contact': { ...away('1'), url: 'x' } }, /url/],
  ['that is no line', { 'mf-contact': 'https://team.example/mf-manifest.json' }, /object/],
])('A line %s costs itself alone, and staff see why.', async (_which, wrong, why) => {
  write({ 'mf-forms': away('good'), ...(wrong as object) });
  expect(await served()).toEqual({ ...builds, 'mf-forms': away('good') });
  expect(await problems()).toEqual([expect.objectContaining({ problem: expect.stringMatching(why) })]);
});

it('A line that goes wrong leaves its last good one in force, until it is mended or taken out.', async () => {
  write({ 'mf-contact': away('1') });
  await served();
  write({ 'mf-contact': { ...away('2'), integrity: 'none' } });
  expect(await served()).toEqual({ ...builds, 'mf-contact': away('1') });
  expect(await problems()).toMatchObject([{ remote: 'mf-contact', served: away('1').manifest }]);
  write({ 'mf-contact': away('2') });
  expect(await served()).toEqual({ ...builds, 'mf-contact': away('2') });
  expect(await problems()).toEqual([]);
  write({});
  expect(await served()).toEqual(builds);
});

it.each<[string, () => void]>([
  ['cut in the middle', () => write(JSON.stringify({ 'mf-contact': away('2') }).slice(0, 80))],
  ['emptied', () => write('')],
  ['a list', () => write('[]')],
  ['deleted', () => rmSync(file)],
])('A file that is %s leaves its last good copy in force, after another start too.', async (_what, spoil) => {
  write({ 'mf-contact': away('1') });
  await served();
  spoil();
  expect(await served()).toEqual({ ...builds, 'mf-contact': away('1') });
  expect(await problems()).toMatchObject([{ served: 'what it said before' }]);

  await server.stop({ keepData: true });
  await start(server.dataDir);
  expect(await served()).toEqual({ ...builds, 'mf-contact': away('1') });
  expect(await problems()).toHaveLength(1);
});

it('A build that is being made anew costs itself alone.', async () => {
  writeFileSync(join(house, 'mf-forms/dist/remote.json'), '{ "contract"');
  expect(await served()).toEqual({ 'mf-contact': builds['mf-contact'] });
});
