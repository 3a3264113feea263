import { renameSync, rmSync } from 'node:fs';
import disk from 'node:fs/promises';
import { join } from 'node:path';
import { ANSWERS_KEYS, inUse } from '../../testing/backups';
import { startS3 } from '../../testing/startS3';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { sealText } from '../sealing/sealedText';
import { SITE_MARK } from '../storage/store';

let server: TestServer;
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

/** Its answers, until one has this status. */
const ready = (status: number) =>
  until(
    () => server.send('/api/ready'),
    (answer) => answer.status === status,
  );
/** What it says of one that cannot be used, in whole: no cause, no path. */
const notReady = (...parts: string[]) => ({
  error: 'not-ready',
  message: 'This server cannot be used at the moment. Please try again in a few seconds.',
  requestId: expect.any(String),
  parts,
});

it('A server that can use all it needs is ready, and says what that is.', async () => {
  server = await TestServer.start({ ANSWERS_KEYS });
  expect(await (await ready(200)).json()).toEqual({
    status: 'ready',
    parts: ['database', 'store', 'disk', 'key'],
  });
});

it('One whose folder of files is gone is not ready, lives, and is ready again when it is back.', async () => {
  server = await TestServer.start();
  const files = join(server.dataDir, 'files');
  renameSync(files, `${files}-lost`);
  const answer = await ready(503);
  expect(await answer.json()).toEqual(notReady('store'));
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server.send('/api/health')).status).toBe(200);
  renameSync(`${files}-lost`, files);
  await ready(200);
});

it('One whose folder of files is not that of its database, as where a disk is not mounted, is not ready.', async () => {
  server = await TestServer.start();
  rmSync(join(server.dataDir, 'files', SITE_MARK));
  expect(await (await ready(503)).json()).toEqual(notReady('store'));
});

it('One whose bucket is out of reach is not ready.', async () => {
  const s3 = await startS3();
  server = await TestServer.start(s3.env);
  await ready(200);
  await s3.stop();
  expect(await (await ready(503)).json()).toEqual(notReady('store'));
});

it('One whose disk is so full that it takes no upload is not ready.', async () => {
  server = await TestServer.start();
  jest.spyOn(disk, 'statfs').mockResolvedValue({ bavail: 999, bsize: 1024 * 1024 } as never);
  expect(await (await ready(503)).json()).toEqual(notReady('disk'));
});

it.each([
  ['it was not given', 'second'],
  ['has the name of its own and is another', 'first'],
])('One is not ready where answers are sealed with a key that %s.', async (_which, name) => {
  ({ server } = await inUse({}));
  await ready(200);
  const { db } = server.app;
  const pages = sealText([{ name, secret: 'another secret of more than thirty-two letters' }], '[]');
  await db.updateTable('enquiries').set({ pages }).execute();
  if (name !== 'first')
    await db
      .insertInto('answersKeys')
      .values([{ name: 'first' }, { name }])
      .execute();
  expect(await (await ready(503)).json()).toEqual(notReady('key'));
});
