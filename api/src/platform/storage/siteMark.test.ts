import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ANSWERS_KEYS, inUse, seen } from '../../testing/backups';
import { startS3 } from '../../testing/startS3';
import { TestServer } from '../../testing/startServer';
import { typed } from '../../testing/typed';
import { connect } from '../database/database';
import { migrate } from '../database/schema';
import { s3Store } from './s3Store';
import { checkStore } from './siteMark';
import { SITE_MARK } from './store';

let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;
beforeEach(async () => {
  s3 = await startS3();
  folder = mkdtempSync(join(tmpdir(), 'forms-marks-'));
});
afterEach(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const idOf = async ({ app }: TestServer) => (await app.db.selectFrom('siteIds').select('id').executeTakeFirst())?.id;
const markOf = async ({ app }: TestServer) => {
  const mark = await app.store.read(SITE_MARK);
  return mark && (await text(mark)).trim();
};

it('A server does not start on the part of a bucket that is another site’s, and leaves it as it is.', async () => {
  const [first, second] = [await TestServer.start(s3.env), await TestServer.start(s3.env)];
  const { prefix } = await first.app.db.selectFrom('bucketPrefixes').select('prefix').executeTakeFirstOrThrow();
  await second.app.db.updateTable('bucketPrefixes').set({ prefix }).execute();
  const { dataDir } = second;
  await second.stop({ keepData: true });
  await expect(TestServer.start(s3.env, { dataDir })).rejects.toThrow(
    `The files in s3://files/${prefix} are another site’s: give this server the DATABASE_URL that they belong to, or a bucket or DATA_DIR of its own.`,
  );
  expect(await markOf(first)).toBe(await idOf(first));
  await first.stop();
  rmSync(dataDir, { recursive: true });
});

it('A server whose files stand elsewhere does not start, and does once they were moved there.', async () => {
  const { server, enquiry, file } = await inUse({});
  const before = await seen(server, enquiry, file);
  const id = await idOf(server);
  const { dataDir } = server;
  await server.stop({ keepData: true });
  const start = () => TestServer.start({ ANSWERS_KEYS, ...s3.env }, { dataDir });
  await expect(start()).rejects.toThrow(
    `The files of this site are not in s3://files/: all servers of a database share them, in one bucket (S3_BUCKET). Where they were moved there or are lost, write ${id} into s3://files/${SITE_MARK}.`,
  );

  const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const bucket = await s3Store({ endpoint: s3.env.S3_ENDPOINT, region: 'us-east-1', bucket: 'files', ...account }, '');
  await bucket.keep(file, join(dataDir, 'files', file));
  writeFileSync(join(folder, 'mark'), `${id}\n`);
  await bucket.keep(SITE_MARK, join(folder, 'mark'));
  const again = await start();
  expect(await seen(again, enquiry, file)).toEqual(before);
  await again.stop();
});

it('A site that has no files yet may be given a bucket.', async () => {
  const server = await TestServer.start();
  const id = await idOf(server);
  const { dataDir } = server;
  await server.stop({ keepData: true });
  const again = await TestServer.start(s3.env, { dataDir });
  expect(id).toBeDefined();
  expect([await idOf(again), await markOf(again)]).toEqual([id, id]);
  await again.stop();
});

it('A copy that was restored is a site of its own, and starts again and again.', async () => {
  const { server } = await inUse(s3.env);
  await typed(['backup', join(folder, 'backup')], s3.env, server.dataDir);
  const empty = join(folder, 'empty');
  await typed(['restore', join(folder, 'backup')], s3.env, empty);
  for (let time = 0; time < 2; time += 1) {
    const copy = await TestServer.start({ ANSWERS_KEYS, ...s3.env }, { dataDir: empty });
    expect(await markOf(copy)).toBe(await idOf(copy));
    expect(await idOf(copy)).not.toBe(await idOf(server));
    await copy.stop({ keepData: true });
  }
  await server.stop();
});

it.each([
  ['from before there were marks', true],
  ['whose schema went down and up again', false],
])('A site %s goes on with its files.', async (_which, isUnmarked) => {
  const { server, enquiry, file } = await inUse(s3.env);
  const before = await seen(server, enquiry, file);
  const id = await idOf(server);
  if (isUnmarked) await server.app.store.remove(SITE_MARK);
  const { dataDir } = server;
  await server.stop({ keepData: true });
  const db = connect({ dataDir, databaseUrl: undefined });
  await migrate(db, '029-bucket-prefixes');
  await migrate(db);
  // As the doctor asks before the start.
  await checkStore({ db, store: server.app.store });
  await db.destroy();

  const again = await TestServer.start({ ANSWERS_KEYS, ...s3.env }, { dataDir });
  expect(await seen(again, enquiry, file)).toEqual(before);
  expect(await markOf(again)).toBe(await idOf(again));
  expect((await idOf(again)) === id).toBe(!isUnmarked);
  await again.stop();
});
