const { remote } = require('../webpack.shared.js');

module.exports = remote(__dirname, 'mf-files', {
  './FilePage': './src/viewer/FilePage.tsx',
});
