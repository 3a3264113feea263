import { TestServer } from '../../testing/startServer';
import { tooOften } from '../../testing/tooOften';

describe('a password', () => {
  let server: TestServer;
  const email = 'bursar@college.test';
  const password = 'correct horse battery';
  beforeEach(async () => {
    server = await TestServer.start({
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      RATE_LIMIT_SCALE: '0',
      GUESSING_LIMIT_SCALE: '1',
      TRUST_PROXY: 'loopback',
    });
  });
  afterEach(() => server.stop());

  let caller = 0;
  /** Each time from another address, as who has many of them. */
  const logIn = (as: string, given: string) => {
    caller += 1;
    return server.send('/api/auth/login', {
      json: { email: as, password: given },
      headers: { 'x-forwarded-for': `10.0.${caller >> 8}.${caller & 255}` },
    });
  };
  const tryTimes = async (times: number, as: string) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1) statuses.push((await logIn(as, `guess ${at}`)).status);
    return statuses;
  };

  it.each([email, 'nobody@college.test'])(
    'of %s is tried five times from wherever, then waits, for the right one too',
    async (as) => {
      expect(await tryTimes(6, as)).toEqual([401, 401, 401, 401, 401, 429]);
      const refused = await logIn(` ${as.toUpperCase()}`, password);
      expect(refused.status).toBe(429);
      await tooOften(refused);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    },
  );

  it('is waited for longer with each further try, up to a quarter of an hour', async () => {
    await tryTimes(5, email);
    const waits: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      waits.push(Math.round(Number((await logIn(email, 'guess')).headers.get('retry-after')) / 60));
      const past = new Date(Date.now() - 1_000).toISOString();
      await server.app.db.updateTable('passwordTries').set({ waitUntil: past }).execute();
      expect((await logIn(email, 'guess')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('is guessed no oftener where the limits of traffic are lifted, for many accounts from one address neither', async () => {
    const statuses: number[] = [];
    // While a slow machine hashes the first thirty, a try or two may have come back.
    for (let at = 0; at < 36 && !statuses.includes(429); at += 1) {
      const json = { email: `somebody-${at}@college.test`, password: 'Summer2026!!' };
      statuses.push((await server.send('/api/auth/login', { json })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(statuses.at(-1)).toBe(429);
  });

  it('gives who tries twenty at a time no more tries', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await logIn(email, 'guess')).status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('that was right at last starts the count anew', async () => {
    await tryTimes(4, email);
    expect((await logIn(email, password)).status).toBe(200);
    expect(await tryTimes(5, email)).toEqual([401, 401, 401, 401, 401]);
  });

  it('of one’s own is guessed no faster by who has taken over a session', async () => {
    const { cookie } = await server.signIn('Staff');
    const set = (json: object, as: string) =>
      server.send('/api/auth/password', { method: 'PUT', json, headers: { cookie: as } });
    const first = await set({ newPassword: password }, cookie);
    const own = first.headers.getSetCookie()[0] ?? '';
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      statuses.push((await set({ current: `guess ${at}`, newPassword: password }, own)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});
