import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { testMenuSlugs } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

const page = '<!doctype html><title>Forms</title>';
const script = 'console.log("host")';

/** A built house, small enough for a test. */
function build(): string {
  const house = mkdtempSync(join(tmpdir(), 'forms-house-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), content);
  };
  write('host/dist/index.html', page);
  write('host/dist/main.1a2b3c4d.js', script);
  write('host/dist/main.1a2b3c4d.js.br', brotliCompressSync(script));
  write('host/dist/sw.js', 'the worker');
  for (const path of ['host/secret.txt', '.git/config', 'mf-forms/.git/config']) write(path, 'not built');
  write('mf-forms/package.json', '{}');
  write('mf-forms/dist/remote.json', '{ "contract": "^1.2.0", "integrity": "sha384-abc" }');
  write('mf-forms/dist/mf-manifest.json', '{}');
  write('mf-forms/dist/remoteEntry.js', 'entry');
  return house;
}

describe('the site', () => {
  let house: string;
  let server: TestServer;
  beforeAll(async () => {
    house = build();
    server = await TestServer.start(
      { CAMPUS: 'lisbon', CAMPUS_HOSTS: 'forms.colegio.example=lisbon', REMOTE_ORIGINS: 'https://remotes.example.org' },
      { house },
    );
  });
  afterAll(async () => {
    await server.stop();
    rmSync(house, { recursive: true });
  });

  it.each(['/', '/exams-registration-v2', '/staff/enquiries/abc', '/file/Zm9v', '/anything?campus=lisbon'])(
    'shows the host’s page at %s, asked for again each time',
    async (path) => {
      const response = await server.send(path);
      expect(await response.text()).toBe(page);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('keeps nothing of a page whose address holds a login token', async () => {
    const response = await server.send('/login/ey.J0.en/enquiries');
    expect(await response.text()).toBe(page);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('keeps the private page of an application out of searches', async () => {
    const response = await server.send('/application');
    expect(await response.text()).toBe(page);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('sends hashed files compressed and for good', async () => {
    const response = await server.send('/main.1a2b3c4d.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(script);
  });

  it.each(['/missing.js', '/main.99999999.js', '/remotes/mf-forms/missing.js', '/remotes/mf-none/remoteEntry.js'])(
    'answers %s with a real 404',
    async (path) => {
      const response = await server.send(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'not-found' });
    },
  );

  it.each([
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/remotes/mf-forms/..%2f..%2fhost%2fsecret.txt',
    '/a/..%2f..%2fsecret.txt',
  ])('gives nothing outside the builds for %s', async (path) => {
    const response = await server.send(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('not built');
  });

  it.each(['/.git/config', '/..%2f.git/config', '/remotes/mf-forms/.git/config'])(
    'gives nothing of a repository for %s',
    async (path) => {
      expect(await (await server.send(path)).text()).not.toContain('not built');
    },
  );

  it('never shows a page where a call was meant', async () => {
    for (const path of ['/api/nowhere', '/api', '/content/nowhere']) {
      const response = await server.send(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'not-found' });
    }
  });

  it('tells the host its settings, and the remotes that stand beside it', async () => {
    expect(await (await server.send('/settings.json')).json()).toEqual({
      campus: 'lisbon',
      campusHosts: { 'forms.colegio.example': 'lisbon' },
      live: false,
      apiBase: '/api',
      contentBase: '/content',
      remoteOrigins: ['https://remotes.example.org'],
      serviceWorker: true,
      testMenu: testMenuSlugs.map((slug) => ({ title: slug, address: `/${slug}/` })),
    });
    const registry = await server.send('/remotes.json');
    expect(registry.headers.get('cache-control')).toBe('private, no-cache');
    expect(await registry.json()).toEqual({
      'mf-forms': {
        manifest: '/remotes/mf-forms/mf-manifest.json',
        contract: '^1.2.0',
        integrity: 'sha384-abc',
      },
    });
  });

  it('has browsers ask for the service worker anew at each visit', async () => {
    const response = await server.send('/sw.js?api=%2Fapi');
    expect(await response.text()).toBe('the worker');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  it('switched off, answers every old service worker with one that takes its leave', async () => {
    const off = await TestServer.start({ SERVICE_WORKER: 'off' }, { house });
    const response = await off.send('/sw.js?api=%2Fapi');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const script = await response.text();
    expect(await (await off.send('/settings.json')).json()).toMatchObject({ serviceWorker: false });
    await off.stop();

    const stored = new Set(['forms-files', 'forms-latest']);
    const registered = new Set(['/sw.js']);
    const does: Record<string, (event: { waitUntil(work: unknown): void }) => unknown> = {};
    const work: unknown[] = [];
    runInNewContext(script, {
      self: {
        addEventListener: (name: string, what: (typeof does)[string]) => Object.assign(does, { [name]: what }),
        skipWaiting: () => work.push('at once'),
        registration: { unregister: async () => registered.clear() },
      },
      caches: { keys: async () => [...stored], delete: async (name: string) => stored.delete(name) },
    });
    for (const event of ['install', 'activate']) does[event]?.({ waitUntil: (more) => work.push(more) });
    await Promise.all(work);
    expect(work[0]).toBe('at once');
    expect([...stored, ...registered]).toEqual([]);
  });

  it('lets browsers keep what everyone may read, and nothing else of a service', async () => {
    const stored = await server.send('/api/slug/about');
    expect(stored.headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/api/health', '/api/auth/session', '/api/webforms/draft/none', '/api/v2/form/none']) {
      expect((await server.send(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('lets other origins load remotes, and asks again for what has no hash', async () => {
    const response = await server.send('/remotes/mf-forms/remoteEntry.js');
    expect(await response.text()).toBe('entry');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the content security policy of a page', () => {
  let policy: string;
  beforeAll(async () => {
    const house = build();
    const server = await TestServer.start({ REMOTE_ORIGINS: 'https://remotes.example.org' }, { house });
    policy = (await server.send('/exams-registration-v2')).headers.get('content-security-policy') ?? '';
    await server.stop();
    rmSync(house, { recursive: true });
  });
  const source = (directive: string) => policy.split('; ').find((line) => line.startsWith(`${directive} `));

  it('lets scripts come from here, from the remotes’ origins and from the card provider, and never be made of text', () => {
    expect(source('script-src')).toBe(
      "script-src 'self' https://remotes.example.org https://js.stripe.com https://*.js.stripe.com",
    );
    expect(policy).not.toContain('unsafe-eval');
  });

  it('lets three policies make markup or script of text', () => {
    expect(source('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(source('trusted-types')).toBe('trusted-types default dompurify annotations');
  });

  it('lets pages call nobody but this server, the remotes’ origins and the card provider', () => {
    expect(source('default-src')).toBe("default-src 'none'");
    expect(source('connect-src')).toBe("connect-src 'self' https://remotes.example.org https://api.stripe.com");
    expect(source('img-src')).toBe("img-src 'self' data: blob: https://remotes.example.org");
  });

  it('lets no other site frame a page', () => {
    expect(source('frame-ancestors')).toBe("frame-ancestors 'none'");
  });
});
