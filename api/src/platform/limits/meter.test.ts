import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc, { cases } from '@forms/shared/testing/fast-check';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { type Database, openDatabase } from '../database/database';
import { type Counter, Meter } from './meter';
import { SharedMeter } from './sharedMeter';

const MINUTE = 60_000;
const START = 1_700_000_000_000;

let now = START;
let dataDir: string;
let db: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-meter-'));
  const { DATABASE_URL: databaseUrl } = await databaseFor(dataDir);
  db = await openDatabase({ dataDir, databaseUrl });
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabaseFor(dataDir);
});
beforeEach(async () => {
  now = START;
  await db.deleteFrom('callCounts').execute();
});

const limit = { calls: 3, minutes: 1 };
const meters: [string, () => Counter][] = [
  ['a server’s own', () => new Meter(() => now).take],
  ['the one of all servers', () => new SharedMeter(db, () => now).take],
];

describe.each(meters)('%s meter', (_whose, meter) => {
  it('lets so many pass at once, then says how long to wait', async () => {
    const take = meter();
    const waits: number[] = [];
    for (let at = 0; at < 4; at += 1) waits.push((await take('a', limit, 1)).wait);
    expect(waits).toEqual([0, 0, 0, 20]);
    now += 19_000;
    expect(await take('a', limit, 1)).toEqual({ granted: 0, wait: 1 });
    now += 1_000;
    expect(await take('a', limit, 1)).toEqual({ granted: 1, wait: 0 });
    expect(await take('a', limit, 1)).toEqual({ granted: 0, wait: 20 });
  });

  it('grants of several what there is room for', async () => {
    const take = meter();
    expect(await take('a', limit, 2)).toEqual({ granted: 2, wait: 0 });
    expect(await take('a', limit, 2)).toEqual({ granted: 1, wait: 0 });
    expect(await take('a', limit, 2)).toEqual({ granted: 0, wait: 20 });
    now += MINUTE;
    expect(await take('a', limit, 3)).toEqual({ granted: 3, wait: 0 });
  });

  it('knows one from another', async () => {
    const take = meter();
    await take('a', limit, 3);
    expect(await take('b', limit, 1)).toEqual({ granted: 1, wait: 0 });
  });
});

it('What all servers count is what one would count.', async () => {
  const call = fc.record({ pause: fc.nat({ max: MINUTE }), asked: fc.integer({ min: 1, max: 4 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 30 }), fc.integer({ min: 4, max: 30 }), async (made, calls) => {
      const [own, shared] = [new Meter(() => now).take, new SharedMeter(db, () => now).take];
      await db.deleteFrom('callCounts').execute();
      for (const { pause, asked } of made) {
        now += pause;
        expect(await shared('a', { calls, minutes: 1 }, asked)).toEqual(own('a', { calls, minutes: 1 }, asked));
      }
    }),
    cases(30),
  );
});

it('Many at once share what there is.', async () => {
  const [one, other] = [new SharedMeter(db, () => now), new SharedMeter(db, () => now)];
  const grants = await Promise.all(
    Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other).take('a', { calls: 25, minutes: 1 }, 1)),
  );
  expect(grants.filter(({ granted }) => granted === 1)).toHaveLength(25);
});

it('An empty bucket is not kept.', async () => {
  const shared = new SharedMeter(db, () => now);
  await shared.take('a', limit, 3);
  now += 2 * MINUTE;
  await shared.take('b', limit, 1);
  expect(await db.selectFrom('callCounts').select('key').execute()).toHaveLength(1);
});

describe('a server’s own meter', () => {
  it('never lets more pass than were free at first and have come back since, whenever they come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: MINUTE / 2 }), { maxLength: 200 }),
        fc.integer({ min: 1, max: 30 }),
        (pauses, calls) => {
          const { take } = new Meter(() => now);
          const began = now;
          const passed = pauses.filter((pause) => {
            now += pause;
            return take('a', { calls, minutes: 1 }).granted === 1;
          }).length;
          expect(passed).toBeLessThanOrEqual(calls + Math.ceil(((now - began) / MINUTE) * calls));
        },
      ),
    );
  });

  it('lets whoever waits as long as it says pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_200 }), (calls) => {
        const { take } = new Meter(() => now);
        let wait = 0;
        while (wait === 0) wait = take('a', { calls, minutes: 10 }).wait;
        now += wait * 1_000;
        expect(take('a', { calls, minutes: 10 }).granted).toBe(1);
      }),
    );
  });
});
