import { basename } from 'node:path';
import { APPLICATION_SLUG, type SiteSettings } from '@forms/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { restoredCopy } from '../../platform/database/restoredCopy';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { distOf, remotesIn } from '../registry/builds';
import type { Registry } from '../registry/registry';
import { sendBuild } from '../registry/sendBuild';
import { settingNow } from '../site-settings/storedSettings';
import { setting as testMenu } from '../test-menu/storedTestMenu';
import { type EarlierBuilds, keepBuilds } from './earlierBuilds';
import { firstPages } from './firstPage';
import { lastWorker } from './lastWorker';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** A name that changes with its content, as `main.1a2b3c4d.js`. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/**
 * The built host and remotes, and what the host reads at start. An address without a file's ending is a page of the
 * host, which knows its own routes (the Portuguese site's end in .php); a file that is missing is a real 404.
 */
export async function serveSite(app: App, registry: Registry): Promise<void> {
  const { http, db, settings, house } = app;
  const siteSettings: Omit<SiteSettings, 'remoteOrigins' | 'testMenu'> = {
    campus: settings.campus,
    campusHosts: settings.campusHosts,
    live: settings.live,
    apiBase: settings.apiBase,
    contentBase: settings.contentBase,
    serviceWorker: settings.serviceWorker,
  };
  /** Where each address finds its files. */
  const folders = new Map([
    ['', distOf(house, 'host')],
    ...remotesIn(house).map((name) => [`remotes/${name}`, distOf(house, name)] as const),
  ]);
  const earlier = earlierBuilds(app, folders);
  const copyAtStart = await restoredCopy(db);
  const firstPage = firstPages(app);

  /** Without it a page opens all the same. */
  async function testMenuNow(): Promise<Pick<SiteSettings, 'testMenu'>> {
    if (settings.live) return {};
    const stored = await settingNow(db, testMenu).catch(() => undefined);
    return stored ? { testMenu: stored.menu } : {};
  }

  http.register(async (site) => {
    site.get('/settings.json', async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      // What was the site at the start stays it, and needs no database to open its pages.
      const copy = copyAtStart && (await restoredCopy(db).catch(() => copyAtStart));
      const remoteOrigins = await app.trusted.current();
      return { ...siteSettings, ...(await testMenuNow()), remoteOrigins, restoredFrom: copy?.backedUpAt };
    });

    // Asked for anew at each visit, so that a browser hears of the next build, and of the kill switch.
    site.get('/sw.js', (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      if (siteSettings.serviceWorker) return send(reply, '', 'sw.js');
      return reply.type('text/javascript; charset=utf-8').send(lastWorker);
    });

    serveRemotes(site);

    // The token stands in these addresses: nobody may keep the page that takes it.
    site.get('/login/*', (_request, reply) => send(reply.header('cache-control', 'no-store'), '', 'index.html'));

    site.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const path = request.params['*'];
      if ([settings.apiBase, settings.contentBase].some((base) => `/${path}/`.startsWith(`${base}/`))) {
        throw notFound('address');
      }
      if (/\.(?!php$)/.test(basename(path))) return send(reply, '', path);
      // What stands there is somebody's own.
      if (path === APPLICATION_SLUG) reply.header('x-robots-tag', 'noindex');
      return (await firstPage(request, reply)) ? reply : send(reply, '', 'index.html');
    });
  });

  function serveRemotes(site: FastifyInstance) {
    site.get('/remotes.json', async (request, reply) => {
      const lines = await registry.linesFor(request, reply);
      // A browser's own: two may get different ones.
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' }).type('application/json; charset=utf-8');
      return JSON.stringify(lines);
    });

    // A page that is open asks for it again and again.
    site.get('/taken-back.json', async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return registry.takenBack();
    });

    site.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async (request, reply) => {
      const { params } = request;
      const address = `remotes/${params.name}`;
      // A host elsewhere may load them.
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      if (await sendBuild(app, { remote: params.name, path: params['*'] }, request, reply)) return reply;
      if (!folders.has(address)) throw notFound('address');
      return send(reply, address, params['*']);
    });
  }

  /** Sends a built file, to be kept for good where its name carries a hash, else asked for again each time. */
  function send(reply: FastifyReply, address: string, path: string): FastifyReply {
    const folder = earlier(address, path) ?? folders.get(address);
    if (HASHED.test(path)) return reply.sendFile(path, folder, { immutable: true, maxAge: YEAR_MS });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    return reply.sendFile(path, folder, { cacheControl: false });
  }
}

/** A full disk keeps nobody's new pages away. */
function earlierBuilds({ http, settings }: App, folders: ReadonlyMap<string, string>): EarlierBuilds {
  try {
    return keepBuilds(settings.dataDir, folders);
  } catch (err) {
    http.log.warn(
      { err },
      'this build cannot be kept: pages that are open at the next one may have to be loaded again',
    );
    return () => undefined;
  }
}
