import type { Role, User } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

describe('people who may sign in', () => {
  let server: TestServer;
  let admin: { cookie: string };
  beforeAll(async () => {
    server = await TestServer.start();
    admin = await server.signIn('Admin');
  });
  afterAll(() => server.stop());

  const add = (email: string, roles: Role[] = ['Staff']) =>
    server.send('/api/users', { json: { name: 'Ana Sá', email, roles }, headers: admin });
  const added = async (email: string, roles?: Role[]) => (await (await add(email, roles)).json()) as User;
  const change = (id: string, field: string, newValue: unknown) =>
    server.send(`/api/users/${id}`, { method: 'PUT', json: { field, newValue }, headers: admin });
  const linkFor = (id: string, json: object = { slug: 'enquiries' }) =>
    server.send(`/api/users/${id}/link`, { json, headers: admin });
  const tokenFor = async (id: string) => ((await (await linkFor(id)).json()) as { token: string }).token;
  const open = (token: string) => server.send('/api/auth/session', { json: { token } });
  const signIn = async (id: string) => ({
    cookie: (await open(await tokenFor(id))).headers.getSetCookie()[0] ?? '',
  });
  const me = async (): Promise<User> => {
    const { userId } = (await (await server.send('/api/auth/session', { headers: admin })).json()) as {
      userId: string;
    };
    const users = (await (await server.send('/api/users', { headers: admin })).json()) as User[];
    return users.find(({ id }) => id === userId) as User;
  };

  it('are added by an administrator, without a password, and come in by a link to the page it names', async () => {
    const response = await add(' Ana@College.test ');
    expect(response.status).toBe(201);
    const ana = (await response.json()) as User;
    expect(ana).toEqual({
      id: expect.any(String),
      name: 'Ana Sá',
      email: 'ana@college.test',
      roles: ['Staff'],
      active: true,
      hasPassword: false,
      hasSecondFactor: false,
      lastSignIn: null,
    });

    const { token, link } = (await (await linkFor(ana.id, { slug: 'enquiry', hash: 'a-1_B' })).json()) as {
      token: string;
      link: string;
    };
    expect(link).toBe(`/#/login/${token}/enquiry/a-1_B`);
    const opened = await open(token);
    expect(await opened.json()).toEqual({ userId: ana.id, name: 'Ana Sá', email: ana.email, roles: ['Staff'] });
    const listed = (await (await server.send('/api/users', { headers: admin })).json()) as User[];
    expect(listed.find(({ id }) => id === ana.id)?.lastSignIn).toMatch(/^\d{4}-/);
  });

  it('of the staff are limited to areas by an administrator, at once and wherever they are signed in, and work in all again', async () => {
    const { id } = await added('areas@college.test');
    const headers = await signIn(id);
    const invoices = async () => (await server.send('/api/invoices', { headers })).status;
    expect(await invoices()).toBe(200);
    expect(await (await change(id, 'areas', ['exams'])).json()).toMatchObject({ areas: ['exams'] });
    const refused = await server.send('/api/invoices', { headers });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      error: 'other-area',
      message: 'This is for staff of finance. Please ask an administrator if you need it for your work.',
    });
    expect((await server.send('/api/exams/entries', { headers })).status).toBe(200);
    expect(await (await server.send('/api/auth/session', { headers })).json()).toMatchObject({ areas: ['exams'] });
    expect((await change(id, 'areas', ['kitchen'])).status).toBe(422);
    await change(id, 'areas', []);
    expect(await invoices()).toBe(200);
  });

  it('have one account an email address', async () => {
    await add('twice@college.test');
    const again = await add('Twice@college.test');
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ error: 'taken', errors: [{ path: 'email' }] });
  });

  it.each([
    [{ name: ' ', email: 'a@college.test', roles: ['Staff'] }, 'name'],
    [{ name: 'A', email: 'no address', roles: ['Staff'] }, 'email'],
    [{ name: 'A', email: 'a@college.test', roles: [] }, 'roles'],
    [{ name: 'A', email: 'a@college.test', roles: ['King'] }, 'roles.0'],
  ])('are not added as %j', async (json, path) => {
    const response = await server.send('/api/users', { json, headers: admin });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path, message: expect.stringMatching(/\w/) }] });
  });

  it('may do at once what their changed roles say, and no more what they do not', async () => {
    const { id } = await added('moves@college.test', ['Candidate']);
    const headers = await signIn(id);
    const enquiries = async () => (await server.send('/api/enquiries', { headers })).status;
    expect(await enquiries()).toBe(403);
    expect(await (await change(id, 'roles', ['Staff'])).json()).toMatchObject({ roles: ['Staff'] });
    expect(await enquiries()).toBe(200);
    await change(id, 'roles', ['Tutor']);
    expect(await enquiries()).toBe(403);
  });

  it('who are made inactive are out at once, and no link or password lets them in', async () => {
    const { id, email } = await added('leaves@college.test');
    const headers = await signIn(id);
    const password = 'twelve letters or more';
    const set = await server.send('/api/auth/password', { method: 'PUT', json: { newPassword: password }, headers });
    const goesOn = { cookie: set.headers.getSetCookie()[0] ?? '' };
    const openLink = await tokenFor(id);

    expect(await (await change(id, 'active', false)).json()).toMatchObject({ active: false, hasPassword: true });
    expect((await server.send('/api/auth/session', { headers: goesOn })).status).toBe(401);
    expect((await open(openLink)).status).toBe(401);
    expect((await server.send('/api/auth/login', { json: { email, password } })).status).toBe(401);
    expect((await linkFor(id)).status).toBe(409);

    await change(id, 'active', true);
    expect((await server.send('/api/auth/session', { headers: goesOn })).status).toBe(401);
    expect((await server.send('/api/auth/login', { json: { email, password } })).status).toBe(200);
  });

  it('never shut themselves out: there is always an administrator', async () => {
    const { id } = await me();
    expect((await change(id, 'active', false)).status).toBe(409);
    expect((await change(id, 'roles', ['Staff'])).status).toBe(409);
    expect(await (await change(id, 'name', ' The Registrar ')).json()).toMatchObject({ name: 'The Registrar' });
    expect(await me()).toMatchObject({ active: true, roles: ['Admin'], name: 'The Registrar' });
  });

  it.each([
    { slug: '//evil.example' },
    { slug: '..' },
    { slug: 'enquiry', hash: '../../evil' },
    { slug: 'enquiry', hash: 'a?b=c' },
  ])('get no link that leads to %j', async (target) => {
    const { id } = await me();
    expect((await linkFor(id, target)).status).toBe(400);
  });

  it('that do not exist are not found', async () => {
    expect((await change('nobody', 'name', 'A')).status).toBe(404);
    expect((await linkFor('nobody')).status).toBe(404);
  });
});
