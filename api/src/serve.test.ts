import { REQUEST_HEADER, type Role, type Route, roles, routes } from '@forms/shared/contract';
import { TestServer } from './testing/startServer';

const rows: [name: string, route: Route][] = Object.entries(routes);
const guarded = rows.flatMap(([name, route]): [string, Route, readonly Role[]][] =>
  route.allow === 'everyone' ? [] : [[name, route, route.allow]],
);
const addressOf = ({ service, path }: Route) => `/${service}${path.replace(/:\w+/g, 'nothing')}`;

describe('every call', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  it('is answered with the version by the health call', async () => {
    const response = await server.send('/api/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', version: '1.5.44' });
  });

  it('answers an address that does not exist in the one shape of errors', async () => {
    const response = await server.send('/api/nowhere');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: 'not-found',
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it('refuses a change without the header that another origin cannot send', async () => {
    const response = await fetch(`${server.address}/api/auth/session`, { method: 'DELETE' });
    expect(response.status).toBe(403);
  });

  it('names what is wrong in a body', async () => {
    const response = await server.send('/api/auth/login', { json: { email: 'a@example.org' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'password', message: expect.any(String) }] });
  });

  it('refuses a body that is not JSON without repeating it', async () => {
    const response = await server.send('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email": secret',
    });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ error: 'bad-request', message: 'The body is not valid JSON.' });
    expect(text).not.toContain('secret');
  });

  it('is never kept by a cache and never tells where it was called from', async () => {
    const { headers } = await server.send('/api/health');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each(rows)('has a row that the server serves: %s', async (_name, route) => {
    const response = await server.send(addressOf(route), { method: route.method });
    expect(await response.text()).not.toContain('There is no such address.');
  });

  it.each(rows.filter(([, { method, changes }]) => method !== 'GET' || changes))(
    'that changes something needs the header: %s',
    async (_name, route) => {
      const response = await server.send(addressOf(route), { method: route.method, headers: { [REQUEST_HEADER]: '' } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: 'header-missing' });
    },
  );

  it.each(guarded)('is refused to whom its row does not name: %s', async (_name, route, allowed) => {
    const as = async (headers = {}) => (await server.send(addressOf(route), { method: route.method, headers })).status;
    expect(await as()).toBe(401);
    for (const role of roles) {
      const status = await as(await server.signIn(role));
      if (allowed.includes(role)) expect(status).not.toBe(403);
      else expect(status).toBe(403);
    }
  });
});
