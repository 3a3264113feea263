const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { DefinePlugin, IgnorePlugin } = require('webpack');
const { earlyBootstrap, earlyRegistry } = require('./shared/webpack/askedEarly.js');
const { compressed } = require('./shared/webpack/compressed.js');
const { devServer, withRemotes } = require('./shared/webpack/devServer.js');
const { fastRefresh } = require('./shared/webpack/fastRefresh.js');
const { provided, twoFiles } = require('./shared/webpack/firstLoad.js');
const { keepsToItself } = require('./shared/webpack/keepsToItself.js');
const { assertSameReact } = require('./shared/webpack/oneReact.js');
const { heldChunks, registryLine, withIntegrity } = require('./shared/webpack/ofRemotes.js');
const { markConstantsPure } = require('./shared/webpack/pureConstants.js');
const { ownNumbers, sameNames } = require('./shared/webpack/sameBuild.js');

/** A container's name must be an identifier; the apps' names are not. */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * React and the faces of the platform exist once, in the host; every other library of a face (antd, the router, the
 * store, zod) comes with it, shaken. The keys with a slash cover the subpaths, which federation does not do by itself.
 * The contract is in each build as far as that uses it: what belongs to one team changes no other's bytes.
 */
const shared = (own) =>
  Object.fromEntries(
    ['react', 'react/', 'react-dom', 'react-dom/', '@forms/shared/platform/'].map((name) => [
      name,
      { singleton: true, ...(name.startsWith('@') ? { requiredVersion: false } : {}), ...own },
    ]),
  );

const antdUploadList = 'antd/es/upload/UploadList';
const antdUniqueProvider = 'antd/es/tooltip/UniqueProvider';
const federationRuntime = '@module-federation/runtime-tools/runtime-core';
const runtimeFile = require.resolve(federationRuntime, { paths: [require.resolve('@module-federation/enhanced')] });
const zodCore = path.join(path.dirname(require.resolve('zod')), 'v4/core');
const lighter = {
  // antd's Form is not used here, but its provider brings Form's engine into the first load: 41 KB.
  '@rc-component/form$': false,
  // The uploader shows its own files: antd's list of them brings icons and bars along, some into the first load.
  [require.resolve(antdUploadList)]: false,
  // A tooltip that moves from one to the next, which nothing here does: antd's provider brings what places it, 8 KB.
  [require.resolve(antdUniqueProvider)]: false,
  // Federation's plugin requires the runtime as CommonJS beside the ES modules that are there already: 60 KB twice.
  [`${federationRuntime}$`]: path.join(path.dirname(runtimeFile), 'runtime-core.js'),
  [path.join(zodCore, 'json-schema-generator.js')]: false,
  [path.join(zodCore, 'json-schema-processors.js')]: false,
  [path.join(zodCore, 'to-json-schema.js')]: path.join(__dirname, 'shared/platform/zod/withoutJsonSchema.js'),
};

/** What every build has in common: TypeScript, CSS modules, hashed names, compressed copies. */
function recipe(folder, name, mode, cssMode = 'local') {
  const production = mode === 'production';
  return {
    context: folder,
    mode,
    target: 'web',
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      buildDependencies: { config: [__filename] },
      // Else the first build that stands writes down what it found while the others are still at work.
      idleTimeoutForInitialStore: 30_000,
    },
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      uniqueName: containerName(name),
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[hash:8][ext]',
      // By the time of a build's files it is known whether they are as new as their sources.
      compareBeforeEmit: !production,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 120_000,
      // Else a module that something was missing for is taken half made the next time.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: lighter },
    optimization: production
      ? { minimize: { javascript: { compress: { passes: 2 }, mangle: { nth_identifier: sameNames } } } }
      : {},
    module: {
      rules: [
        production
          ? {
              test: /\.tsx?$/,
              loader: 'ts-loader',
              options: {
                transpileOnly: true,
                configFile: path.join(__dirname, 'tsconfig.json'),
                compilerOptions: { noEmit: false },
                getCustomTransformers: () => ({ before: [markConstantsPure] }),
              },
            }
          : { test: /\.tsx?$/, loader: require.resolve('./shared/webpack/transpileOnce.js') },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  mode: cssMode,
                  namedExport: false,
                  localIdentName: `${name}-[name]-[local]-[hash:base64:4]`,
                },
              },
            },
          ],
        },
        { test: /\.(woff2|svg|png|jpg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      // Else webpack writes in the folder that it stands in, for a branch of pdf.js that only Node runs.
      new DefinePlugin({ 'import.meta.url': '"file:///"' }),
      // moment's languages, of which English stands in it: 41 KB.
      new IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /[\\/]moment$/ }),
      ownNumbers,
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:8].css' : '[name].css',
        // The first load's style sheets are in one file, in one order; each is a component's own.
        ignoreOrder: name === 'host',
      }),
      ...(production ? compressed() : fastRefresh(folder, name)),
    ],
    performance: false,
    stats: 'errors-warnings',
    // Federation's plugin warns at each build that a remote finds its files beside itself, as it should.
    ...(production ? { infrastructureLogging: { level: 'error' } } : {}),
    devServer: devServer(name),
  };
}

const federation = (options) =>
  new ModuleFederationPlugin({
    dts: false,
    shareStrategy: 'loaded-first',
    ...options,
  });

/** What visitors' pages are not made of. */
const staffsOwn =
  /[\\/]host[\\/]src[\\/](routes[\\/](staff|sign-in|form)|shell[\\/]Override|federation[\\/](override\.|mayOverride))|[\\/]shared[\\/]platform[\\/]ui[\\/](list|status)|write-excel-file/;
const isStaffsOwn = ({ asset, compilation: { chunks, chunkGraph } }) =>
  [...chunks].some(
    (chunk) =>
      chunk.files.has(asset.name) &&
      [...chunkGraph.getChunkModulesIterable(chunk)].some(
        // What is provided to remotes only names the module that it is provided by.
        (module) => module.type !== 'provide-module' && staffsOwn.test(module.identifier()),
      ),
  );

/** `sw.js`, with the list of what it keeps from the start: the shell, as visitors see it. */
const serviceWorker = () => {
  // A second of every other build, if it were brought for all.
  const { InjectManifest } = require('workbox-webpack-plugin');
  return new InjectManifest({
    swSrc: './src/offline/worker/sw.ts',
    swDest: 'sw.js',
    include: [/\.(html|js|css|woff2|svg)$/],
    exclude: [isStaffsOwn],
    dontCacheBustURLsMatching: /\.[0-9a-f]{8,}\./,
  });
};

/** What the server draws a first visit's words with: an app's own components once more, for Node. */
const forServer = (folder, app, name, entry) => {
  const base = recipe(folder, app, 'production');
  const cleanHtml = path.join(__dirname, 'shared/platform/ui/CleanHtml.tsx');
  return {
    ...base,
    name,
    // Which empties the folder that this one stands in.
    dependencies: [app],
    target: 'node',
    node: { __dirname: false },
    entry: { [name]: entry },
    cache: { ...base.cache, name },
    output: {
      ...base.output,
      path: path.join(base.output.path, name),
      publicPath: '/',
      filename: '[name].js',
      chunkFilename: '[name].js',
      library: { type: 'commonjs2' },
    },
    resolve: { ...base.resolve, alias: { ...lighter, '@forms/shared/platform/ui/html$': cleanHtml } },
    module: { ...base.module, generator: { 'asset/resource': { emit: false } } },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
  };
};

/** The shell's build: it knows no remote, and provides what they share. */
const host =
  (folder) =>
  (_env, { mode }) => {
    const base = recipe(folder, 'host', mode);
    const shell = {
      ...base,
      name: 'host',
      entry: { main: './src/main.ts' },
      output: { ...base.output, publicPath: '/' },
      optimization: { ...base.optimization, splitChunks: twoFiles },
      plugins: [
        ...base.plugins,
        new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
        earlyBootstrap,
        earlyRegistry,
        federation({
          name: 'host',
          // The host loads remotes' containers itself: see host/src/federation/remoteModules.ts.
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableRemote: true } },
        }),
        ...provided(shared({})),
        ...(mode === 'production' ? [serviceWorker()] : []),
      ],
      devServer: withRemotes(base.devServer),
    };
    return mode === 'production'
      ? [shell, forServer(folder, 'host', 'first-page', './src/first-page/writeFirstPage.ts')]
      : shell;
  };

/** What most of a remote's modules are made of. The rest stands in each that needs it: as a file it would cost more. */
const common = { name: 'common', type: /^javascript/, minChunks: 4, enforce: true };

/**
 * A remote's build. `exposes` maps a module's name to its file, as `{ './FormPage': './src/form/FormPage.tsx' }`.
 * It brings only its own code and takes React and `@forms/shared` from the host, but where it is developed without
 * one beside it: `npm run dev -w <name>` shows it alone, from `src/standalone.tsx`. `plugins` are
 * what this one build needs besides; `firstWords` is the file by which the server draws what stands first in it.
 */
const remote = (folder, name, exposes, { plugins = [], firstWords } = {}) => {
  assertSameReact(folder, name);
  return ({ besideHost }, { mode }) => {
    const production = mode === 'production';
    const alone = !production && !besideHost;
    const base = recipe(folder, name, mode, 'pure');
    const part = {
      ...base,
      name,
      optimization: { ...base.optimization, splitChunks: { minSize: 300_000, cacheGroups: { common } } },
      cache: { ...base.cache, name: `${base.cache.name}${alone ? '-alone' : ''}` },
      entry: alone ? { main: './src/main.ts' } : {},
      output: { ...base.output, publicPath: 'auto' },
      plugins: [
        ...base.plugins,
        ...plugins,
        keepsToItself,
        federation({
          name: containerName(name),
          filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          manifest: production ? { additionalData: withIntegrity } : true,
          exposes,
          shared: shared(alone ? {} : { import: false }),
          experiments: alone
            ? { optimization: { target: 'web' } }
            : { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
        }),
        ...(production ? [heldChunks, registryLine] : []),
        ...(alone
          ? [
              new HtmlWebpackPlugin({
                template: path.join(__dirname, 'shared/platform/standalone/index.html'),
                excludeChunks: [containerName(name)],
              }),
            ]
          : []),
      ],
    };
    return production && firstWords ? [part, forServer(folder, name, 'first-words', firstWords)] : part;
  };
};

module.exports = { host, remote };
