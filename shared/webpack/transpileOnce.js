const { transform } = require('@swc/core');

/** As tsconfig.json says, with what a component is drawn anew by once it is saved. */
const optionsFor = (file) => ({
  filename: file,
  swcrc: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: file.endsWith('x') },
    transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic', refresh: true } },
  },
});

const transpiled = new Map();

/** TypeScript for the development servers that one process has: what several apps are made of is transpiled once for all of them, until it is saved. */
module.exports = function transpileOnce(text) {
  const done = this.async();
  const last = transpiled.get(this.resourcePath);
  const output = last?.text === text ? last.output : transform(text, optionsFor(this.resourcePath));
  transpiled.set(this.resourcePath, { text, output });
  output.then(({ code, map }) => done(null, code, map && JSON.parse(map)), done);
};
