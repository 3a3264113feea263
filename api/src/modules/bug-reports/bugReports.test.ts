import { type BugReport, type ListPage, type ReceivedBugReport, SEARCH_HEADER } from '@forms/shared/contract';
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
  const list = async (query = '', searched = '') => {
    const headers = { ...staff, [SEARCH_HEADER]: encodeURIComponent(searched) };
    return (await server.send(`/api/bugreports${query}`, { headers })).json() as Promise<ListPage<ReceivedBugReport>>;
  };
  const all = async () => (await list()).rows;

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

  it('is found by what went wrong, by their words and its page, among those of a tab, and stands in the file', async () => {
    const id = await send({ ...report, message: 'Folha em branco', optionalMsg: 'Não aparece nada', route: '/taxas' });
    for (const words of ['FOLHA', 'nao aparece', 'taxas folha'])
      expect((await list('?tab=submitted', words)).rows.map((row) => row.id)).toEqual([id]);
    expect((await list('?tab=completed', 'folha')).rows).toEqual([]);
    expect((await list('', 'folha')).counts).toEqual({ all: 1, submitted: 1 });
    const file = await server.send('/api/bugreports/export?tab=submitted', { headers: staff });
    expect(await file.text()).toContain('"Folha em branco","Não aparece nada","/taxas","Submitted"');
    expect(await (await server.send(`/api/bugreports/${id}`, { headers: staff })).json()).toMatchObject({ id });
    expect((await server.send('/api/bugreports/none', { headers: staff })).status).toBe(404);
  });

  it('that does not exist is not found', async () => {
    const json = { field: 'status', newValue: 'completed' };
    expect((await server.send('/api/bugreports/none', { method: 'PUT', json, headers: staff })).status).toBe(404);
  });
});
