const { workspaces } = require('./package.json');

const apps = workspaces.filter((name) => name !== 'shared');
/** What stands in for the card provider: the browser's tests put it at the provider's own addresses. */
const cardSandbox = '^api/src/testing/cardSandbox\\.ts$';

/** Arrows run one way: `shared` knows nobody, apps know `shared`, `api` only its contract, nobody another app. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-cycles-in-front-ends',
      comment: 'Between the folders of one app, or of the platform: their tests count too.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^((?:host|mf-[a-z-]+)/src|shared/platform)/([^/]+)' },
      to: { circular: true, path: '^$1/', pathNot: '^$1/$2(/|$)' },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `^(${apps.join('|')})/` },
    },
    ...apps.map((app) => ({
      name: `${app}-imports-no-other-app`,
      severity: 'error',
      from: { path: `^${app}/` },
      to: {
        path: `^(${apps.filter((other) => other !== app).join('|')})/`,
        ...(app === 'e2e' && { pathNot: cardSandbox }),
      },
    })),
    {
      name: 'api-knows-only-the-contract',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^shared/', pathNot: '^shared/((contract|testing|versions)/|package.json)' },
    },
    {
      name: 'the-contract-stands-alone',
      severity: 'error',
      from: { path: '^shared/contract/' },
      to: { path: '^shared/', pathNot: '^shared/((contract|testing)/|platform/zod|package.json)' },
    },
    {
      name: 'platform-knows-no-module',
      comment:
        'What a module does stands in the module, which registers it: decision 35. Tests start the whole server.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/', pathNot: '^api/src/platform/' },
    },
    {
      name: 'modules-know-modules-and-the-platform',
      severity: 'error',
      from: { path: '^api/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/', pathNot: '^api/src/(platform|modules)/' },
    },
    {
      name: 'the-card-sandbox-knows-the-platform-alone',
      severity: 'error',
      from: { path: '^api/src/card-sandbox/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/', pathNot: '^api/src/(card-sandbox|platform)/' },
    },
    {
      name: 'folders-within-are-their-folders-own',
      comment: 'So that the circles between folders, which are looked for by folder, are all of them.',
      severity: 'error',
      from: { path: '^api/src/(platform|modules)/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/(platform|modules)/[^/]+/.+/', pathNot: '^api/src/$1/$2/' },
    },
    {
      name: 'big-libraries-only-through-their-face',
      comment: 'So that one shaken copy of antd, the router and the store serves all; see docs/decisions.',
      severity: 'error',
      from: { path: '^(host|mf-[a-z-]+)/' },
      to: { path: 'node_modules/(antd|@ant-design|react-router|react-redux|@reduxjs/toolkit|redux|zod)/' },
    },
    {
      name: 'moment-only-in-what-is-loaded-late',
      comment: 'It is 18 KB, and the server has it anyway: decision 38.',
      severity: 'error',
      from: {
        path: '^(host|mf-[a-z-]+|shared)/',
        pathNot: '(\\.test\\.ts|^mf-forms/src/fields/date/dateMeant\\.ts)$',
      },
      to: { path: 'node_modules/moment/' },
    },
    {
      name: 'the-contract-takes-zod-from-the-platform',
      comment: 'Else each remote brings its own copy. The schema for editors is made by the server alone.',
      severity: 'error',
      from: { path: '^shared/contract/', pathNot: '(\\.test\\.ts|^shared/contract/forms/schema\\.ts)$' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'draft-only-in-rich-text',
      comment: 'HTML goes in and out of that folder, so that another editor can take the place of an archived one.',
      severity: 'error',
      from: { path: '^(host|mf-[a-z-]+|shared|api|e2e)/', pathNot: '^mf-forms/src/rich-text/' },
      to: { path: 'node_modules/(@types/)?draft-js/' },
    },
    {
      name: 'property-tests-draw-the-same-cases-every-time',
      comment: 'One seed for all, set in one place.',
      severity: 'error',
      from: { pathNot: '^shared/testing/properties/(fastCheck|forSeconds)\\.ts$' },
      to: { path: 'node_modules/fast-check/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'asking-comes-before-drawing',
      comment: 'What bootstrap asks for with the first third of the code is there when the rest has come: decision 28.',
      severity: 'error',
      from: {
        path: '^host/src/((bootstrap|calls|given|settings)|routes/(address|askAhead|behindPath|hostPages))\\.ts$',
      },
      to: {
        path: '^(shared/platform/(ui|routing|services)/|node_modules/react-dom/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    // What a new remote is begun with names the package that it is packed in.
    {
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: '^shared/kit/starter/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(-one)?/|^shared/versions/released/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.json', '.css'],
    },
  },
};
