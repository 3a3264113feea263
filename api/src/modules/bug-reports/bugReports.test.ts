import type { BugReport, ReceivedBugReport } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

const report: BugReport = {
  host: 'forms.example.org',
  route: '/exams-registration-v2',
  message: 'It broke',
  userAgent: 'Browser/1',
  platform: 'Linux',
  description: '1440×900, en',
  optionalMsg: 'I pressed "Submit"',
  response: '',
  status: 500,
  request: '',
  API: '/api',
  userId: null,
  version: '1.5.44',
  app: 'forms',
  school: 'oxford',
};

describe('a bug report', () => {
  let server: TestServer;
  let staff: { cookie: string };
  beforeAll(async () => {
    server = await TestServer.start();
    staff = await server.signIn('Staff');
  });
  afterAll(() => server.stop());

  const send = async (sent: BugReport, headers: Record<string, string> = {}) =>
    ((await (await server.send('/api/error', { json: sent, headers })).json()) as { id: string }).id;
  const all = async () =>
    (await (await server.send('/api/bugreports', { headers: staff })).json()) as ReceivedBugReport[];

  it('reaches staff whole, who say how far they are with it', async () => {
    const id = await send(report);
    const received = { ...report, id, sentAt: expect.any(String) };
    expect(await all()).toContainEqual({ ...received, tracking: 'submitted' });
    const moved = await server.send(`/api/bugreports/${id}`, {
      method: 'PUT',
      json: { field: 'status', newValue: 'completed' },
      headers: staff,
    });
    expect(await moved.json()).toEqual({ ...received, tracking: 'completed' });
    expect(await all()).toContainEqual({ ...received, tracking: 'completed' });
  });

  it('is kept without the token that its addresses may carry', async () => {
    const message = 'at https://forms.example.org/#/login/secret-token/home and /login/secret-token said "so"';
    const id = await send({ ...report, route: '/login/secret-token', message, request: message });
    const received = (await all()).find((one) => one.id === id);
    expect(received).toMatchObject({
      route: '/login/…',
      message: 'at https://forms.example.org/#/login/…/home and /login/… said "so"',
    });
    expect(JSON.stringify(received)).not.toContain('secret-token');
  });

  it('sent again under its key, as after a lost answer, is kept once', async () => {
    const before = (await all()).length;
    const first = await send(report, { 'idempotency-key': 'one' });
    expect(await send(report, { 'idempotency-key': 'one' })).toBe(first);
    expect(await all()).toHaveLength(before + 1);
  });

  it('that does not exist is not found', async () => {
    const json = { field: 'status', newValue: 'completed' };
    expect((await server.send('/api/bugreports/none', { method: 'PUT', json, headers: staff })).status).toBe(404);
  });
});
