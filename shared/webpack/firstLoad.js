const { ConsumeSharedPlugin, ProvideSharedPlugin } = require('@module-federation/enhanced');

/** What draws the page: chunks that `main` and `bootstrap` name. */
const drawing = ['bootstrap', 'draw'];

/** What is shared of it, whole: parts take also what the page does not use itself. */
const sharedByAll = /^react(-dom)?(\/|$)|\/platform\/(remotes|routing|services|store|ui|words|zod)$/;
const providesIt = ({ module }) => module?.type === 'provide-module' && sharedByAll.test(module._name);

const isOfFirstLoad = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(
    ({ name, groupsIterable }) =>
      drawing.includes(name) || [...groupsIterable].some(({ origins }) => origins.some(providesIt)),
  );

/** The files that the page is drawn by, in the order that they are run in. */
const firstFiles = ({ entrypoints, namedChunkGroups }) => [
  ...new Set(
    [entrypoints.get('main'), ...drawing.map((name) => namedChunkGroups.get(name))].flatMap((group) =>
      group.getFiles(),
    ),
  ),
];

/**
 * How the host's build is cut: all that the page is drawn by stands in two files, and in no other. Federation would have
 * each shared module in a file of its own; a small file costs a request with its headers, and compresses worse than a
 * part of a larger one. Others' code stays the same over many releases, so it stands apart. Of what comes later, that
 * which several need stands by itself from so many bytes on: else each page of the portal would bring the list anew, and
 * each face would come twice, once for the host that warms it and once for the part that takes it.
 */
const twoFiles = {
  minSize: 20_000,
  cacheGroups: {
    libraries: {
      name: 'libraries',
      test: (module, graphs) =>
        /[\\/]node_modules[\\/]/.test(module.nameForCondition()) && isOfFirstLoad(module, graphs),
      chunks: 'async',
      enforce: true,
      priority: 2,
    },
    page: { name: 'page', test: isOfFirstLoad, chunks: 'async', enforce: true, priority: 1 },
  },
};

/**
 * The host provides what is shared and takes its own: as one that consumes it too, it would load each shared module by
 * itself, and wait for it. The plugin that consumes nothing brings federation's share scope, which webpack's own is not.
 */
const provided = (shared) => [
  new ConsumeSharedPlugin({ shareScope: 'default', consumes: {} }),
  new ProvideSharedPlugin({ shareScope: 'default', provides: shared }),
];

module.exports = { firstFiles, provided, twoFiles };
