import { TestServer } from './testing/startServer';

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
});
