import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../..');

/** Builds as `npm run build` does, in a folder where everything stands by links that are not followed. */
const buildLinked = `
  const configure = require('./webpack.config.js');
  const config = configure({}, { mode: 'production' });
  config.resolve.symlinks = false;
  config.resolveLoader = { symlinks: false };
  config.cache = false;
  require('webpack')(config).run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  });
`;

let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'forms-same-'));
});
afterEach(() => rmSync(temporary, { recursive: true, force: true }));

/** The line of the registry that a remote's build writes in a house that stands in that folder. */
async function lineBuiltIn(house: string): Promise<string> {
  mkdirSync(house, { recursive: true });
  for (const name of ['node_modules', 'shared', 'tsconfig.json']) symlinkSync(join(root, name), join(house, name));
  cpSync(join(root, 'webpack.shared.js'), join(house, 'webpack.shared.js'));
  const remote = join(house, 'mf-contact');
  for (const name of ['src', 'package.json', 'webpack.config.js'])
    cpSync(join(root, 'mf-contact', name), join(remote, name), { recursive: true });
  writeFileSync(join(remote, 'build.js'), buildLinked);
  const links = ['--preserve-symlinks', '--preserve-symlinks-main'];
  await promisify(execFile)(process.execPath, [...links, 'build.js'], { cwd: remote });
  return readFileSync(join(remote, 'dist/remote.json'), 'utf8');
}

it('The same source has the same hashes in whatever folder it is built, so that any server’s browsers take it.', async () => {
  const there = await lineBuiltIn(join(temporary, 'here'));
  expect(there).toMatch(/"integrity":"sha384-/);
  expect(await lineBuiltIn(join(temporary, 'another/and/deeper'))).toBe(there);
});
