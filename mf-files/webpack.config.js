const { createRequire } = require('node:module');
const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const { remote } = require('../webpack.shared.js');

/**
 * What pdf.js loads by address: its worker, fonts, character maps and decoders, of the version that react-pdf brings
 * (another one refuses to work with it). The folder's name carries that version; src/views/pdf/pdfjs.ts reads it there.
 */
function pdfjsFiles() {
  const requireAsReactPdf = createRequire(require.resolve('react-pdf'));
  const manifest = requireAsReactPdf.resolve('pdfjs-dist/package.json');
  const to = `pdfjs-${require(manifest).version}/[path][name][ext]`;
  const files = [
    'build/pdf.worker.min.mjs',
    'cmaps/*',
    'standard_fonts/*',
    'wasm/*_nowasm_fallback.js',
    'wasm/LICENSE*',
    'web/images/annotation-*',
    'LICENSE',
  ];
  // Already as small as they get; parsing the worker again costs seconds.
  const info = { minimized: true };
  return new CopyPlugin({ patterns: files.map((from) => ({ context: path.dirname(manifest), from, to, info })) });
}

module.exports = remote(
  __dirname,
  'mf-files',
  {
    './FileList': './src/file-list/FileList.tsx',
    './FilePreview': './src/file-list/FilePreview.tsx',
    './FilePage': './src/viewer/FilePage.tsx',
    './Uploader': './src/uploader/Uploader.tsx',
  },
  { plugins: [pdfjsFiles()] },
);
