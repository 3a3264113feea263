import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { journeys } from '../journeys/journey';

const here = journeys();
const house = join(__dirname, '../../..');

/** Where nothing of this repository stands above it. */
let elsewhere: string;
let folder: string;
let kit: string;
beforeAll(async () => {
  elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'another-team-')));
  folder = join(elsewhere, 'mf-library');
  kit = join(folder, 'node_modules/@forms/shared');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', join(house, 'shared/kit/pack.ts')], {
    cwd: house,
    env: { ...process.env, INIT_CWD: elsewhere },
  });
  const unpacked = join(elsewhere, 'package');
  await run('tar', ['xzf', `forms-shared-${version()}.tgz`]);
  await run(process.execPath, [join(unpacked, 'create.js'), 'mf-library']);
  mkdirSync(dirname(kit), { recursive: true });
  await run('mv', [unpacked, kit]);
  linksLibraries();
});
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

const read = (file: string): { version: string; dependencies: object; peerDependencies: object } =>
  JSON.parse(readFileSync(file, 'utf8'));
const version = () => read(join(house, 'shared/package.json')).version;
const run = (program: string, args: string[], cwd = elsewhere) =>
  promisify(execFile)(program, args, { cwd, env: { ...process.env, NODE_OPTIONS: '' } });
/** A program of its libraries, as `npm run` calls it. */
const runs = (program: string, ...args: string[]) =>
  run(process.execPath, [join(folder, 'node_modules', program), ...args], folder);

/** In place of `npm install`, which would need a network: the packages that the kit says it needs, and no other. */
function linksLibraries(): void {
  const { dependencies, peerDependencies } = read(join(kit, 'package.json'));
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const at = join(folder, 'node_modules', name);
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(join(house, 'node_modules', name), at);
  }
}

test('a team that has nothing of this repository begins a remote from the packed kit, tests it, builds it and releases it', async () => {
  await runs('jest/bin/jest.js', '-i');
  await runs('typescript/bin/tsc');
  await runs('webpack/bin/webpack.js', '--mode', 'production');
  expect(await here.product.ships(folder, '--version', '0.1.0')).toContain('mf-library: 0.1.0 is live.');

  const visitor = await here.visitor();
  await visitor.opens('/');
  await visitor.presses('Study');
  await visitor.follows('Library');
  await visitor.find('heading', 'Library');
  await visitor.sees('Pressed: 0');
  await visitor.presses('Press');
  await visitor.sees('Pressed: 1');
  await visitor.sees('Thank you.');
  expect(await visitor.barriers()).toEqual([]);
});

test('a name that the site would refuse, or that is there already, begins nothing', async () => {
  const begins = (name: string) => run(process.execPath, [join(kit, 'create.js'), name]);
  await expect(begins('Library')).rejects.toThrow('A remote’s name begins with mf-');
  await expect(begins('mf-library')).rejects.toThrow('mf-library exists already.');
});
