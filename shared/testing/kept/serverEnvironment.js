const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const forgetRun = require('./forgetRun');
const standsAlone = require('./standsAlone');

/** Node's own `require` knows no other module, and its timers are those of all. */
const replaces = /\bjest\.(mock|doMock|isolateModules|resetModules|useFakeTimers)/;

/** The worker's own realm, as the server runs in its process. What a file changed on the process is put back after it. */
class ServerEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  before = { console: globalThis.console, exit: process.exit, env: { ...process.env } };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.given = projectConfig.globals;
    Object.assign(globalThis, this.given);
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(this.given)) delete globalThis[name];
    forgetRun(globalThis);
    globalThis.console = this.before.console;
    process.exit = this.before.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
  }

  /** Jest's word for a realm of its own: this has none. */
  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}

/** Where a file of the server's tests runs: where the modules that files before it loaded still stand (serverRuntime.js), if it can. */
module.exports = function environmentFor(config, context) {
  return standsAlone(context.testPath, replaces) ? new NodeEnvironment(config, context) : new ServerEnvironment(config);
};
