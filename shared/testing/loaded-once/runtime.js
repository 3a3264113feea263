const { readFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');

/** The modules that a worker has loaded, by path: those of the product and its libraries, as a server keeps them for as long as it runs. */
const loaded = new Map();
const isOfTests = (path) => /\.test\.ts$|\/testing\//.test(path.replace(/.*\/node_modules\/(?!@forms\/)/, ''));

/** The modules of one test file: its own, and those that are loaded once. */
class Modules extends Map {
  get(path) {
    return isOfTests(path) ? super.get(path) : loaded.get(path);
  }
  has(path) {
    return isOfTests(path) ? super.has(path) : loaded.has(path);
  }
  set(path, module) {
    if (isOfTests(path)) super.set(path, module);
    else loaded.set(path, module);
    return this;
  }
  delete(path) {
    return isOfTests(path) ? super.delete(path) : loaded.delete(path);
  }
}

exports.__esModule = true;
/** Loads each module once a worker instead of once a test file: most of the server's tests spent more on that than on testing. A file that puts another module in one's place has all for itself. */
exports.default = class extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const testPath = rest[4];
    // A file that asks for another environment finds no module of this one there.
    this.isApart = !environment.isOfWorker || readFileSync(testPath, 'utf8').includes('jest.mock(');
    if (!this.isApart) this.registries.moduleRegistry = new Modules();
  }

  /** What it has loaded for later files too asks it for more of them. */
  teardown() {
    if (this.isApart) super.teardown();
    else this.restoreAllMocks();
  }
};
