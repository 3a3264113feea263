const { default: Runtime } = require('jest-runtime');

/** Libraries but those that set something up around each file's tests, or a global as they load: what a file set is taken back after it. */
const stays = /\/node_modules\/(?!@testing-library\/(react|jest-dom)\/|@stripe\/|fake-indexeddb\/|idb\/|css\.escape\/)/;

const isTest = /\.test\.tsx?$/;

class KeptRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const compiled = new Map();
    // A module that is loaded anew is run anew and not compiled anew: what ran often stays quick.
    executor.compile = (source, file) => {
      const run = compiled.get(file) ?? compile(source, file);
      if (!isTest.test(file)) compiled.set(file, run);
      return run;
    };
  }

  teardown() {
    this.restoreAllMocks();
    const { internalModuleRegistry, moduleRegistry, mockRegistry, moduleMockRegistry } = this.registries;
    for (const registry of [internalModuleRegistry, mockRegistry, moduleMockRegistry]) registry.clear();
    for (const file of moduleRegistry.keys()) if (!stays.test(file)) moduleRegistry.delete(file);
    this.mockState.clear();
    this.testMainModule.reset();
    this.testState.state = 'loading';
  }
}

const kept = new WeakMap();

/** Goes on from file to file with the libraries that stand loaded in the window: React, antd and their kin take longer to load than most tests. */
module.exports = function runtimeFor(config, environment, ...rest) {
  if (!environment.putBack) return new Runtime(config, environment, ...rest);
  const runtime = kept.get(environment) ?? new KeptRuntime(config, environment, ...rest);
  kept.set(environment, runtime);
  const testPath = rest[4];
  return Object.assign(runtime, { _config: config, _testPath: testPath });
};
