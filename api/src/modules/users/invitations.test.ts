import type { ErrorAnswer, Language, Role, User } from '@forms/shared/contract';
import { textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

describe('an invitation by letter', () => {
  const mail = new MailServer();
  let server: TestServer;
  let admin: { cookie: string };
  beforeAll(async () => {
    server = await TestServer.start({
      SMTP_URL: await mail.start(),
      MAIL_FROM: 'Tutorial College <office@college.test>',
      PUBLIC_URL: 'http://forms.college.test/',
    });
    admin = await server.signIn('Admin');
    const named = { field: 'name', newValue: 'The Registrar' };
    const { userId } = await (await server.send('/api/auth/session', { headers: admin })).json();
    await server.send(`/api/users/${userId}`, { method: 'PUT', json: named, headers: admin });
  });
  afterAll(async () => {
    await server.stop();
    await mail.stop();
  });
  beforeEach(() => {
    mail.received.length = 0;
  });

  let people = 0;
  async function added(roles: Role[] = ['Staff']): Promise<User> {
    people += 1;
    const json = { name: 'Ana Sá', email: `invited-${people}@college.test`, roles };
    return (await (await server.send('/api/users', { json, headers: admin })).json()) as User;
  }
  const invite = (id: string, language: Language = 'en-GB') =>
    server.send(`/api/users/${id}/invitation`, { json: { language }, headers: admin });
  const withdraw = (id: string) => server.send(`/api/users/${id}/invitation`, { method: 'DELETE', headers: admin });
  const enter = (token: string, language = 'en-GB') =>
    server.send('/api/auth/session', { json: { token }, headers: { 'accept-language': language } });
  const refusal = async (token: string, language?: string) => {
    const response = await enter(token, language);
    const { error, message } = (await response.json()) as ErrorAnswer;
    return [response.status, error, message];
  };
  const listed = async (id: string) => {
    const users = (await (await server.send('/api/users', { headers: admin })).json()) as User[];
    return users.find((user) => user.id === id);
  };
  /** The last letter to somebody, once so many have come. */
  async function letterTo({ email }: User, count = 1): Promise<string> {
    const letters = await until(
      async () => mail.received.filter(({ to }) => to.includes(email)),
      ({ length }) => length >= count,
    );
    return textOf(letters.at(-1) ?? { body: '' });
  }
  const tokenIn = (letter: string) =>
    /http:\/\/forms\.college\.test\/#\/login\/([\w-]{43})\/account\/invitation/.exec(letter)?.[1] ?? '';
  const later = (user: User, change: object) =>
    server.app.db.updateTable('invitations').set(change).where('userId', '=', user.id).execute();

  it('leads to a password of one’s own, works once, and the list of users tells how far it is', async () => {
    const ana = await added();
    expect(ana.invitation).toBeUndefined();
    const asked = (await (await invite(ana.id)).json()) as User;
    expect(asked.invitation).toMatchObject({ state: 'invited', settledAt: null });
    const days = Date.parse(asked.invitation?.expiresAt ?? '') - Date.parse(asked.invitation?.invitedAt ?? '');
    expect(Math.round(days / 86_400_000)).toBe(7);

    const letter = await letterTo(ana);
    expect(letter).toContain('The Registrar has made an account for you');
    await until(
      () => listed(ana.id),
      (user) => user?.invitation?.sentAt !== null,
    );
    const token = tokenIn(letter);
    const opened = await enter(token);
    expect(opened.status).toBe(200);
    const headers = { cookie: opened.headers.getSetCookie()[0] ?? '' };
    const json = { newPassword: 'another dozen letters' };
    expect((await server.send('/api/auth/password', { method: 'PUT', json, headers })).status).toBe(204);
    expect(await listed(ana.id)).toMatchObject({
      hasPassword: true,
      invitation: { state: 'accepted', settledAt: expect.any(String) },
    });
    expect(await refusal(token)).toEqual([401, 'invitation-over', expect.stringContaining('has been used already')]);
    expect((await invite(ana.id)).status).toBe(409);
    expect((await withdraw(ana.id)).status).toBe(409);
  });

  it('in Portuguese stays at Lisbon, and says there why it is over', async () => {
    const ana = await added(['Candidate']);
    await invite(ana.id, 'pt-PT');
    expect(await listed(ana.id)).toMatchObject({ invitation: { language: 'pt-PT' } });
    const letter = await letterTo(ana);
    expect(letter).toContain('The Registrar criou-lhe uma conta');
    expect(letter).toMatch(/\/account\/invitation\?campus=lisbon\s/);
    await later(ana, { expiresAt: '2026-03-01T12:00:00.000Z' });
    const [, , message] = await refusal(tokenIn(letter), 'pt-PT');
    expect(message).toBe('Este convite era válido até 1 de março de 2026. Peça outro a The Registrar.');
  });

  it('that is too old says so, and whom to ask', async () => {
    const ana = await added();
    await invite(ana.id);
    const token = tokenIn(await letterTo(ana));
    await later(ana, { expiresAt: '2026-03-01T12:00:00.000Z' });
    expect(await refusal(token)).toEqual([
      ...[401, 'invitation-over'],
      'This invitation was good until 1st March 2026. Please ask The Registrar for another one.',
    ]);
    expect((await listed(ana.id))?.invitation?.state).toBe('expired');
  });

  it('is sent again, by which the link of before works no more', async () => {
    const ana = await added();
    await invite(ana.id);
    const first = tokenIn(await letterTo(ana));
    await invite(ana.id);
    const second = tokenIn(await letterTo(ana, 2));
    expect(second).not.toBe(first);
    expect(await refusal(first)).toEqual([401, 'invitation-over', expect.stringContaining('a newer invitation')]);
    expect((await enter(second)).status).toBe(200);
  });

  it('that was withdrawn lets nobody in, and says so', async () => {
    const ana = await added();
    await invite(ana.id);
    const token = tokenIn(await letterTo(ana));
    expect(await (await withdraw(ana.id)).json()).toMatchObject({ invitation: { state: 'withdrawn' } });
    expect(await refusal(token)).toEqual([
      ...[401, 'invitation-over'],
      'This invitation was withdrawn. If you still need it, please ask The Registrar.',
    ]);
    expect((await listed(ana.id))?.lastSignIn).toBeNull();
  });

  it('ends with the account’s access', async () => {
    const ana = await added();
    await invite(ana.id);
    const token = tokenIn(await letterTo(ana));
    const inactive = { method: 'PUT', json: { field: 'active', newValue: false }, headers: admin } as const;
    await server.send(`/api/users/${ana.id}`, inactive);
    expect((await enter(token)).status).toBe(401);
    expect((await invite(ana.id)).status).toBe(409);
    await server.send(`/api/users/${ana.id}`, { ...inactive, json: { field: 'active', newValue: true } });
    expect((await enter(token)).status).toBe(401);
  });

  it('is accepted by who comes by another way', async () => {
    const ana = await added();
    await invite(ana.id);
    const token = tokenIn(await letterTo(ana));
    const made = await server.send(`/api/users/${ana.id}/link`, { json: { slug: 'home' }, headers: admin });
    expect((await enter(((await made.json()) as { token: string }).token)).status).toBe(200);
    expect((await listed(ana.id))?.invitation?.state).toBe('accepted');
    expect((await enter(token)).status).toBe(401);
  });

  it('is an administrator’s to make, and the audit log tells who invited, withdrew and came', async () => {
    const ana = await added();
    const staff = await server.signIn('Staff');
    const byStaff = { json: { language: 'en-GB' }, headers: staff };
    expect((await server.send(`/api/users/${ana.id}/invitation`, byStaff)).status).toBe(403);
    await invite(ana.id);
    await letterTo(ana);
    await withdraw(ana.id);
    await invite(ana.id);
    await enter(tokenIn(await letterTo(ana, 2)));
    const audit = (await (await server.send('/api/audit', { headers: admin })).json()) as {
      rows: { call: string; record: string; detail: string }[];
    };
    const entries = audit.rows.map(({ call, record, detail }) => [call, record, detail]);
    expect(entries.slice(0, 4)).toEqual([
      ['startSession', '', 'invitation accepted'],
      ['inviteUser', ana.id, ''],
      ['withdrawInvitation', ana.id, ''],
      ['inviteUser', ana.id, ''],
    ]);
  });

  it('leaves no token in the database or the queue', async () => {
    const ana = await added();
    await invite(ana.id);
    const token = tokenIn(await letterTo(ana));
    const { db } = server.app;
    const stored = [
      await db.selectFrom('invitations').selectAll().execute(),
      await db.selectFrom('jobs').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});
