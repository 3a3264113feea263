import disk from 'node:fs/promises';
import { checkSpace, DiskSpace } from './diskSpace';

const MB = 1024 * 1024;

/** A disk with so many megabytes beside what is kept free. */
const leave = (megabytes: number) =>
  jest.spyOn(disk, 'statfs').mockResolvedValue({ bavail: 1024 + megabytes, bsize: MB } as never);
afterEach(() => jest.restoreAllMocks());

it('Of twenty uploads at once only as many begin as have room together, and the next once one is through.', async () => {
  leave(550);
  const space = new DiskSpace('here');
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => space.reserve(100 * MB)));
  const begun = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect([begun.length, refused.length]).toEqual([5, 15]);
  expect(refused[0]).toMatchObject({ status: 503, word: 'disk-full', headers: { 'retry-after': '600' } });

  await expect(space.reserve(60 * MB)).rejects.toMatchObject({ word: 'disk-full' });
  begun[0]?.();
  begun[0]?.();
  await space.reserve(100 * MB);
  await expect(space.reserve(100 * MB)).rejects.toMatchObject({ word: 'disk-full' });
});

it('A disk that fills up further has the same words, which a log has once.', async () => {
  const said: unknown[] = [];
  for (const megabytes of [-1, -2]) {
    leave(megabytes);
    said.push(await checkSpace('here').catch(({ message }) => message));
  }
  expect(said).toEqual(Array(2).fill(expect.stringMatching(/^less than \d+ bytes are free/)));
  expect(new Set(said).size).toBe(1);
  leave(0);
  await checkSpace('here');
});
