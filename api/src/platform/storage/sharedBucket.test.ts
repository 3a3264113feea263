import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFile } from '../../modules/files/removeFile';
import { sweepFiles } from '../../modules/files/sweep';
import { ANSWERS_KEYS, inUse, seen } from '../../testing/backups';
import { startS3 } from '../../testing/startS3';
import { TestServer } from '../../testing/startServer';
import { dropDatabaseFor } from '../../testing/testDatabase';
import { typed } from '../../testing/typed';
import { s3Store } from './s3Store';
import type { Store } from './store';

let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;
beforeEach(async () => {
  s3 = await startS3();
  folder = mkdtempSync(join(tmpdir(), 'forms-bucket-'));
});
afterEach(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const namesIn = async (store: Store) => {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
};
async function put(store: Store, name: string): Promise<void> {
  writeFileSync(join(folder, 'incoming'), name);
  await store.keep(name, join(folder, 'incoming'));
}
/** The bucket as its owner sees it. */
const whole = () =>
  s3Store(
    {
      endpoint: s3.env.S3_ENDPOINT,
      region: 'us-east-1',
      bucket: 'files',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    '',
  );

it('Two sites share a bucket with each other and with backups: each takes out what it has lost sight of itself, and nothing else.', async () => {
  const bucket = await whole();
  for (const name of ['backups/monday.tar', 'loose']) await put(bucket, name);
  const { server: first, enquiry, file } = await inUse(s3.env);
  const before = await seen(first, enquiry, file);
  await put(first.app.store, 'lost');
  s3.age();
  const second = await TestServer.start(s3.env);
  for (const { app } of [second, first]) await sweepFiles(app);

  expect(await seen(first, enquiry, file)).toEqual(before);
  expect(await namesIn(first.app.store)).toContain(file);
  expect(await namesIn(first.app.store)).not.toContain('lost');
  expect(await namesIn(second.app.store)).toEqual([]);
  expect(await namesIn(bucket)).toEqual(expect.arrayContaining(['backups/monday.tar', 'loose']));
  await first.stop();
  await second.stop();
});

it('A copy restored beside its site has files of its own: what goes from the copy stays at the site.', async () => {
  const { server: site, enquiry, file } = await inUse(s3.env);
  const before = await seen(site, enquiry, file);
  await typed(['backup', folder], s3.env, site.dataDir);
  const empty = mkdtempSync(join(tmpdir(), 'forms-empty-'));
  await typed(['restore', folder], s3.env, empty);
  const copy = await TestServer.start({ ANSWERS_KEYS, ...s3.env }, { dataDir: empty });
  expect(await seen(copy, enquiry, file)).toEqual(before);

  await removeFile(copy.app, file);
  s3.age();
  await sweepFiles(copy.app);
  expect(await namesIn(copy.app.store)).not.toContain(file);
  expect(await seen(site, enquiry, file)).toEqual(before);
  await copy.stop();
  await site.stop();
  await dropDatabaseFor(empty);
});

it('A bucket from before sites had a prefix is read as it is, and nothing that the site does not know is taken out.', async () => {
  const { server, enquiry, file } = await inUse({});
  const before = await seen(server, enquiry, file);
  const { dataDir } = server;
  await server.stop({ keepData: true });
  const bucket = await whole();
  for (const name of readdirSync(join(dataDir, 'files'))) await bucket.keep(name, join(dataDir, 'files', name));
  await put(bucket, 'loose');
  s3.age();

  const again = await TestServer.start({ ANSWERS_KEYS, ...s3.env }, { dataDir });
  await sweepFiles(again.app);
  expect(await seen(again, enquiry, file)).toEqual(before);
  expect(await namesIn(bucket)).toEqual(expect.arrayContaining([file, 'loose']));
  await again.stop();
});
