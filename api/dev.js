const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { join } = require('node:path');
const { context } = require('esbuild');
const { options } = require('./build.js');

const command = ['--enable-source-maps', join(__dirname, 'dist/bin/start.js'), '--development'];
let server;

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, 'exit');
}

/** Once what was saved is built, the server starts anew with it; the last one lets go of its data first. */
const restart = {
  name: 'restart',
  setup: ({ onEnd }) =>
    onEnd(async ({ errors }) => {
      if (errors.length > 0) return;
      await stop();
      server = spawn(process.execPath, command, { cwd: join(__dirname, '..'), stdio: 'inherit' });
    }),
};

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit()));
void context({ ...options, plugins: [restart] }).then((building) => building.watch());
