import { Leases } from './leases';
import { Meter } from './meter';

const MINUTE = 60_000;

let now: number;
let asked: number[];
/** What all servers count together. */
let meter: Meter;
beforeEach(() => {
  now = 1_000_000;
  asked = [];
  meter = new Meter(() => now);
});
const server = () =>
  new Leases(
    async (key, limit, calls) => {
      asked.push(calls);
      return meter.take(key, limit, calls);
    },
    () => now,
  );
const limit = { calls: 100, minutes: 1 };
const times = async (number: number, take: () => Promise<number>) => {
  const waits: number[] = [];
  for (let at = 0; at < number; at += 1) waits.push(await take());
  return waits.filter((wait) => wait === 0).length;
};

it('A question for many calls is asked once in so many, and none more is asked while there is no room.', async () => {
  const leases = server();
  expect(await times(100, () => leases.take('a', limit))).toBe(100);
  expect(asked).toEqual(Array(20).fill(5));
  expect(await times(50, () => leases.take('a', limit))).toBe(0);
  expect(asked).toHaveLength(21);
});

it('Two servers let no more pass than one, and each at most a twentieth less.', async () => {
  const [one, other] = [server(), server()];
  let turn = 0;
  const passed = await times(300, () => {
    turn += 1;
    return (turn % 3 ? one : other).take('a', limit);
  });
  expect(passed).toBeLessThanOrEqual(100);
  expect(passed).toBeGreaterThanOrEqual(90);
});

it('A small limit is exact.', async () => {
  const [one, other] = [server(), server()];
  expect(await times(8, () => one.take('a', { calls: 20, minutes: 10 }))).toBe(8);
  expect(await times(15, () => other.take('a', { calls: 20, minutes: 10 }))).toBe(12);
  expect(await one.take('a', { calls: 20, minutes: 10 })).toBe(30);
});

it('However many come at once, so many pass.', async () => {
  const leases = server();
  const waits = await Promise.all(Array.from({ length: 300 }, () => leases.take('a', limit)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
});

it('Who waits as long as they are told passes.', async () => {
  const leases = server();
  await times(100, () => leases.take('a', limit));
  const wait = await leases.take('a', limit);
  now += wait * 1_000;
  expect(await leases.take('a', limit)).toBe(0);
});

it('What a server did not use has come back to all when the time is over.', async () => {
  const leases = server();
  await leases.take('a', limit);
  now += MINUTE;
  expect(await times(101, () => leases.take('a', limit))).toBe(100);
});
