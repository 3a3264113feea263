const { options } = require('./.dependency-cruiser.cjs');

/**
 * No two folders of the server or of the contract know each other, neither straight nor by way of others. Apart from the other arrows, since
 * whoever looks at folders looks at all that stands in them: tests start the whole server, and so know everybody.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(api/src/(platform|modules)|shared/contract)/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.ts$|^api/src/testing/` } },
};
