const { version } = require('../package.json');

/** Where the development servers begin; that of another team's remote comes after them, and the API's own is ten on. */
const first = Number(process.env.DEV_PORTS ?? 4400);
const apps = ['host', 'mf-forms', 'mf-exams-payments', 'mf-files', 'mf-contact'];
const devPorts = Object.fromEntries(apps.map((name, at) => [name, first + at]));
const remotePorts = Object.entries(devPorts).filter(([name]) => name !== 'host');

/** The site whose answers are handed on, as if the page stood there: it refuses what another site's page sends. */
const { SITE: site } = process.env;
const answers = {
  context: ['/api', '/content', '/settings.json', '/sw.js', '/sandbox'],
  target: site ?? `http://localhost:${first + 10}`,
  ...(site ? { changeOrigin: true, headers: { origin: new URL(site).origin } } : {}),
};

/** An app's development server. A remote's own tells of what was saved, wherever its code runs. */
const devServer = (name) => {
  const port = Number(process.env.DEV_PORT ?? devPorts[name] ?? first + apps.length);
  return {
    port,
    // It hands on another site's answers: nobody else on the network is to have them.
    host: 'localhost',
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    client: { overlay: { warnings: false }, webSocketURL: { port } },
    historyApiFallback: { disableDotRule: true },
    proxy: [answers],
  };
};

/** Each remote stands under the host's origin as in production, served by its own development server. */
const remotes = remotePorts.map(([name, port]) => ({
  context: `/remotes/${name}`,
  target: `http://localhost:${port}`,
  pathRewrite: { [`^/remotes/${name}`]: '' },
}));

/** Their registry: entries that change with every save have no hash to be held to. */
const registry = () =>
  Object.fromEntries(
    remotePorts.map(([name]) => [name, { manifest: `/remotes/${name}/mf-manifest.json`, contract: version }]),
  );

/** The host's, with those of the remotes beneath it. */
const withRemotes = (server) => ({
  ...server,
  proxy: [...server.proxy, ...remotes],
  setupMiddlewares: (middlewares, { app }) => {
    app.get('/remotes.json', (_request, response) => response.json(registry()));
    return middlewares;
  },
});

module.exports = { devServer, withRemotes };
