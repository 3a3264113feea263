import fastify from 'fastify';
import { buildOf, uploadOf } from '../../testing/builtRemote';
import { TestServer } from '../../testing/startServer';
import { sendBuild } from './sendBuild';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

it('A file that was sent is said to be, so that nobody answers the same request a second time.', async () => {
  const admin = await server.signIn('Admin');
  const made = await server.send('/api/remotes/mf-library/keys', { method: 'POST', headers: admin });
  const { key } = (await made.json()) as { key: string };
  const body = uploadOf(buildOf('mf-library', '1.0.0'));
  const headers = { authorization: `Bearer ${key}` };
  const published = await server.send('/api/remotes/mf-library/versions/1.0.0', { method: 'POST', body, headers });
  expect(published.status).toBe(200);

  const said: unknown[] = [];
  const http = fastify();
  http.get('/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    said.push(await sendBuild(server.app, { remote: 'mf-library', path }, request, reply));
    return said.at(-1) ? reply : 'none';
  });
  expect((await http.inject('/1.0.0/mf-manifest.json')).headers['content-type']).toContain('application/json');
  expect((await http.inject('/2.0.0/mf-manifest.json')).body).toBe('none');
  expect(said).toEqual([true, false]);
  await http.close();
});
