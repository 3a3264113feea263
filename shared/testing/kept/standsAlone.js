const { readFileSync } = require('node:fs');

/**
 * Whether a test file puts other modules, another clock or what cannot be taken back in place of what there is: what files before
 * it loaded would not hear of it, or would keep it for those after.
 */
module.exports = (file) =>
  /\bjest\.(mock|doMock|isolateModules|resetModules|useFakeTimers)|configurable: false/.test(
    readFileSync(file, 'utf8'),
  );
