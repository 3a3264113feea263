const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');
const { addHook } = require('pirates');

/** What each file has anew: itself, what only tests use, and the part of jest that counts its tests. */
const anew = /\.test\.ts$|\/testing\/|\/jest-circus\//;
const compiled = { supportsDynamicImport: false, supportsStaticESM: false, supportsTopLevelAwait: false };
const sourceMaps = new Map();
let transformer;

addHook(
  (_source, file) => {
    const { code, sourceMapPath } = transformer.transform(file, compiled);
    if (sourceMapPath) sourceMaps.set(file, sourceMapPath);
    return code;
  },
  { exts: ['.ts', '.tsx'] },
);

/** Loads by Node's own `require` what jest compiled: the server, which takes longer to load and to warm than most files' tests, once in a worker. */
module.exports = class ServerRuntime extends Runtime {
  constructor(config, environment, resolver, ofProject, ...rest) {
    super(config, environment, resolver, ofProject, ...rest);
    this.keeps = environment.getVmContext() === null;
    if (!this.keeps) return;
    transformer = ofProject;
    for (const file of Object.keys(require.cache)) if (anew.test(file)) delete require.cache[file];
  }

  requireModule(from, name, options, ...rest) {
    if (!this.keeps) return super.requireModule(from, name, options, ...rest);
    if (!options?.isInternalModule) globalThis.jest = this.requireModuleOrMock(from, '@jest/globals').jest;
    return createRequire(from)(name ?? from);
  }

  getSourceMaps() {
    return this.keeps ? sourceMaps : super.getSourceMaps();
  }
};
