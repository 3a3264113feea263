import fc from 'fast-check';
import { Meter } from './meter';

const MINUTE = 60_000;

describe('a meter', () => {
  let now = 1_000_000;
  beforeEach(() => {
    now = 1_000_000;
  });
  const meter = () => new Meter(() => now);
  const limit = { calls: 3, minutes: 1 };

  it('lets so many pass at once, then says how long to wait', () => {
    const counted = meter();
    expect([1, 2, 3, 4].map(() => counted.take('a', limit))).toEqual([0, 0, 0, 20]);
    now += 19_000;
    expect(counted.take('a', limit)).toBe(1);
    now += 1_000;
    expect(counted.take('a', limit)).toBe(0);
    expect(counted.take('a', limit)).toBe(20);
  });

  it('knows one from another', () => {
    const counted = meter();
    for (let at = 0; at < 3; at += 1) counted.take('a', limit);
    expect(counted.take('b', limit)).toBe(0);
  });

  it('never lets more pass than were free at first and have come back since, whenever they come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: MINUTE / 2 }), { maxLength: 200 }),
        fc.integer({ min: 1, max: 30 }),
        (pauses, calls) => {
          const counted = meter();
          const began = now;
          const passed = pauses.filter((pause) => {
            now += pause;
            return counted.take('a', { calls, minutes: 1 }) === 0;
          }).length;
          expect(passed).toBeLessThanOrEqual(calls + Math.ceil(((now - began) / MINUTE) * calls));
        },
      ),
    );
  });

  it('lets whoever waits as long as it says pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_200 }), (calls) => {
        const counted = meter();
        let wait = 0;
        while (wait === 0) wait = counted.take('a', { calls, minutes: 10 });
        now += wait * 1_000;
        expect(counted.take('a', { calls, minutes: 10 })).toBe(0);
      }),
    );
  });

  it('does not grow without end', () => {
    const counted = meter();
    for (let at = 0; at < 250_000; at += 1) counted.take(`key ${at}`, limit);
    expect(Object.values(counted).find((value) => value instanceof Map)?.size).toBeLessThanOrEqual(100_000);
  });
});
