import type { OwnSession } from '@forms/shared/contract';
import { minutesFromNow, now } from '../../platform/time';
import { TestServer } from '../../testing/startServer';
import { newLoginLink } from '../users/loginTokens';
import { addUser, allUsers, setPassword, userByEmail } from '../users/storedUsers';
import { openSession } from './currentSession';

const email = 'bursar@college.test';
const password = 'correct horse battery';

const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? '';

describe('signing in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  });
  afterAll(() => server.stop());

  const logIn = (given = password, as = email) =>
    server.send('/api/auth/login', { json: { email: as, password: given } });
  const exchange = (token: string) => server.send('/api/auth/session', { json: { token } });
  const newToken = async () => ((await (await logIn()).json()) as { token: string }).token;

  it('takes an email address and a password, then a link that works once', async () => {
    const { token, link } = (await (await logIn(password, ' Bursar@College.test ')).json()) as Record<string, string>;
    expect(link).toBe(`/#/login/${token}/home`);

    const opened = await exchange(token ?? '');
    expect(opened.status).toBe(200);
    expect(cookieOf(opened)).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    const current = await server.send('/api/auth/session', { headers: { cookie: cookieOf(opened) } });
    expect(await current.json()).toMatchObject({ email, roles: ['Admin', 'Staff'] });

    const again = await exchange(token ?? '');
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({
      error: 'wrong-token',
      message: expect.stringContaining('used already'),
    });
  });

  it('answers an unknown person and a wrong password alike', async () => {
    const wrong = await logIn('wrong');
    const unknown = await logIn('wrong', 'nobody@college.test');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;
    expect(await messageOf(unknown)).toBe(await messageOf(wrong));
  });

  it('refuses a token that is wrong or more than ten minutes old', async () => {
    expect((await exchange('made-up')).status).toBe(401);
    const token = await newToken();
    await server.app.db.updateTable('loginTokens').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
    expect((await exchange(token)).status).toBe(401);
  });

  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const admin = part({ sub: 'admin', roles: ['Admin'], exp: 4_102_444_800 });
  it.each([
    ['an unsigned JSON Web Token', `${part({ alg: 'none', typ: 'JWT' })}.${admin}.`],
    ['one with a made-up signature', `${part({ alg: 'HS256', typ: 'JWT' })}.${admin}.c2lnbmF0dXJl`],
    ['one that brings its own key', `${part({ alg: 'RS256', jku: 'https://evil.example/keys' })}.${admin}.c2ln`],
    ['nothing', ''],
    ['a placeholder', '-'],
    ['a query', "' or 1=1 --"],
    ['a pattern', '%'],
  ])('refuses %s for a token', async (_what, token) => {
    await newToken();
    const refused = await exchange(token);
    expect(refused.status).toBe(401);
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it('refuses a token with any letter altered, and takes it as it was', async () => {
    const token = await newToken();
    const other = (letter: string) => (letter === 'A' ? 'B' : 'A');
    for (const at of [0, 20, token.length - 1]) {
      const altered = token.slice(0, at) + other(token.charAt(at)) + token.slice(at + 1);
      expect((await exchange(altered)).status).toBe(401);
    }
    expect((await exchange(token)).status).toBe(200);
  });

  it('gives a token used by two at a time to one of them', async () => {
    const token = await newToken();
    const both = await Promise.all([exchange(token), exchange(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('asks before somebody else’s link takes the place of who is signed in', async () => {
    const ana = cookieOf(await exchange(await newToken()));
    const { userId } = (await (await server.send('/api/auth/session', { headers: { cookie: ana } })).json()) as {
      userId: string;
    };
    const otherId = await addUser(server.app.db, { email: 'b@college.test', name: 'Bo', roles: ['Staff'] });
    const { token } = await newLoginLink(server.app.db, otherId);
    const open = (json: object) => server.send('/api/auth/session', { json, headers: { cookie: ana } });

    const asked = await open({ token });
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({ error: 'other-person', current: 'Administrator', name: 'Bo' });
    expect(asked.headers.getSetCookie()).toEqual([]);
    const still = await server.send('/api/auth/session', { headers: { cookie: ana } });
    expect(await still.json()).toMatchObject({ userId });

    const said = await open({ token, replace: true });
    expect(await said.json()).toMatchObject({ userId: otherId });
    expect((await server.send('/api/auth/session', { headers: { cookie: ana } })).status).toBe(401);
  });

  it('gives the same person a session of a new id, and the old one is over', async () => {
    const before = cookieOf(await exchange(await newToken()));
    const token = await newToken();
    const opened = await server.send('/api/auth/session', { json: { token }, headers: { cookie: before } });
    expect(opened.status).toBe(200);
    expect(cookieOf(opened)).not.toBe(before);
    expect((await server.send('/api/auth/session', { headers: { cookie: before } })).status).toBe(401);
  });

  it('ends when the person signs out, on the server too', async () => {
    const cookie = cookieOf(await exchange(await newToken()));
    const out = await server.send('/api/auth/session', { method: 'DELETE', headers: { cookie } });
    expect(out.status).toBe(204);
    expect(cookieOf(out)).toContain('Max-Age=0');
    expect(out.headers.get('clear-site-data')).toBe('"storage"');
    expect((await server.send('/api/auth/session', { headers: { cookie } })).status).toBe(401);
  });

  it('is over after two hours of nothing, and not while it is used', async () => {
    await server.app.db.deleteFrom('sessions').execute();
    const cookie = cookieOf(await exchange(await newToken()));
    const ask = async () => (await server.send('/api/auth/session', { headers: { cookie } })).status;
    const { db } = server.app;
    const idleUntil = async (at?: string) => {
      if (at) await db.updateTable('sessions').set({ idleUntil: at }).execute();
      return (await db.selectFrom('sessions').select('idleUntil').executeTakeFirstOrThrow()).idleUntil;
    };
    const soon = minutesFromNow(1);
    await idleUntil(soon);
    expect(await ask()).toBe(200);
    expect((await idleUntil()) > minutesFromNow(119)).toBe(true);
    await idleUntil(now());
    expect(await ask()).toBe(401);
  });

  it('is over twelve hours after it began', async () => {
    const cookie = cookieOf(await exchange(await newToken()));
    await server.app.db.updateTable('sessions').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
    const response = await server.send('/api/auth/session', { headers: { cookie } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'Login expired' });
  });

  it('keeps neither password, token nor session id in the database', async () => {
    const token = await newToken();
    const sessionId = /session=([\w-]+)/.exec(cookieOf(await exchange(await newToken())))?.[1];
    const { db } = server.app;
    const stored = JSON.stringify([
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('loginTokens').selectAll().execute(),
    ]);
    for (const secret of [password, token, sessionId]) expect(stored).not.toContain(secret);
  });
});

describe('one’s own password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  const set = (json: object, cookie: string) =>
    server.send('/api/auth/password', { method: 'PUT', json, headers: { cookie } });
  const isSignedIn = async (cookie: string) =>
    (await server.send('/api/auth/session', { headers: { cookie } })).status === 200;

  it('is set by who has none, and then changed by who knows it', async () => {
    const { cookie } = await server.signIn('Tutor');
    const first = await set({ newPassword: 'a dozen letters' }, cookie);
    expect(first.status).toBe(204);
    for (const current of [undefined, '', 'not this one']) {
      const refused = await set({ current, newPassword: 'another dozen letters' }, cookieOf(first));
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ errors: [{ path: 'current', message: expect.any(String) }] });
    }
    const next = await set({ current: 'a dozen letters', newPassword: 'another dozen letters' }, cookieOf(first));
    expect(next.status).toBe(204);
  });

  it('when changed ends every other session, and whoever changed it goes on in a new one', async () => {
    const { cookie } = await server.signIn('Staff');
    const { userId } = (await (await server.send('/api/auth/session', { headers: { cookie } })).json()) as {
      userId: string;
    };
    const elsewhere = await openSession(server.app.db, userId, false);
    const somebodyElse = await server.signIn('Staff');
    const answer = await set({ newPassword: 'a dozen letters' }, cookie);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(cookieOf(answer))).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(somebodyElse.cookie)).toBe(true);
  });

  it('is not one that is guessed first', async () => {
    const refused = await set({ newPassword: 'PasswordPassword' }, (await server.signIn('Staff')).cookie);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'newPassword', message: expect.stringContaining('guessed first') }],
    });
  });

  it('has at least twelve letters', async () => {
    const refused = await set({ newPassword: 'eleven char' }, (await server.signIn('Staff')).cookie);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'newPassword', message: 'Please use at least 12 characters' }],
    });
  });
});

describe('sessions', () => {
  it('one’s own are seen, and one of them ended; nobody else’s is', async () => {
    const server = await TestServer.start();
    const { cookie } = await server.signIn('Staff');
    const headers = { cookie };
    const { userId } = (await (await server.send('/api/auth/session', { headers })).json()) as { userId: string };
    await openSession(server.app.db, userId, false);
    const own = async (as = headers) =>
      (await (await server.send('/api/auth/sessions', { headers: as })).json()) as OwnSession[];
    const end = async (session: OwnSession | undefined) =>
      (await server.send(`/api/auth/sessions/${session?.id}`, { method: 'DELETE', headers })).status;

    const [elsewhere] = (await own()).filter(({ current }) => !current);
    expect(await own()).toHaveLength(2);
    for (const time of [elsewhere?.since, elsewhere?.lastUsed]) {
      expect(Math.abs(Date.now() - Date.parse(time ?? ''))).toBeLessThan(60_000);
    }
    const [somebodyElses] = await own(await server.signIn('Staff'));
    expect(await end(somebodyElses)).toBe(404);
    expect(await end(elsewhere)).toBe(204);
    expect(await own()).toMatchObject([{ current: true }]);
    expect(await end(elsewhere)).toBe(404);
    await server.stop();
  });

  it('all of one’s own are ended at once, with the links that would open another', async () => {
    const server = await TestServer.start();
    const { cookie } = await server.signIn('Staff');
    const ask = async (as: string) => (await server.send('/api/auth/session', { headers: { cookie: as } })).status;
    const { userId } = (await (await server.send('/api/auth/session', { headers: { cookie } })).json()) as {
      userId: string;
    };
    const elsewhere = await openSession(server.app.db, userId, false);
    const { token } = await newLoginLink(server.app.db, userId);
    const somebodyElse = await server.signIn('Staff');
    const out = await server.send('/api/auth/sessions', { method: 'DELETE', headers: { cookie } });
    expect(out.status).toBe(204);
    expect(cookieOf(out)).toContain('Max-Age=0');
    expect([await ask(cookie), await ask(elsewhere), await ask(somebodyElse.cookie)]).toEqual([401, 401, 200]);
    expect((await server.send('/api/auth/session', { json: { token } })).status).toBe(401);
    await server.stop();
  });
});

describe('the administrator', () => {
  it('is the first account of a site, made once: a later start gives back no old password and adds nobody', async () => {
    const settings = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
    const before = await TestServer.start(settings);
    const known = await userByEmail(before.app.db, email);
    await setPassword(before.app.db, known?.id ?? '', 'another long password');
    await before.stop({ keepData: true });

    const after = await TestServer.start(settings, { dataDir: before.dataDir });
    const logIn = async (given: string) =>
      (await after.send('/api/auth/login', { json: { email, password: given } })).status;
    expect([await logIn(password), await logIn('another long password')]).toEqual([401, 200]);
    await after.stop({ keepData: true });

    const moved = await TestServer.start({ ADMIN_EMAIL: 'new@college.test' }, { dataDir: before.dataDir });
    expect((await allUsers(moved.app.db)).map((user) => user.email)).toEqual([email]);
    await moved.stop();
  });

  it('exists without a password, and comes in by link only', async () => {
    const server = await TestServer.start({ ADMIN_EMAIL: email });
    expect((await userByEmail(server.app.db, email))?.roles).toBe('["Admin","Staff"]');
    expect((await server.send('/api/auth/login', { json: { email, password: '' } })).status).toBe(401);
    await server.stop();
  });

  it('has a cookie that only https carries, where the product is reached by https', async () => {
    const server = await TestServer.start({
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      PUBLIC_URL: 'https://forms.example.org',
    });
    const { token } = (await (await server.send('/api/auth/login', { json: { email, password } })).json()) as {
      token: string;
    };
    const opened = await server.send('/api/auth/session', { json: { token } });
    expect(cookieOf(opened)).toMatch(/^__Host-session=.*; Secure$/);
    expect(opened.headers.get('strict-transport-security')).toContain('max-age');
    const current = await server.send('/api/auth/session', { headers: { cookie: cookieOf(opened) } });
    expect(current.status).toBe(200);
    await server.stop();
  });

  it('is let in over https by no cookie that a plain connection or another host could have set', async () => {
    const server = await TestServer.start({ PUBLIC_URL: 'https://forms.example.org' });
    const { cookie } = await server.signIn('Staff');
    const statusWith = async (given: string) =>
      (await server.send('/api/auth/session', { headers: { cookie: given } })).status;
    const [, id] = /^__Host-session=([\w-]+)/.exec(cookie) ?? [];
    expect(await statusWith(`__Host-session=${id}`)).toBe(200);
    expect(await statusWith(`session=${id}`)).toBe(401);
    expect(await statusWith(`session=forged; __Host-session=${id}`)).toBe(200);
    await server.stop();
  });
});
