const path = require('node:path');

/** ESM-only packages, and what is published as TypeScript, that jest's CommonJS must compile first. */
const compiled = [
  '@forms/shared',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'any-ascii',
  'marked',
  'react-pdf',
  'pdfjs-dist',
];

const fromTesting = (file) => path.join(__dirname, '../testing', file);

/** How any test is compiled. */
const base = {
  transform: {
    '^.+\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${compiled.join('|')})/)`],
  moduleNameMapper: { '\\.css$': fromTesting('css-classes.js') },
};

/** How the tests of what runs in a browser run. `folder` is an app's. */
const inBrowserLike = (folder) => ({
  ...base,
  rootDir: folder,
  testEnvironment: fromTesting('jsdom-with-fetch.js'),
  testMatch: ['<rootDir>/**/*.test.ts?(x)'],
  setupFiles: [fromTesting('browser-like.ts')],
  setupFilesAfterEnv: ['@testing-library/jest-dom', fromTesting('patience.ts')],
});

module.exports = { base, inBrowserLike };
