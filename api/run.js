const { spawnSync } = require('node:child_process');
const { join } = require('node:path');

// Runs the server or one of its commands. From a checkout, what is not built is built first; where only what production
// needs is installed, what stands is run.
const [name] = process.argv.splice(2, 1);
if (isInstalled('tsx')) {
  const build = join(__dirname, 'src/starting/buildBefore.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', build, name], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
require(`./dist/bin/${name}.js`);

function isInstalled(tool) {
  try {
    return Boolean(require.resolve(tool));
  } catch {
    return false;
  }
}
