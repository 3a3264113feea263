const HtmlWebpackPlugin = require('html-webpack-plugin');
const { firstFiles } = require('./firstLoad.js');

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

/** All that the page is drawn by, which would be asked for only once `main` had come and run. */
const earlyBootstrap = askedEarly('early-bootstrap', (compilation) =>
  firstFiles(compilation)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({ href: `/${file}`, as: file.endsWith('.css') ? 'style' : 'script' })),
);

module.exports = { earlyBootstrap, earlyRegistry };
