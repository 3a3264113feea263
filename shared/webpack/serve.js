const { join } = require('node:path');
const webpack = require('webpack');
const Server = require('webpack-dev-server');

// The development servers of several apps, by their folders, in one process: the builder is loaded and warmed once for all of them.
for (const app of process.argv.slice(2)) {
  const configure = require(join(__dirname, '../..', app, 'webpack.config.js'));
  const configuration = configure({ besideHost: true }, { mode: 'development' });
  void new Server(configuration.devServer, webpack(configuration)).start();
}
