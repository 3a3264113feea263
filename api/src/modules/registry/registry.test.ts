import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CONTRACT_VERSION,
  type LineChange,
  type Measure,
  type RemoteLine,
  type RemoteReleases,
  type SpeedMeasurement,
} from '@forms/shared/contract';
import { daysFromNow } from '../../platform/time';
import { buildInto, buildOf, uploadOf } from '../../testing/builtRemote';
import { TestServer } from '../../testing/startServer';

type Headers = Record<string, string>;
type Change = LineChange extends infer C ? (C extends unknown ? Omit<C, 'revision' | 'reason'> : never) : never;

let house: string;
let server: TestServer;
let admin: Headers;
let key: Headers;
const start = async (dataDir?: string) => {
  server = await TestServer.start(
    { METRICS_TOKEN: 'a token for measuring' },
    { house, ...(dataDir ? { dataDir } : {}) },
  );
};
const answer = async (response: Promise<Response>) => {
  const { status, ok } = await response;
  const said = (await (await response).json()) as { message: string; error: string };
  return ok ? said : { status, error: said.error };
};
const messageOf = async (response: Promise<Response>) =>
  ((await (await response).json()) as { message: string }).message;
const newKey = async (remote = 'mf-contact'): Promise<Headers & { id: string }> => {
  const made = await (
    await server.send(`/api/remotes/${remote}/keys`, { method: 'POST', headers: await server.signIn('Admin') })
  ).json();
  const { id, key } = made as { id: string; key: string };
  return { authorization: `Bearer ${key}`, id };
};
const publish = (version: string, files = buildOf('mf-contact', version), headers: Headers = key) =>
  server.send(`/api/remotes/mf-contact/versions/${version}`, { method: 'POST', body: uploadOf(files), headers });
const releases = async () =>
  (await (await server.send('/api/remotes/mf-contact', { headers: key })).json()) as RemoteReleases;
const change = async (json: Change & { revision?: number }, headers: Headers = key) =>
  server.send('/api/remotes/mf-contact', {
    method: 'PUT',
    json: { revision: (await releases()).revision, ...json },
    headers,
  });
type Lines = Record<string, { manifest: string; contract: string; integrity: string }>;
/** The lines that a browser gets, and the cookie that it has then. */
async function visit(cookie = ''): Promise<{ lines: Lines; cookie: string; headers: globalThis.Headers }> {
  const response = await server.send('/remotes.json', { headers: { cookie } });
  const set = response.headers.get('set-cookie')?.split(';')[0];
  return { lines: (await response.json()) as Lines, cookie: set ?? cookie, headers: response.headers };
}
/** The version of the contact form that new browsers get. */
const served = async () => (await visit()).lines['mf-contact']?.manifest;
const at = (version: string) => `/remotes/mf-contact/${version}/mf-manifest.json`;
const OWN = '/remotes/mf-contact/mf-manifest.json';

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'forms-registry-'));
  for (const remote of ['mf-contact', 'mf-forms']) buildInto(house, remote, 'own');
  await start();
});
beforeEach(async () => {
  const { db, trusted } = server.app;
  const tables = ['remoteLines', 'remoteVersions', 'remoteSteps', 'remoteKeys', 'remoteFailures'] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
  for (const { origin } of await trusted.list()) await trusted.disallow(origin);
  await trusted.list();
  admin = await server.signIn('Admin');
  key = await newKey();
});
afterAll(async () => {
  await server.stop();
  rmSync(house, { recursive: true });
});

describe('a team', () => {
  it('publishes a version, which nobody gets until it is promoted, and then everybody, as it was sent', async () => {
    expect((await publish('1.4.0')).status).toBe(200);
    expect(await served()).toBe(OWN);
    expect((await change({ action: 'promote', version: '1.4.0' })).status).toBe(200);
    expect(await served()).toBe(at('1.4.0'));
    const files = buildOf('mf-contact', '1.4.0');
    const { lines } = await visit();
    expect(lines['mf-contact']).toEqual({
      manifest: at('1.4.0'),
      ...(JSON.parse(files['remote.json'] ?? '') as object),
    });
    for (const [path, text] of Object.entries(files).filter(([name]) => !name.endsWith('.br'))) {
      const got = await server.send(`/remotes/mf-contact/1.4.0/${path}`, {
        headers: { 'accept-encoding': 'identity' },
      });
      expect([path, await got.text()]).toEqual([path, text]);
      expect(got.headers.get('access-control-allow-origin')).toBe('*');
      expect(got.headers.get('cache-control')).toBe(
        path.startsWith('remoteEntry') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    }
    expect((await server.send('/remotes/mf-contact/1.4.0/none.js')).status).toBe(404);
    expect((await server.send('/remotes/mf-forms/1.4.0/mf-manifest.json')).status).toBe(404);
  });

  it('may send the same build again, and no other under the same version', async () => {
    await publish('1.4.0');
    expect((await publish('1.4.0')).status).toBe(200);
    expect(await messageOf(publish('1.4.0', buildOf('mf-contact', 'other')))).toBe(
      'mf-contact 1.4.0 has been published with other files: give this build another version.',
    );
    expect((await publish('1.4.0', { ...buildOf('mf-contact', '1.4.0'), 'more.txt': 'x' })).status).toBe(409);
    const manifest = await server.send(at('1.4.0'));
    expect(await manifest.text()).toBe(buildOf('mf-contact', '1.4.0')['mf-manifest.json']);
    expect((await releases()).versions).toHaveLength(1);
  });

  it('goes back in one step: to what was live before, to any version that was kept, and to the site’s own', async () => {
    for (const version of ['1.4.0', '1.5.0', '1.6.0']) {
      await publish(version);
      await change({ action: 'promote', version });
    }
    const back = async (to?: string | null) => {
      await change(to === undefined ? { action: 'back' } : { action: 'back', version: to });
      return served();
    };
    expect(await back()).toBe(at('1.5.0'));
    expect(await back()).toBe(at('1.4.0'));
    expect(await back('1.6.0')).toBe(at('1.6.0'));
    await change({ action: 'retire', version: '1.5.0' });
    expect((await releases()).back).toBe('1.4.0');
    expect(await back(null)).toBe(OWN);
    expect(await answer(change({ action: 'back' }))).toMatchObject({ status: 409, error: 'no-way-back' });
  });

  it('ends what it shares out by going back, and all get what is live', async () => {
    await publish('1.4.0');
    await change({ action: 'share', version: '1.4.0', share: 100 });
    expect(await served()).toBe(at('1.4.0'));
    await change({ action: 'back' });
    expect(await served()).toBe(OWN);
    expect(await releases()).toMatchObject({ live: null, candidate: null, share: 0 });
  });

  it('cannot retire what is served, nor serve what is retired or was never published', async () => {
    await publish('1.4.0');
    await publish('1.5.0');
    await change({ action: 'promote', version: '1.4.0' });
    await change({ action: 'share', version: '1.5.0', share: 5 });
    for (const version of ['1.4.0', '1.5.0'])
      expect(await answer(change({ action: 'retire', version }))).toMatchObject({ status: 409, error: 'is-served' });
    await change({ action: 'back' });
    await change({ action: 'retire', version: '1.5.0' });
    expect(await answer(change({ action: 'promote', version: '1.5.0' }))).toMatchObject({
      status: 409,
      error: 'retired',
    });
    expect(await answer(change({ action: 'promote', version: '9.0.0' }))).toMatchObject({ status: 404 });
    expect((await server.send(at('1.5.0'))).status).toBe(200);
  });

  it('finds the files of a retired version for a month, and its number taken for ever', async () => {
    await publish('1.4.0');
    await change({ action: 'retire', version: '1.4.0' });
    const retiredAgo = (days: number) =>
      server.app.db
        .updateTable('remoteSteps')
        .set({ at: daysFromNow(-days) })
        .where('action', '=', 'retire')
        .execute();
    await retiredAgo(29);
    await publish('1.5.0');
    expect((await server.send(at('1.4.0'))).status).toBe(200);
    await retiredAgo(31);
    await publish('1.6.0');
    expect((await server.send(at('1.4.0'))).status).toBe(404);
    expect((await server.send(at('1.5.0'))).status).toBe(200);
    expect((await publish('1.4.0', buildOf('mf-contact', 'other'))).status).toBe(409);
  });

  it('hears that somebody else was quicker, and has changed nothing then', async () => {
    await publish('1.4.0');
    await publish('1.5.0');
    const { revision } = await releases();
    const both = await Promise.all(
      ['1.4.0', '1.5.0'].map((version) => change({ action: 'promote', version, revision })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = both[0]?.status === 200 ? '1.4.0' : '1.5.0';
    expect(await served()).toBe(at(winner));
    expect((await releases()).history.filter(({ action }) => action === 'promote')).toHaveLength(1);
  });

  it('publishes one of two builds that come at once under one version', async () => {
    const [one, other] = [buildOf('mf-contact', 'one'), buildOf('mf-contact', 'other')];
    const both = await Promise.all([publish('1.4.0', one), publish('1.4.0', other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both[0]?.status === 200 ? one : other;
    expect(await (await server.send(at('1.4.0'))).text()).toBe(winner['mf-manifest.json']);
  });

  it('finds everything that was done in the history, with who did it', async () => {
    await publish('1.4.0');
    await change({ action: 'share', version: '1.4.0', share: 10 });
    await server.send('/api/remotes/mf-contact', {
      method: 'PUT',
      json: { action: 'promote', version: '1.4.0', revision: 1, reason: 'No failures in a day' },
      headers: admin,
    });
    const { history, since, author } = await releases();
    const { name } = (await (await server.send('/api/auth/session', { headers: admin })).json()) as { name: string };
    const team = `key ${key.id?.slice(0, 6)}`;
    expect(history).toMatchObject([
      { number: 4, action: 'promote', version: '1.4.0', from: null, author: name, reason: 'No failures in a day' },
      { number: 3, action: 'share', version: '1.4.0', share: 10, author: team },
      { number: 2, action: 'publish', version: '1.4.0', author: team },
      { number: 1, action: 'add-key', author: name },
    ]);
    expect({ since, author }).toEqual({ since: history[0]?.at, author: name });
  });
});

describe('a build is not taken', () => {
  const good = buildOf('mf-contact', '1.4.0');
  const entry = Object.keys(good).find((path) => path.startsWith('remoteEntry')) ?? '';
  const stored = async () => {
    const names: string[] = [];
    for await (const { name } of server.app.store.list()) names.push(name);
    return names.sort();
  };
  const without = (path: string) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== path));
  it.each<[string, Record<string, string>, RegExp]>([
    ['without its manifest', without('mf-manifest.json'), /mf-manifest.json is missing/],
    ['without its line', without('remote.json'), /remote.json is missing/],
    ['without a file that its manifest names', without(entry), /is missing/],
    ['with a file altered by one byte', { ...good, [entry]: `${good[entry]} ` }, /has not the hash/],
    [
      'with a manifest altered by one byte',
      { ...good, 'mf-manifest.json': `${good['mf-manifest.json']} ` },
      /another hash/,
    ],
    ['of another remote', buildOf('mf-forms', '1'), /that of mf_forms/],
    ['for another platform', buildOf('mf-contact', '1', '^9.0.0'), /needs contract \^9.0.0, and this site keeps/],
    ['for a platform that is no range', buildOf('mf-contact', '1', 'any'), /contract any/],
    ['with a manifest that is none', { ...good, 'mf-manifest.json': '<html>' }, /is not a remote’s/],
    ['with a path that leads elsewhere', { ...good, '../evil.js': 'x' }, /cannot be the path/],
    ['that is empty', {}, /missing|whole/],
  ])('%s', async (_what, files, why) => {
    const before = await stored();
    const response = await publish('1.4.0', files);
    expect([400, 422]).toContain(response.status);
    expect(((await response.json()) as { message: string }).message).toMatch(why);
    expect((await releases()).versions).toEqual([]);
    expect(await served()).toBe(OWN);
    expect(await stored()).toEqual(before);
  });

  it('under what is no version, or for a remote that there is not', async () => {
    expect((await publish('newest')).status).toBe(400);
    expect(await answer(server.send('/api/remotes/mf-conatct', { headers: admin }))).toMatchObject({ status: 404 });
  });
});

describe('a key', () => {
  it('opens its own remote and nothing else', async () => {
    const mine = { headers: { authorization: key.authorization ?? '' } };
    expect(await messageOf(server.send('/api/remotes/mf-forms', mine))).toBe('This key opens mf-contact alone.');
    expect((await server.send('/api/remotes', mine)).status).toBe(401);
    expect((await server.send('/api/remotes/origins', mine)).status).toBe(401);
    expect((await server.send('/api/remotes/mf-contact/keys', { ...mine, method: 'POST' })).status).toBe(401);
    expect((await server.send('/api/enquiries', mine)).status).toBe(401);
  });

  it('is of no use once it is revoked, and two are valid while they are exchanged', async () => {
    const next = await newKey();
    expect(await answer(server.send('/api/remotes/mf-contact/keys', { method: 'POST', headers: admin }))).toMatchObject(
      {
        status: 409,
      },
    );
    const revoked = await server.send(`/api/remotes/mf-contact/keys/${key.id}`, { method: 'DELETE', headers: admin });
    expect(revoked.status).toBe(200);
    expect(await answer(publish('1.4.0'))).toMatchObject({ status: 401, error: 'unknown-key' });
    expect((await publish('1.4.0', undefined, next)).status).toBe(200);
    key = next;
  });

  it('is not kept as it is', async () => {
    const rows = await server.app.db.selectFrom('remoteKeys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.authorization?.slice('Bearer '.length));
  });

  it.each(['Bearer nonsense', `Bearer ${'a'.repeat(43)}`, 'Basic abc', 'Bearer '])(
    'that nobody gave, as %s, opens nothing',
    async (authorization) => {
      expect((await publish('1.4.0', undefined, { authorization })).status).toBe(401);
    },
  );

  it.each(['Staff', 'Candidate', 'User'] as const)('has no substitute in somebody signed in as %s', async (role) => {
    expect((await publish('1.4.0', undefined, await server.signIn(role))).status).toBe(403);
  });
});

describe('a visitor', () => {
  it('gets no cookie while nothing is shared out', async () => {
    const { headers } = await visit();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('stays with what they got for as long as it is shared, and moves only towards it as its share grows', async () => {
    await publish('1.4.0');
    await change({ action: 'share', version: '1.4.0', share: 50 });
    const visitors = await Promise.all(Array.from({ length: 40 }, () => visit()));
    expect(visitors[0]?.headers.get('set-cookie')).toMatch(/^visitor=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax/);
    const got = async () =>
      Promise.all(
        visitors.map(async ({ cookie }) => (await visit(cookie)).lines['mf-contact']?.manifest === at('1.4.0')),
      );
    const before = await got();
    expect(new Set(before)).toEqual(new Set([true, false]));
    expect(await got()).toEqual(before);
    await change({ action: 'share', version: '1.4.0', share: 80 });
    const after = await got();
    expect(before.filter((had, which) => had && !after[which])).toEqual([]);
    await change({ action: 'share', version: '1.4.0', share: 0 });
    expect(new Set(await got())).toEqual(new Set([false]));
    await change({ action: 'share', version: '1.4.0', share: 80 });
    expect(await got()).toEqual(after);
  });

  it('who has a page open hears which versions were taken back, until they are served again', async () => {
    const takenBack = async () => (await (await server.send('/taken-back.json')).json()) as string[];
    const isAfter = async (json: Change) => {
      expect((await change(json)).status).toBe(200);
      return takenBack();
    };
    await publish('1.4.0');
    expect(await isAfter({ action: 'share', version: '1.4.0', share: 50 })).toEqual([]);
    expect(await isAfter({ action: 'share', version: '1.4.0', share: 20 })).toEqual([]);
    expect(await isAfter({ action: 'share', version: '1.4.0', share: 0 })).toEqual([at('1.4.0')]);
    expect(await isAfter({ action: 'share', version: '1.4.0', share: 10 })).toEqual([]);
    expect(await isAfter({ action: 'back' })).toEqual([at('1.4.0')]);
    expect(await isAfter({ action: 'promote', version: '1.4.0' })).toEqual([]);
    await publish('1.5.0');
    // Who has what was followed by a newer one stays with it.
    expect(await isAfter({ action: 'promote', version: '1.5.0' })).toEqual([]);
    expect(await isAfter({ action: 'back', version: null })).toEqual([at('1.5.0')]);
    const long = daysFromNow(-31);
    await server.app.db
      .updateTable('remoteVersions')
      .set({ takenBackAt: long })
      .where('version', '=', '1.5.0')
      .execute();
    expect(await takenBack()).toEqual([]);
  });

  it('gets the build beside the host, and staff hear why, where what is live fits this site no more', async () => {
    await publish('1.4.0');
    await change({ action: 'promote', version: '1.4.0' });
    await server.app.db.updateTable('remoteVersions').set({ contract: '^9.0.0' }).execute();
    expect((await visit()).lines).toMatchObject({ 'mf-contact': { manifest: OWN }, 'mf-forms': {} });
    const problems = await (
      await server.send('/api/remotes/problems', { headers: await server.signIn('Staff') })
    ).json();
    expect(problems).toEqual([
      {
        remote: 'mf-contact',
        problem: `it needs contract ^9.0.0, and this site keeps ${CONTRACT_VERSION}`,
        served: 'the build that stands beside the host',
      },
    ]);
  });

  it('gets what was served last while the database is away, and after another start what the lines say', async () => {
    await publish('1.4.0');
    await change({ action: 'promote', version: '1.4.0' });
    await served();
    const { db } = server.app;
    await db.schema.alterTable('remote_lines').renameTo('remote_lines_away').execute();
    expect(await served()).toBe(at('1.4.0'));
    await db.schema.alterTable('remote_lines_away').renameTo('remote_lines').execute();
    await server.stop({ keepData: true });
    await start(server.dataDir);
    expect(await served()).toBe(at('1.4.0'));
    expect((await server.send(at('1.4.0'))).status).toBe(200);
  });
});

describe('a version elsewhere', () => {
  let team: Server;
  let origin: string;
  let files: Record<string, string>;
  let headers: Headers;
  beforeEach(async () => {
    files = buildOf('mf-contact', 'elsewhere');
    headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31536000, immutable' };
    team = createServer(({ url = '' }, response) => {
      const text = files[url.slice('/1.4.0/'.length)];
      response.writeHead(text === undefined ? 404 : 200, headers).end(text);
    });
    await new Promise<void>((resolve) => team.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(team.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => team.close(resolve)));
  const manifest = () => `${origin}/1.4.0/mf-manifest.json`;
  const publishThere = (address = manifest()) =>
    server.send('/api/remotes/mf-contact/versions', { json: { version: '1.4.0', manifest: address }, headers: key });
  const allow = (method = 'POST') => server.send('/api/remotes/origins', { method, json: { origin }, headers: admin });
  const policy = async () => (await server.send('/', {})).headers.get('content-security-policy') ?? '';

  it('is taken from an origin that an Admin has allowed, which pages may load from at once', async () => {
    expect(await messageOf(publishThere())).toContain('an Admin may allow it');
    expect(await policy()).not.toContain(origin);
    expect(await answer(allow())).toMatchObject([{ origin }]);
    expect(await policy()).toContain(`script-src 'self' ${origin}`);
    expect(await (await server.send('/settings.json')).json()).toMatchObject({ remoteOrigins: [origin] });
    expect((await publishThere()).status).toBe(200);
    expect((await publishThere()).status).toBe(200);
    await change({ action: 'promote', version: '1.4.0' });
    expect(await served()).toBe(manifest());
  });

  it('gives way to the build beside the host once its origin is allowed no more', async () => {
    await allow();
    await publishThere();
    await change({ action: 'promote', version: '1.4.0' });
    await allow('PUT');
    expect(await served()).toBe(OWN);
    expect(await policy()).not.toContain(origin);
    const lines = (await (await server.send('/api/remotes', { headers: admin })).json()) as RemoteLine[];
    expect(lines.find(({ remote }) => remote === 'mf-contact')?.problem).toMatch(/is not allowed; the build/);
  });

  const entry = () => Object.keys(files).find((path) => path.endsWith('.js')) ?? '';
  it.each<[string, () => void, RegExp]>([
    ['that is dead', () => team.close(), /does not come from|answers|breaks off/],
    ['without its manifest', () => delete files['mf-manifest.json'], /answers 404 for mf-manifest.json/],
    ['without a file', () => delete files[entry()], /answers 404 for remoteEntry/],
    ['with a file altered', () => Object.assign(files, { [entry()]: 'evil()' }), /has not the hash/],
    ['that no page may read', () => delete headers['access-control-allow-origin'], /Access-Control-Allow-Origin/],
    ['that no browser keeps', () => delete headers['cache-control'], /immutable/],
    ['of another remote', () => Object.assign(files, buildOf('mf-forms', 'x')), /that of mf_forms/],
    ['that is a web page', () => Object.assign(files, { 'mf-manifest.json': '<html>' }), /is not a remote’s/],
  ])('%s is refused, and what is live stays', async (_what, spoil, why) => {
    await publish('1.3.0');
    await change({ action: 'promote', version: '1.3.0' });
    await allow();
    spoil();
    const response = await publishThere();
    expect(response.status).toBe(422);
    expect(((await response.json()) as { message: string }).message).toMatch(why);
    expect((await releases()).versions.map(({ version }) => version)).toEqual(['1.3.0']);
    expect(await served()).toBe(at('1.3.0'));
  });

  it('with other bytes is refused under a version that has been published', async () => {
    await allow();
    await publish('1.4.0');
    expect((await publishThere()).status).toBe(409);
  });
});

it('What browsers could not show is counted by version and phase, and not for what was never served.', async () => {
  await publish('1.4.0');
  const report = (manifest: string, phase = 'entry', places?: string[]) =>
    server.send('/api/remotes/failures', { json: { remote: 'mf-contact', manifest, phase, places } });
  expect((await report(at('1.4.0'))).status).toBe(204);
  await report(at('1.4.0'));
  await report(OWN, 'time');
  await report('https://evil.example/mf-manifest.json');
  expect((await report(at('1.4.0'), 'whatever')).status).toBe(400);
  const places = ['common.1a.js:1:9', 'main.2b.js:1:1'];
  for (const stack of [places, ['other.js:2:2'], places]) await report(at('1.4.0'), 'later', stack);
  for (const made of ['No such page: Ada', 'https://evil.example/x.js:1:1', '/x.js:1:1'])
    expect((await report(at('1.4.0'), 'later', [made])).status).toBe(400);
  expect((await releases()).failures).toEqual([
    { version: '', manifest: OWN, phase: 'time', count: 1, stacks: [] },
    { version: '1.4.0', manifest: at('1.4.0'), phase: 'entry', count: 2, stacks: [] },
    {
      ...{ version: '1.4.0', manifest: at('1.4.0'), phase: 'later', count: 3 },
      stacks: [
        { places, count: 2 },
        { places: ['other.js:2:2'], count: 1 },
      ],
    },
  ]);
  const figures = await server.send('/api/metrics', { headers: { authorization: 'Bearer a token for measuring' } });
  const text = await figures.text();
  expect(text).toContain('remote_failures_last_day{remote="mf-contact",version="1.4.0",phase="entry"} 2');
  expect(text).toContain('remote_share_percent{remote="mf-contact",version="beside the host"} 100');
});

it('Places that a stranger makes up are told apart up to twenty in an hour; more are counted without.', async () => {
  await publish('1.4.0');
  for (let line = 1; line <= 23; line += 1) {
    const json = { remote: 'mf-contact', manifest: at('1.4.0'), phase: 'later', places: [`main.js:${line}:1`] };
    expect((await server.send('/api/remotes/failures', { json })).status).toBe(204);
  }
  const [failure] = (await releases()).failures;
  expect(failure).toMatchObject({ phase: 'later', count: 23 });
  expect(failure?.stacks).toHaveLength(20);
});

it('How fast remotes are is counted by version, as what three of four visitors had, and not for what was never served.', async () => {
  await publish('1.4.0');
  const measured = (manifest: string, measure: Measure, value: number) => ({
    ...{ remote: 'mf-contact', manifest, measure, value },
  });
  const report = (...measurements: SpeedMeasurement[]) => server.send('/api/remotes/speed', { json: { measurements } });
  const lcp = [700, 1_100, 1_400, 9_000].map((value) => measured(at('1.4.0'), 'LCP', value));
  expect((await report(...lcp)).status).toBe(204);
  await report(measured(OWN, 'INP', 20_000), measured('https://evil.example/mf-manifest.json', 'load', 1));
  await report({ ...measured(OWN, 'CLS', 0), remote: 'mf-unknown' });
  expect((await report({ ...measured(OWN, 'CLS', -1) })).status).toBe(400);
  expect((await releases()).speed).toEqual([
    { version: '', measure: 'INP', count: 1, within: null },
    { version: '1.4.0', measure: 'LCP', count: 4, within: 1_500 },
  ]);
  const figures = await server.send('/api/metrics', { headers: { authorization: 'Bearer a token for measuring' } });
  const text = await figures.text();
  expect(text).toContain('remote_within_last_week{remote="mf-contact",version="1.4.0",measure="LCP"} 1500');
  expect(text).toContain(
    'remote_measurements_last_week{remote="mf-contact",version="beside the host",measure="INP"} 1',
  );
});
