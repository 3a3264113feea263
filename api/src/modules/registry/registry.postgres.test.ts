import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteEntry, RemoteReleases } from '@forms/shared/contract';
import { buildInto, buildOf, uploadOf } from '../../testing/builtRemote';
import { startS3 } from '../../testing/startS3';
import { TestServer } from '../../testing/startServer';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';

let folder: string;
let store: Awaited<ReturnType<typeof startS3>>;
let servers: TestServer[] = [];
let headers: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-two-'));
  buildInto(folder, 'mf-contact', 'own');
  store = await startS3();
  const env = { ...store.env, ...(await databaseFor(folder)) };
  const start = (name: string) =>
    TestServer.start(env, { house: folder, dataDir: mkdtempSync(join(tmpdir(), `forms-${name}-`)) });
  servers = [await start('one'), await start('other')];
  headers = await two().one.signIn('Admin');
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await store.stop();
  await dropDatabaseFor(folder);
  rmSync(folder, { recursive: true, force: true });
});

function two(): { one: TestServer; other: TestServer } {
  const [one, other] = servers;
  if (!one || !other) throw new Error('There are not two servers');
  return { one, other };
}
const publish = (server: TestServer, version: string, words: string) =>
  server.send(`/api/remotes/mf-contact/versions/${version}`, {
    method: 'POST',
    body: uploadOf(buildOf('mf-contact', words)),
    headers,
  });
const releases = async (server: TestServer) =>
  (await (await server.send('/api/remotes/mf-contact', { headers })).json()) as RemoteReleases;
const promote = async (server: TestServer, version: string, revision: number) =>
  server.send('/api/remotes/mf-contact', {
    method: 'PUT',
    json: { action: 'promote', version, revision },
    headers,
  });
const served = async (server: TestServer) => {
  const lines = (await (await server.send('/remotes.json')).json()) as Record<string, RemoteEntry>;
  return lines['mf-contact']?.manifest;
};

it('Two servers of one database serve the same, and of two releases at once, one on each, one is told that it came late.', async () => {
  const { one, other } = two();
  expect((await publish(one, '1.4.0', 'one')).status).toBe(200);
  expect((await publish(other, '1.5.0', 'other')).status).toBe(200);
  const { revision } = await releases(other);
  const both = await Promise.all([promote(one, '1.4.0', revision), promote(other, '1.5.0', revision)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  const live = both[0]?.status === 200 ? '1.4.0' : '1.5.0';
  for (const server of servers) {
    expect(await served(server)).toBe(`/remotes/mf-contact/${live}/mf-manifest.json`);
    for (const version of ['1.4.0', '1.5.0'])
      expect((await server.send(`/remotes/mf-contact/${version}/mf-manifest.json`)).status).toBe(200);
  }
  expect((await releases(one)).history.filter(({ action }) => action === 'promote')).toHaveLength(1);
});

it('Of two builds that come at once under one version, one on each server, one is published.', async () => {
  const { one, other } = two();
  const both = await Promise.all([publish(one, '2.0.0', 'these'), publish(other, '2.0.0', 'those')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await releases(one)).versions.filter(({ version }) => version === '2.0.0')).toHaveLength(1);
});
