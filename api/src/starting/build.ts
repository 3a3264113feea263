import { execSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { distOf, remotesIn } from '../site/builds';

/** What every app's build is made of besides its own folder. */
const common = ['shared/src', 'shared/package.json', 'webpack.shared.js', 'tsconfig.json', 'package-lock.json'];

/** Builds each app that has no build, or one older than what it is made of. Throws where a build fails. */
export function buildWhatIsNotBuilt(house: string): void {
  for (const app of ['host', ...remotesIn(house)].filter((name) => isUnbuilt(house, name))) {
    console.log(`Building ${app} …`);
    execSync(`npm run build -w ${app}`, { cwd: house, stdio: ['ignore', 'ignore', 'inherit'] });
    // webpack leaves a file alone whose content stays the same; the time says that it was looked at.
    utimesSync(lastOfBuild(house, app), new Date(), new Date());
  }
}

/** Whether an app has no build, or one older than its sources. */
export function isUnbuilt(house: string, app: string): boolean {
  const built = lastOfBuild(house, app);
  if (!existsSync(built)) return true;
  const sources = [...common, ...['src', 'package.json', 'webpack.config.js'].map((name) => join(app, name))];
  return Math.max(...sources.map((path) => changedAt(join(house, path)))) > statSync(built).mtimeMs;
}

const lastOfBuild = (house: string, app: string) =>
  join(distOf(house, app), app === 'host' ? 'index.html' : 'remote.json');

/** When a file, or any in a folder but its tests, was last changed, in milliseconds; 0 where there is none. */
function changedAt(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || /\.test\.\w+$/.test(path)) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}
