const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { Compilation, runtime, sources } = require('webpack');
const { rangeOf } = require('../versions/platform/rangeOf.js');

const integrityOf = (asset) => `sha384-${createHash('sha384').update(asset.buffer()).digest('base64')}`;

/** Tells in the manifest what hash each script and style sheet of the build has. */
function withIntegrity({ stats, compilation }) {
  const code = Object.entries(compilation.assets).filter(([file]) => /\.(js|css)$/.test(file));
  const integrity = Object.fromEntries(code.map(([file, asset]) => [file, integrityOf(asset)]));
  return { ...stats, metaData: { ...stats.metaData, integrity } };
}

/** Has the host hold what the remote loads later to its hash too: it knows it from the manifest. */
const heldChunks = {
  apply(compiler) {
    const name = 'held-chunks';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const script = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript;
      script.tap(name, (code) => `${code} window.holdToHash?.(script);`);
      const styleSheet = MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert;
      styleSheet.tap(name, (code, { tag }) => `${code} window.holdToHash?.(${tag});`);
    });
  },
};

/**
 * Writes `remote.json`: what a remote's line in `remotes.json` says besides the address of its manifest. The hash is
 * the manifest's, which holds those of all the rest; `brings` is what `package.json` says that it adds to the site.
 */
const registryLine = {
  apply(compiler) {
    const name = 'registry-line';
    // Once the manifest is there.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const { brings } = JSON.parse(readFileSync(join(compiler.context, 'package.json'), 'utf8'));
        const line = JSON.stringify({
          contract: rangeOf(compilation),
          integrity: integrityOf(assets['mf-manifest.json']),
          brings,
        });
        compilation.emitAsset('remote.json', new sources.RawSource(line));
      }),
    );
  },
};

module.exports = { withIntegrity, heldChunks, registryLine };
