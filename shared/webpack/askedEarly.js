const HtmlWebpackPlugin = require('html-webpack-plugin');

/** Has the page ask for these addresses before a script does. */
const askedEarly = (name, linksOf) => ({
  apply(compiler) {
    compiler.hooks.compilation.tap(name, (compilation) =>
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(name, (page) => {
        const links = linksOf(compilation).map((attributes) => ({ rel: 'preload', ...attributes }));
        page.headTags.unshift(...links.map((attributes) => ({ tagName: 'link', voidTag: true, attributes, meta: {} })));
        return page;
      }),
    );
  },
});

const earlyRegistry = askedEarly('early-registry', () => [{ href: '/remotes.json', as: 'fetch', crossorigin: true }]);

/**
 * All that the page is drawn by, in the order that it is run in: `main`, what that imports, and the shared modules that
 * these take by way of federation, which would ask for them only once `main` had come and run.
 */
const earlyBootstrap = askedEarly('early-bootstrap', ({ entrypoints, chunkGraph, modules }) => {
  // A shared module has no link to the chunks it is provided by: both know its name alone.
  const provided = new Map();
  for (const module of modules) {
    if (module.type === 'provide-module') provided.set(module._name, chunkGraph.getBlockChunkGroup(module.blocks[0]));
  }
  const files = new Set();
  const visited = new Set();
  const visit = (group) => {
    if (!group || visited.has(group)) return;
    visited.add(group);
    for (const file of group.getFiles()) files.add(file);
    for (const chunk of group.chunks) {
      for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
        if (module.type === 'consume-shared-module') visit(provided.get(module.options.shareKey));
      }
    }
  };
  const importedBy = (group, module) =>
    group.getChildren().find(({ origins }) => origins.some(({ request }) => request === module));
  const main = entrypoints.get('main');
  const bootstrap = importedBy(main, './bootstrap');
  for (const group of [main, bootstrap, importedBy(bootstrap, './draw')]) visit(group);
  return [...files]
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({ href: `/${file}`, as: file.endsWith('.css') ? 'style' : 'script' }));
});

module.exports = { earlyBootstrap, earlyRegistry };
