const { existsSync } = require('node:fs');
const { delimiter, join } = require('node:path');

/** The path of an installed Firefox; undefined where there is none. */
exports.findFirefox = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
    .find(existsSync);
