import type { FactorSecret, SecondFactor, User } from '@forms/shared/contract';
import { Secret, TOTP } from 'otpauth';
import { TestServer } from '../../testing/startServer';
import { newLoginLink } from './loginTokens';
import { addUser } from './storedUsers';

const PASSWORD = 'correct horse battery';
const ANSWERS_KEYS = 'first:a secret of more than thirty-two letters';

/** What an app shows that was given this secret, so many seconds from now. */
const shown = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
const cookieOf = (response: Response) => ({ cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' });

describe('a second factor', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ ANSWERS_KEYS, GUESSING_LIMIT_SCALE: '10' });
  });
  afterAll(() => server.stop());

  let userId: string;
  let email: string;
  let headers: { cookie: string };
  let people = 0;
  beforeEach(async () => {
    people += 1;
    email = `ana-${people}@college.test`;
    userId = await addUser(server.app.db, { email, name: 'Ana', roles: ['Staff'], password: PASSWORD });
    headers = cookieOf(await enter((await newLoginLink(server.app.db, userId)).token));
  });

  const enter = (token: string, code?: string) => server.send('/api/auth/session', { json: { token, code } });
  const tokenByLink = async () => (await newLoginLink(server.app.db, userId)).token;
  const tokenByPassword = async () => {
    const answer = await server.send('/api/auth/login', { json: { email, password: PASSWORD } });
    return ((await answer.json()) as { token: string }).token;
  };
  const newSecret = async () =>
    (await (await server.send('/api/auth/second-factor/secret', { headers })).json()) as FactorSecret;
  const set = (json: object) => server.send('/api/auth/second-factor', { method: 'PUT', json, headers });
  const end = (code: string) => server.send('/api/auth/second-factor/end', { json: { code }, headers });
  const state = async () => (await (await server.send('/api/auth/second-factor', { headers })).json()) as SecondFactor;
  /** Sets one up, as if it were long ago: its first code may be used again. */
  async function setUp(current?: string): Promise<{ secret: string; codes: string[] }> {
    const { secret } = await newSecret();
    const answer = await set({ secret, code: shown(secret), password: PASSWORD, current });
    expect(answer.status).toBe(200);
    await server.app.db.updateTable('secondFactors').set({ usedStep: 0 }).where('userId', '=', userId).execute();
    return { secret, ...((await answer.json()) as { codes: string[] }) };
  }
  const wordOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;

  it('is set up by an app that shows codes, which the QR code’s address tells all it needs', async () => {
    expect(await state()).toEqual({ since: null, codesLeft: 0 });
    const { secret, address } = await newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${secret}`);
    expect(decodeURIComponent(address)).toMatch(/^otpauth:\/\/totp\/Tutorial College:ana-\d+@college\.test\?/);
    expect((await newSecret()).secret).not.toBe(secret);

    const { codes } = await setUp();
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/.test(code))).toBe(true);
    expect(await state()).toEqual({ since: expect.stringMatching(/^\d{4}-/), codesLeft: 10 });
  });

  it('is not set up by a wrong code, a wrong password, or a secret that somebody made up', async () => {
    const { secret } = await newSecret();
    const code = shown(secret);
    for (const no of [shown(secret, 600), '１２３４５６', '😀😀😀', 'ABCDEF', '12345']) {
      const wrong = await set({ secret, code: no, password: PASSWORD });
      expect([wrong.status, await wordOf(wrong)]).toEqual([422, 'wrong-code']);
    }
    for (const password of [undefined, 'a guess']) {
      const refused = await set({ secret, code, password });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ errors: [{ path: 'password' }] });
    }
    expect((await set({ secret: 'AAAA', code, password: PASSWORD })).status).toBe(422);
    expect(await state()).toMatchObject({ since: null });
  });

  it.each([
    ['password', tokenByPassword],
    ['link', tokenByLink],
  ])('is asked for after a %s, whose token a wrong code does not burn', async (_way, newToken) => {
    const { secret } = await setUp();
    const token = await newToken();
    const asked = await enter(token);
    expect([asked.status, await wordOf(asked), asked.headers.getSetCookie()]).toEqual([422, 'code-needed', []]);
    const wrong = await enter(token, shown(secret, 600));
    expect([wrong.status, await wordOf(wrong), wrong.headers.getSetCookie()]).toEqual([422, 'wrong-code', []]);
    expect((await enter(token, shown(secret))).status).toBe(200);
    expect((await enter(token, shown(secret, 30))).status).toBe(401);
  });

  it('takes a code once, also of two who send it at a time, and none from before', async () => {
    const { secret } = await setUp();
    const code = shown(secret);
    const both = await Promise.all([enter(await tokenByLink(), code), enter(await tokenByLink(), code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await enter(await tokenByLink(), shown(secret, -30))).status).toBe(422);
    expect((await enter(await tokenByLink(), ` ${shown(secret, 30).replace(/(...)/, '$1 ')}`)).status).toBe(200);
  });

  it('takes each recovery code once, however it is written', async () => {
    const { codes } = await setUp();
    const [first = '', second = ''] = codes;
    expect((await enter(await tokenByLink(), first)).status).toBe(200);
    expect((await enter(await tokenByLink(), first)).status).toBe(422);
    expect((await enter(await tokenByLink(), second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await state()).toMatchObject({ codesLeft: 8 });
  });

  it('makes who guesses wait after five codes, ten times as many here', async () => {
    await setUp();
    const token = await tokenByLink();
    const answers = [];
    for (let times = 1; times <= 51; times += 1) answers.push((await enter(token, '000000')).status);
    expect(answers).toEqual([...Array(50).fill(422), 429]);
  });

  it('set up anew takes the place of the old one, with other recovery codes', async () => {
    const before = await setUp();
    const after = await setUp(before.codes[1]);
    expect((await enter(await tokenByLink(), shown(before.secret))).status).toBe(422);
    expect((await enter(await tokenByLink(), before.codes[0])).status).toBe(422);
    expect((await enter(await tokenByLink(), shown(after.secret))).status).toBe(200);
  });

  it('is not replaced by who shows no code of it, though they know the password', async () => {
    const { secret: old } = await setUp();
    const { secret } = await newSecret();
    for (const current of [undefined, shown(old, 600), shown(secret)]) {
      const refused = await set({ secret, code: shown(secret), password: PASSWORD, current });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ error: 'wrong-code', errors: [{ path: 'current' }] });
    }
    expect((await enter(await tokenByLink(), shown(old))).status).toBe(200);
    expect((await set({ secret, code: shown(secret), password: PASSWORD, current: shown(old, 30) })).status).toBe(200);
  });

  it('ends with one of its codes, and then none is asked for', async () => {
    const { secret } = await setUp();
    expect((await end('000000')).status).toBe(422);
    expect((await end(shown(secret))).status).toBe(204);
    expect(await state()).toEqual({ since: null, codesLeft: 0 });
    expect((await enter(await tokenByLink())).status).toBe(200);
  });

  it('that was lost is removed by an administrator, who can set none', async () => {
    await setUp();
    const admin = await server.signIn('Admin');
    const change = (newValue: boolean) =>
      server.send(`/api/users/${userId}`, {
        method: 'PUT',
        json: { field: 'hasSecondFactor', newValue },
        headers: admin,
      });
    const listed = (await (await server.send('/api/users', { headers: admin })).json()) as User[];
    expect(listed.find(({ id }) => id === userId)).toMatchObject({ hasSecondFactor: true });
    expect((await change(true)).status).toBe(422);
    expect(await (await change(false)).json()).toMatchObject({ hasSecondFactor: false });
    expect((await enter(await tokenByLink())).status).toBe(200);
  });

  it('leaves neither its secret nor a recovery code readable in the database', async () => {
    const { secret, codes } = await setUp();
    const { db } = server.app;
    const stored = JSON.stringify([
      await db.selectFrom('secondFactors').selectAll().execute(),
      await db.selectFrom('recoveryCodes').selectAll().execute(),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });
});
