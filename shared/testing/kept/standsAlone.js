const { readFileSync } = require('node:fs');

/**
 * Whether a test file does what this pattern finds, so that files before it would be seen in it, or it in those after: puts
 * other modules in place of those that stand loaded, or what cannot be taken back.
 */
module.exports = (file, pattern) => pattern.test(readFileSync(file, 'utf8'));
