import { readFileSync } from 'node:fs';
import {
  type Area,
  areas,
  mayCall,
  REQUEST_HEADER,
  type Role,
  type Route,
  roles,
  routes,
  type Who,
} from '@forms/shared/contract';
import fastify from 'fastify';
import { permissionsFile, permissionsPage } from '../../modules/documentation/permissionsPage';
import { TestServer } from '../../testing/startServer';
import { refuseUnknownAddresses } from './addresses';

const rows: [name: string, route: Route][] = Object.entries(routes);
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

  it.each(rows.filter(([, { method, changes, signed }]) => (method !== 'GET' || changes) && !signed))(
    'that changes something needs the header: %s',
    async (_name, route) => {
      const response = await server.send(addressOf(route), { method: route.method, headers: { [REQUEST_HEADER]: '' } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: 'header-missing' });
    },
  );

  it.each(rows.filter(([, { discloses, allow }]) => discloses && allow !== 'everyone'))(
    'that hands out a file of records gives it to no page of the site’s other hosts: %s',
    async (_name, route) => {
      const answerTo = async (site: string) => {
        const headers = { ...(await server.signIn('Admin')), 'sec-fetch-site': site };
        const response = await server.send(addressOf(route), { method: route.method, headers });
        return [response.status, await response.text()];
      };
      expect(await answerTo('same-site')).toEqual([403, expect.stringContaining('others-page')]);
      for (const site of ['same-origin', 'none']) expect((await answerTo(site))[1]).not.toContain('others-page');
    },
  );

  it.each(rows.filter(([, { method, body }]) => method === 'PUT' && body !== undefined))(
    'that changes a field takes those of its row and no other: %s',
    async (_name, route) => {
      const headers = await server.signIn('Admin');
      for (const field of ['id', 'paid', 'amount', 'email', 'passwordHash', 'createdAt', '__proto__', 'constructor']) {
        const response = await server.send(addressOf(route), {
          method: 'PUT',
          headers,
          json: { field, newValue: '1' },
        });
        expect([field, [400, 422].includes(response.status)]).toEqual([field, true]);
      }
    },
  );

  it.each(rows)('is let through for whom its row names, and for nobody else: %s', async (_name, route) => {
    const methods = route.changes ? [route.method, 'POST'] : [route.method];
    for (const method of methods) {
      for (const role of ['nobody', ...roles] as const) {
        const headers = role === 'nobody' ? {} : await server.signIn(role);
        const response = await server.send(addressOf(route), { method, headers });
        // What is left unread keeps its connection, and that the server from ending.
        await response.arrayBuffer();
        const { status } = response;
        const verdict = status === 401 || status === 403 ? status : 'let through';
        expect({ role, method, verdict }).toEqual({ role, method, verdict: expected(route, role) });
      }
    }
  });
});

function expected({ allow }: Route, role: Role | 'nobody'): 401 | 403 | 'let through' {
  if (allow === 'everyone') return 'let through';
  if (role === 'nobody') return 401;
  return allow.includes(role) ? 'let through' : 403;
}

describe('staff who are limited to an area', () => {
  let server: TestServer;
  const limited = new Map<Area, { cookie: string }>();
  beforeAll(async () => {
    server = await TestServer.start();
    for (const area of areas) limited.set(area, await server.signIn('Staff', area));
  });
  afterAll(() => server.stop());

  // What everybody does with their own sign-in would end it here.
  const ofStaff = rows.filter(
    ([, { allow }]) => allow !== 'everyone' && allow.includes('Staff') && !allow.includes('Candidate'),
  );
  it.each(ofStaff)('may make the calls of theirs and those that are of none: %s', async (_name, route) => {
    for (const [area, headers] of limited) {
      const response = await server.send(addressOf(route), { method: route.method, headers });
      const text = await response.text();
      const isTheirs = route.area === undefined || route.area === area;
      expect([area, text.includes('"other-area"')]).toEqual([area, !isTheirs]);
      if (!isTheirs) expect(response.status).toBe(403);
      else expect(response.status).not.toBe(403);
    }
  });

  it('work in more than one where more are set, in all where none is, and as administrators in all', () => {
    const of = (who: Who) => areas.filter((area) => mayCall(who, { allow: ['Staff', 'Admin'], area, path: '/' }));
    expect(of({ roles: ['Staff'], areas: ['exams', 'finance'] })).toEqual(['exams', 'finance']);
    expect(of({ roles: ['Staff'], areas: [] })).toEqual(areas);
    expect(of({ roles: ['Staff'] })).toEqual(areas);
    expect(of({ roles: ['Staff', 'Admin'], areas: ['exams'] })).toEqual(areas);
  });
});

describe('an address without a row', () => {
  it('keeps the server from starting', () => {
    const bare = fastify();
    refuseUnknownAddresses(bare, { apiBase: '/api', contentBase: '/content' });
    expect(() => bare.get('/api/secrets', () => 'all of them')).toThrow('GET /api/secrets has neither a row');
    expect(() => bare.delete('/api/enquiries', () => '')).toThrow('DELETE /api/enquiries has neither a row');
    expect(() => bare.get('/api/enquiries', () => '')).not.toThrow();
  });

  it('is refused in the parts of the server that open later, too', async () => {
    const bare = fastify();
    refuseUnknownAddresses(bare, { apiBase: '/api', contentBase: '/content' });
    bare.register(
      async (scope) => {
        scope.get('/v1/secrets', () => 'all of them');
      },
      { prefix: '/sandbox' },
    );
    await expect(bare.ready()).rejects.toThrow('GET /sandbox/v1/secrets');
  });
});

describe('the page of permissions in the documentation', () => {
  it('says what the table says: run npm run permissions to write it anew', () => {
    expect(readFileSync(permissionsFile, 'utf8')).toBe(permissionsPage());
  });
});
