import { execSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { distOf, remotesIn } from '../modules/registry/builds';

/** What every app's build is made of besides its own folder. */
const common = [
  'shared/contract',
  'shared/platform',
  'shared/package.json',
  'webpack.shared.js',
  'shared/webpack',
  'tsconfig.json',
  'package-lock.json',
];

interface Build {
  command: string;
  /** The folder of the app that it is of. */
  app: string;
  /** The file that stands once it is done, from the house. */
  last: string;
}

/** The build of the server and its commands. */
export const serverBuild: Build = { command: 'npm run build -w api', app: 'api', last: 'api/dist/bin/start.js' };

/** The builds that a site is made of: the host's and each remote's. */
export const siteBuilds = (house: string): Build[] =>
  ['host', ...remotesIn(house)].map((app) => ({
    command: `npm run build -w ${app}`,
    app,
    last: relative(house, join(distOf(house, app), app === 'host' ? 'index.html' : 'remote.json')),
  }));

/** Makes each of these builds that is not there, or older than what it is made of, and says so. Throws where one fails. */
export function buildWhatIsNotBuilt(house: string, builds: readonly Build[]): void {
  const unbuilt = builds.filter((each) => isUnbuilt(house, each));
  for (const [index, { command, app }] of unbuilt.entries()) {
    console.log(`Building ${app} (${index + 1} of ${unbuilt.length}) …`);
    execSync(command, { cwd: house, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Whether a build is not there, or older than its sources. */
export function isUnbuilt(house: string, { app, last }: Build): boolean {
  const built = statSync(join(house, last), { throwIfNoEntry: false });
  if (!built) return true;
  const own = ['src', 'package.json', 'build.js', 'webpack.config.js'];
  const sources = [...common, ...own.map((name) => join(app, name))];
  return Math.max(...sources.map((path) => changedAt(join(house, path)))) > built.mtimeMs;
}

/**
 * When a file was last changed, or any in a folder but its tests, or when one came to a folder or went, in milliseconds;
 * 0 where there is none.
 */
function changedAt(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || /\.test\.\w+$/.test(path)) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}
