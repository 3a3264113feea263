const CompressionPlugin = require('compression-webpack-plugin');
const zlib = require('node:zlib');

/** A copy of each text file as gzip and as brotli, so that the server compresses nothing. */
function compressed() {
  const test = /\.(js|mjs|css|svg|json|html)$/;
  return [
    new CompressionPlugin({ test, algorithm: 'gzip', exclude: /\.map$/, minRatio: 0.9 }),
    new CompressionPlugin({
      test,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
      exclude: /\.map$/,
      minRatio: 0.9,
    }),
  ];
}

module.exports = { compressed };
