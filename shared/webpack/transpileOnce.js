const typescript = require('typescript');

const transpiled = new Map();

/** TypeScript for the development servers that one process has: what several apps are made of is transpiled once for all of them, until it is saved. */
module.exports = {
  ...typescript,
  transpileModule(text, options) {
    const last = transpiled.get(options.fileName);
    if (last?.text === text) return last.output;
    const output = typescript.transpileModule(text, options);
    transpiled.set(options.fileName, { text, output });
    return output;
  },
};
