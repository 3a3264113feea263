import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startS3 } from '../../testing/startS3';
import { readSettings } from '../settings/settings';
import { openStore } from './openStore';
import type { Store } from './store';

const onDisk = async () => ({ env: {}, stop: async () => {} });

const storeOf = (env: Record<string, string>) => {
  const read = readSettings(env);
  if ('errors' in read) throw new Error(read.errors.join());
  return openStore(read.settings, async () => 'site/');
};

describe.each([
  ['a folder', onDisk],
  ['a bucket', startS3],
])('What is kept in %s', (_where, start) => {
  let folder: string;
  let store: Store;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forms-store-'));
    const started = await start();
    stop = started.stop;
    store = await storeOf({ DATA_DIR: folder, ...started.env });
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const incoming = (bytes: string) => {
    writeFileSync(join(folder, 'incoming'), bytes);
    return join(folder, 'incoming');
  };
  const text = async (...what: Parameters<Store['read']>) => {
    const found = await store.read(...what);
    return found && (await buffer(found)).toString();
  };
  const names = async () => {
    const found: string[] = [];
    for await (const { name } of store.list()) found.push(name);
    return found.sort();
  };

  it('comes back whole and in parts, is listed, and is gone once removed', async () => {
    await store.keep('one', incoming('the bytes of one'));
    await store.keep('two', incoming('two'));
    expect(readdirSync(folder)).not.toContain('incoming');
    expect(await text('one')).toBe('the bytes of one');
    expect(await text('one', { start: 4, end: 8 })).toBe('bytes');
    expect(await names()).toEqual(['one', 'two']);
    await store.remove('one');
    expect(await text('one')).toBeUndefined();
    expect(await names()).toEqual(['two']);
    await store.remove('one');
  });

  it('is told with the time since when', async () => {
    const before = Date.now();
    await store.keep('timed', incoming('now'));
    for await (const { name, storedAt } of store.list()) {
      if (name === 'timed') expect(Math.abs(storedAt.getTime() - before)).toBeLessThan(5_000);
    }
  });
});

describe('A bucket', () => {
  it('that cannot be used keeps the server from starting', async () => {
    const { env, stop } = await startS3();
    await expect(storeOf({ ...env, S3_BUCKET: 'nobodys' })).rejects.toThrow(/the bucket nobodys cannot be used/);
    await stop();
  });

  it('that is out of reach is said to be, for a while', async () => {
    const { env, stop } = await startS3();
    const store = await storeOf(env);
    await stop();
    await expect(store.read('one')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  });
});
