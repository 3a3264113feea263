const { createHash } = require('node:crypto');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { Compilation, DefinePlugin, IgnorePlugin, runtime, sources } = require('webpack');
const ts = require('typescript');
const { InjectManifest } = require('workbox-webpack-plugin');
const zlib = require('node:zlib');
const { version } = require('./shared/package.json');
const { rangeOf } = require('./shared/versions/platform/rangeOf.js');

/** Where each app's development server stands; the API's own is 4410. */
const devPorts = { host: 4400, 'mf-forms': 4401, 'mf-exams-payments': 4402, 'mf-files': 4403, 'mf-contact': 4404 };
const devApi = 'http://localhost:4410';

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
const contractFolder = path.join(__dirname, 'shared/contract') + path.sep;
/** What the server alone reads of a call's row: a page makes its request from the rest, and checks the answer. */
const serversOwn = new Set(['params', 'query', 'body', 'maxBody', 'badBody', 'most']);

/**
 * Makes each constant of the contract one that a build leaves out where nothing uses it: schemas, rows and tables are
 * made by calls, which webpack keeps unless it is told that they do nothing else.
 */
const markConstantsPure = ({ factory }) => {
  const pure = (value) => {
    const make = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, value);
    const call = factory.createCallExpression(factory.createParenthesizedExpression(make), undefined, []);
    return ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__');
  };
  const row = (call) => {
    const [given] = call.arguments;
    const remaining = given.properties.filter(({ name }) => !serversOwn.has(name?.text));
    return factory.updateCallExpression(call, call.expression, undefined, [
      factory.updateObjectLiteralExpression(given, remaining),
    ]);
  };
  const isRow = (value) => ts.isCallExpression(value) && value.expression.text === 'route';
  const constant = (one) => {
    const { initializer: value } = one;
    if (!value || ts.isArrowFunction(value) || ts.isLiteralExpression(value)) return one;
    const made = pure(isRow(value) ? row(value) : value);
    return factory.updateVariableDeclaration(one, one.name, one.exclamationToken, one.type, made);
  };
  return (file) => {
    if (!path.normalize(file.fileName).startsWith(contractFolder)) return file;
    const statements = file.statements.map((statement) => {
      if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const))
        return statement;
      const { declarationList: list } = statement;
      const lists = factory.updateVariableDeclarationList(list, list.declarations.map(constant));
      return factory.updateVariableStatement(statement, statement.modifiers, lists);
    });
    return factory.updateSourceFile(file, statements);
  };
};

const federationRuntime = '@module-federation/runtime-tools/runtime-core';
const zodCore = path.join(path.dirname(require.resolve('zod')), 'v4/core');
const lighter = {
  // antd's Form is not used here, but its provider brings Form's engine into the first load: 41 KB.
  '@rc-component/form$': false,
  // The uploader shows its own files: antd's list of them brings icons and bars along, some into the first load.
  [require.resolve(antdUploadList)]: false,
  // Federation's plugin requires the runtime as CommonJS beside the ES modules that are there already: 60 KB twice.
  [`${federationRuntime}$`]: path.join(path.dirname(require.resolve(federationRuntime)), 'runtime-core.js'),
  [path.join(zodCore, 'json-schema-generator.js')]: false,
  [path.join(zodCore, 'json-schema-processors.js')]: false,
  [path.join(zodCore, 'to-json-schema.js')]: path.join(__dirname, 'shared/platform/zod/withoutJsonSchema.js'),
};

/**
 * Federation puts the folder that it stands in into the names of what it writes for each build, and webpack numbers
 * modules by their names: without a number of their own, the same source would have other hashes in another folder.
 */
const ownNumbers = {
  apply(compiler) {
    const name = 'own-numbers';
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          const named = module.nameForCondition() ?? module.identifier();
          const [, entry, container] = /[\\/]\.federation[\\/](entry)\.\w+\.js$|^(container) entry /.exec(named) ?? [];
          if (entry || container) compilation.chunkGraph.setModuleId(module, entry ?? container);
        }
      }),
    );
  },
};

/** What every build has in common: TypeScript, CSS modules, hashed names, compressed copies. */
function recipe(folder, name, mode) {
  const production = mode === 'production';
  return {
    context: folder,
    mode,
    target: 'web',
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    cache: { type: 'filesystem', name: `${name}-${mode}`, buildDependencies: { config: [__filename] } },
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      uniqueName: containerName(name),
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[hash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 120_000,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: lighter },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(__dirname, 'tsconfig.json'),
            compilerOptions: { noEmit: false },
            getCustomTransformers: () => ({ before: [markConstantsPure] }),
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: { auto: true, namedExport: false, localIdentName: `${name}-[name]-[local]-[hash:base64:4]` },
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
      new MiniCssExtractPlugin({ filename: production ? '[name].[contenthash:8].css' : '[name].css' }),
      ...(production ? compressed() : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    // Federation's plugin warns at each build that a remote finds its files beside itself, as it should.
    ...(production ? { infrastructureLogging: { level: 'error' } } : {}),
    devServer: {
      port: devPorts[name],
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: 'all',
      client: { overlay: { warnings: false } },
      hot: false,
      liveReload: true,
      historyApiFallback: { disableDotRule: true },
      proxy: [{ context: ['/api', '/content', '/settings.json', '/sw.js', '/sandbox'], target: devApi }],
    },
  };
}

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

const federation = (options) =>
  new ModuleFederationPlugin({
    dts: false,
    shareStrategy: 'loaded-first',
    ...options,
  });

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
 * the manifest's, which holds those of all the rest.
 */
const registryLine = {
  apply(compiler) {
    const name = 'registry-line';
    // Once the manifest is there.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const line = JSON.stringify({
          contract: rangeOf(compilation),
          integrity: integrityOf(assets['mf-manifest.json']),
        });
        compilation.emitAsset('remote.json', new sources.RawSource(line));
      }),
    );
  },
};

/** In development each remote stands under the host's origin as in production, served by its own dev server. */
const devRemotes = Object.entries(devPorts)
  .filter(([name]) => name !== 'host')
  .map(([name, port]) => ({
    context: `/remotes/${name}`,
    target: `http://localhost:${port}`,
    pathRewrite: { [`^/remotes/${name}`]: '' },
  }));

/** Their registry: entries that change with every save have no hash to be held to. */
const devRegistry = () =>
  Object.fromEntries(
    Object.keys(devPorts)
      .filter((name) => name !== 'host')
      .map((name) => [name, { manifest: `/remotes/${name}/mf-manifest.json`, contract: version }]),
  );

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

/** What visitors' pages are not made of. */
const staffsOwn =
  /[\\/]host[\\/]src[\\/](routes[\\/](staff|sign-in|form)|federation[\\/]Override)|[\\/]shared[\\/]platform[\\/]ui[\\/](list|status)|write-excel-file/;
const isStaffsOwn = ({ asset, compilation: { chunks, chunkGraph } }) =>
  [...chunks].some(
    (chunk) =>
      chunk.files.has(asset.name) &&
      [...chunkGraph.getChunkModulesIterable(chunk)].some((module) => staffsOwn.test(module.identifier())),
  );

/** `sw.js`, with the list of what it keeps from the start: the shell, as visitors see it. */
const serviceWorker = () =>
  new InjectManifest({
    swSrc: './src/offline/worker/sw.ts',
    swDest: 'sw.js',
    include: [/\.(html|js|css|woff2|svg)$/],
    exclude: [isStaffsOwn],
    dontCacheBustURLsMatching: /\.[0-9a-f]{8,}\./,
  });

/** The shell's build: it knows no remote, and provides what they share. */
const host =
  (folder) =>
  (_env, { mode }) => {
    const base = recipe(folder, 'host', mode);
    return {
      ...base,
      entry: { main: './src/main.ts' },
      output: { ...base.output, publicPath: '/' },
      // Each file costs a request's headers, and compresses worse than a part of a larger one.
      optimization: { splitChunks: { minSize: 30_000 } },
      plugins: [
        ...base.plugins,
        new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
        earlyBootstrap,
        earlyRegistry,
        federation({
          name: 'host',
          shared: shared({}),
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        ...(mode === 'production' ? [serviceWorker()] : []),
      ],
      devServer: {
        ...base.devServer,
        proxy: [...base.devServer.proxy, ...devRemotes],
        setupMiddlewares: (middlewares, { app }) => {
          app.get('/remotes.json', (_request, response) => response.json(devRegistry()));
          return middlewares;
        },
      },
    };
  };

/**
 * A remote's build. `exposes` maps a module's name to its file, as `{ './FormPage': './src/form/FormPage.tsx' }`.
 * In production it brings only its own code and takes React and `@forms/shared` from the host; in development it
 * carries everything, so that `npm run dev -w <name>` can also show it alone from `src/standalone.tsx`. `plugins` are
 * what this one build needs besides.
 */
const remote = (folder, name, exposes, plugins = []) => {
  return (_env, { mode }) => {
    const production = mode === 'production';
    const base = recipe(folder, name, mode);
    return {
      ...base,
      entry: production ? {} : { main: './src/main.ts' },
      output: { ...base.output, publicPath: 'auto' },
      plugins: [
        ...base.plugins,
        ...plugins,
        federation({
          name: containerName(name),
          filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          manifest: production ? { additionalData: withIntegrity } : true,
          exposes,
          shared: shared(production ? { import: false } : {}),
          experiments: production
            ? { externalRuntime: true, optimization: { target: 'web', disableRemote: true } }
            : { optimization: { target: 'web' } },
        }),
        ...(production
          ? [heldChunks, registryLine]
          : [
              new HtmlWebpackPlugin({
                template: path.join(__dirname, 'shared/platform/standalone/index.html'),
                excludeChunks: [containerName(name)],
              }),
            ]),
      ],
    };
  };
};

module.exports = { host, remote };
