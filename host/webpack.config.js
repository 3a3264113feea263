const { host } = require('../webpack.shared.js');

module.exports = host(__dirname);
