import type { Counter } from './meter';
import { Meter } from './meter';
import { together } from './together';

const limit = { calls: 2, minutes: 1 };
const times = { patience: 20, aloneFor: 60_000 };

it.each<[string, Counter]>([
  ['fails', () => Promise.reject(new Error('the database is down'))],
  ['does not come', () => new Promise(() => {})],
])(
  'While the count of all servers %s, each goes on alone, limits as it did, and says so once.',
  async (_what, shared) => {
    const log = { error: jest.fn() };
    const counted = jest.fn(shared);
    const count = together(counted, new Meter().take, log, times);
    const grants = [await count('a', limit, 1), await count('a', limit, 1), await count('a', limit, 1)];
    expect(grants.map(({ granted }) => granted)).toEqual([1, 1, 0]);
    expect(counted).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledTimes(1);
  },
);

it('Then it asks again.', async () => {
  let isDown = true;
  const shared: Counter = async () => {
    if (isDown) throw new Error('the database is down');
    return { granted: 7, wait: 0 };
  };
  const count = together(shared, new Meter().take, { error: jest.fn() }, { ...times, aloneFor: 0 });
  expect(await count('a', limit, 1)).toEqual({ granted: 1, wait: 0 });
  isDown = false;
  expect(await count('a', limit, 1)).toEqual({ granted: 7, wait: 0 });
});
