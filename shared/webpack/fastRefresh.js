const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { EntryPlugin } = require('webpack');

/** While developing, a component that is saved is drawn anew where it stands, in the host as in remotes: what was typed stays. */
const fastRefresh = (folder, name) => [
  new EntryPlugin(folder, require.resolve('./refreshHook.js'), { name: undefined }),
  new ReactRefreshPlugin({ library: name, overlay: false }),
];

module.exports = { fastRefresh };
