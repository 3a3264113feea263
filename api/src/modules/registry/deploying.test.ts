import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteEntry } from '@forms/shared/contract';
import { parse } from 'yaml';
import { houseFolder } from '../../platform/houseFolder';
import { buildInto } from '../../testing/builtRemote';
import { TestServer } from '../../testing/startServer';
import { integrityOf } from './checkBuild';

const page = readFileSync(join(houseFolder, 'docs/deploying-a-remote.md'), 'utf8');
/** The page's command that holds these words. */
function fromPage(words: string): string {
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, text = '']) => text.split('\n'));
  const command = blocks.find((line) => line.startsWith('npm run ship') && line.includes(words));
  if (!command) throw new Error(`The page no longer has a command with ${words}`);
  return command;
}

let folder: string;
let house: string;
let team: Server;
let origin: string;
let site: TestServer;
let key: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-deploying-'));
  house = join(folder, 'house');
  mkdirSync(join(house, 'host/dist'), { recursive: true });
  writeFileSync(join(house, 'host/dist/index.html'), '');
  mkdirSync(join(house, 'shared'));
  copyFileSync(join(houseFolder, 'shared/ship.js'), join(house, 'shared/ship.js'));
  writeFileSync(join(house, 'package.json'), JSON.stringify({ workspaces: ['mf-contact', 'mf-forms'] }));
  build('mf-forms', 'forms 1');
  build('mf-contact', 'contact own');
  team = createServer(({ url = '' }, response) => {
    try {
      const bytes = readFileSync(join(folder, 'srv', url));
      const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31536000, immutable' };
      response.writeHead(200, headers).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => team.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(team.address() as AddressInfo).port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-deploying-data-'));
  site = await TestServer.start({}, { house, dataDir });
  const headers = await site.signIn('Admin');
  const made = await site.send('/api/remotes/mf-contact/keys', { method: 'POST', headers });
  ({ key } = (await made.json()) as { key: string });
  await site.send('/api/remotes/origins', { json: { origin }, headers });
});
afterAll(async () => {
  await site.stop();
  await new Promise((resolve) => team.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Builds a remote, as its `npm run build` does, with the commands that the repository's own has. */
function build(remote: string, words: string): void {
  buildInto(house, remote, words);
  const own = JSON.parse(readFileSync(join(houseFolder, 'mf-contact/package.json'), 'utf8'));
  const { ship } = own.scripts;
  writeFileSync(join(house, remote, 'package.json'), JSON.stringify({ name: `@forms/${remote}`, scripts: { ship } }));
}

/** Types a command of the page, with this site and this team's server in the place of its examples. */
async function type(words: string, siteKey = key): Promise<string> {
  const command = fromPage(words)
    .replaceAll('https://forms.example', site.address)
    .replaceAll('https://contact.example', origin);
  return run(command, { SITE_KEY: siteKey });
}
const run = async (command: string, env: Record<string, string>) =>
  (await promisify(execFile)('sh', ['-ec', command], { cwd: house, env: { ...process.env, ...env } })).stdout;

/** What each remote says of itself that a page opened now would run. Throws where one would not be loaded. */
async function served(): Promise<Record<string, string>> {
  const lines = (await (await site.send('/remotes.json')).json()) as Record<string, RemoteEntry>;
  const found = Object.entries(lines).map(async ([remote, { manifest, integrity }]) => {
    const text = await (await fetch(new URL(manifest, site.address))).text();
    if (integrityOf(text) !== integrity) throw new Error(`${remote} has not the hash that its line names`);
    return [remote, JSON.parse(text).metaData.buildInfo.buildVersion];
  });
  return Object.fromEntries(await Promise.all(found));
}
const shows = async (contact: string, forms = 'forms 1') =>
  expect(await served()).toEqual({ 'mf-contact': contact, 'mf-forms': forms });

it('Who types the page’s commands in their order has every remote served at each step: released, shared out, made live, taken back, and beside the site’s own update.', async () => {
  await shows('contact own');
  build('mf-contact', 'contact 1.4.0');
  expect(await type('--version 1.4.0')).toContain('mf-contact: 1.4.0 is live.');
  await shows('contact 1.4.0');
  expect(await type('--version 1.4.0')).toContain('mf-contact: 1.4.0 is live.');

  build('mf-forms', 'forms 2');
  build('mf-contact', 'contact 1.5.0');
  await shows('contact 1.4.0', 'forms 2');
  expect(await type('--share 10')).toContain('1.4.0 is live, and 1.5.0 to 10 in a hundred visitors.');
  expect(await type('share 50')).toContain('1.5.0 to 50 in a hundred visitors.');
  expect(await type('promote')).toContain('mf-contact: 1.5.0 is live.');
  await shows('contact 1.5.0', 'forms 2');

  expect(await type('back')).toContain('mf-contact: 1.4.0 is live.');
  await shows('contact 1.4.0', 'forms 2');
  expect(await type('status')).toContain('Last: back by key');

  build('mf-contact', 'contact 1.6.0');
  mkdirSync(join(folder, 'srv/mf-contact'), { recursive: true });
  await promisify(execFile)('cp', ['-r', join(house, 'mf-contact/dist'), join(folder, 'srv/mf-contact/1.6.0')]);
  expect(await type('--from')).toContain('mf-contact: 1.6.0 is live.');
  await shows('contact 1.6.0', 'forms 2');
  expect(await type('retire')).toContain('mf-contact: 1.6.0 is live.');
});

it('What the example pipeline of a team runs shares a build out, then serves it to all.', async () => {
  const pipeline = parse(readFileSync(join(houseFolder, 'docs/pipelines/remote.yaml'), 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const ship = (job: string) => pipeline.jobs[job]?.steps.find(({ run }) => run?.startsWith('npm run ship'))?.run ?? '';
  const env = { SITE: site.address, VERSION: '1.7.0', SITE_KEY: key };
  build('mf-contact', 'contact 1.7.0');
  expect(await run(ship('share'), env)).toContain('1.7.0 to 10 in a hundred visitors.');
  expect(await run(ship('promote'), env)).toContain('mf-contact: 1.7.0 is live.');
});

it.each<[string, string, () => string | undefined, RegExp]>([
  ['a key that was never given', '--version 1.4.0', () => 'a'.repeat(43), /This key opens nothing.*401/],
  ['no key', '--version 1.4.0', () => '', /SITE_KEY holds no key/],
  [
    'other files under a version that is published',
    '--version 1.4.0',
    () => undefined,
    /published with other files.*409/,
  ],
])('With %s the command ends with an error that says so.', async (_what, command, otherKey, why) => {
  build('mf-contact', 'contact, but not as before');
  const before = await served();
  await expect(type(command, otherKey() ?? key)).rejects.toMatchObject({ stderr: expect.stringMatching(why) });
  expect(await served()).toEqual(before);
});
