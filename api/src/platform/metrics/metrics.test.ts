import { TestServer } from '../../testing/startServer';

const METRICS_TOKEN = 'a token for the one who measures';

let server: TestServer;
afterEach(() => server.stop());
const metrics = (token?: string) =>
  server.send('/api/metrics', token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

it('Who has the token reads how often each call was made, how it ended, and what work waits; and of whom nothing.', async () => {
  server = await TestServer.start({ METRICS_TOKEN });
  await server.send('/api/file/an-id-of-somebodys-file');
  await server.send('/api/health');
  const response = await metrics(METRICS_TOKEN);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/file\/:id",status="404"\} 1/);
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} 1/);
  expect(text).toMatch(/jobs\{kind="sweep",state="\w+"\} 1/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
  expect(text).not.toContain('somebody');
});

it('Nobody else reads them, nor anybody where there is no token.', async () => {
  server = await TestServer.start({ METRICS_TOKEN });
  expect([(await metrics()).status, (await metrics('another token')).status]).toEqual([404, 404]);
  await server.stop();
  server = await TestServer.start();
  expect([(await metrics()).status, (await metrics('')).status, (await metrics('undefined')).status]).toEqual([
    404, 404, 404,
  ]);
});
