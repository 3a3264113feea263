const { TestEnvironment } = require('jest-environment-node');

/** Node as each test file finds it: with the environment variables of the first, and its own project's globals. */
class Node extends TestEnvironment {
  isOfWorker = true;

  begins({ globals }) {
    const { env } = this.global.process;
    this.variables ??= { ...env };
    for (const name of Object.keys(env)) if (!(name in this.variables)) delete env[name];
    Object.assign(env, this.variables);
    for (const name of Object.keys(this.globals ?? {})) delete this.global[name];
    this.globals = globals;
    Object.assign(this.global, globals);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
  }
}

let node;
/** One Node for all test files of a worker: only there can they share modules. */
module.exports = class {
  constructor(config, context) {
    node ??= new Node(config, context);
    node.begins(config.projectConfig);
    // biome-ignore lint/correctness/noConstructorReturn: Jest makes one for each file, and this is all of them.
    return node;
  }
};
