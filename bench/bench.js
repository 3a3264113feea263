// `npm run bench forms`, and the others in `src`: installs what only the peers need, where that has changed, then runs the bench named first.
const { execSync, spawnSync } = require('node:child_process');
const { existsSync, readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');

const [name = '', ...given] = process.argv.slice(2);
const src = join(__dirname, 'src');
const benches = readdirSync(src).filter((each) => existsSync(join(src, each, 'bench.ts')));
if (!benches.includes(name)) {
  console.error(`Which bench? There is: ${benches.map((each) => `npm run bench ${each}`).join(', ')}`);
  process.exit(1);
}

const changed = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const lockfile = join(__dirname, 'package-lock.json');
const installed = join(__dirname, 'node_modules/.package-lock.json');
const withPeers = ['forms', 'web', 'lists', 'files'];
if (withPeers.includes(name) && changed(installed) < changed(lockfile))
  execSync('npm ci --ignore-scripts', { cwd: __dirname, stdio: 'inherit' });

const run = (script, ...more) =>
  spawnSync(process.execPath, ['--import', 'tsx', script, ...more], { stdio: 'inherit' }).status;
// One builds releases of its own.
const built = name === 'month' ? 0 : run(join(__dirname, '../api/src/starting/buildBefore.ts'), 'start');
const status = built === 0 ? run(join(src, name, 'bench.ts'), ...given) : built;
process.exit(status ?? 1);
