// `npm run bench forms`, `web`, `lists`, `files`, `api` or `durability`: installs what only the bench needs, where that has changed, then runs the bench named first.
const { execSync, spawnSync } = require('node:child_process');
const { existsSync, statSync } = require('node:fs');
const { join } = require('node:path');

const changed = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const lockfile = join(__dirname, 'package-lock.json');
const installed = join(__dirname, 'node_modules/.package-lock.json');

if (changed(installed) < changed(lockfile)) execSync('npm ci --ignore-scripts', { cwd: __dirname, stdio: 'inherit' });

const [name = '', ...given] = process.argv.slice(2);
const bench = join(__dirname, 'src', name, 'bench.ts');
if (!/^[a-z-]+$/.test(name) || !existsSync(bench)) {
  console.error(
    'Which bench? There is: npm run bench forms, npm run bench web, npm run bench lists, npm run bench files, npm run bench api, npm run bench durability',
  );
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', bench, ...given], { stdio: 'inherit' });
process.exit(status ?? 1);
