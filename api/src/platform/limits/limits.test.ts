import { type Route, routes } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
import { tooOften } from '../../testing/tooOften';

const rows: [string, Route][] = Object.entries(routes);
const addressOf = ({ service, path }: Route) => `/${service}${path.replace(/:\w+/g, 'nothing')}`;
describe('with next to nothing allowed', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({
      RATE_LIMIT_SCALE: '0.0001',
      GUESSING_LIMIT_SCALE: '0.0001',
      TRUST_PROXY: 'loopback',
    });
  });
  afterAll(() => server.stop());

  it.each(rows)('every call is limited by the address it comes from: %s', async (name, route) => {
    const from = `198.51.100.${rows.findIndex(([other]) => other === name)}`;
    const send = () => server.send(addressOf(route), { method: route.method, headers: { 'x-forwarded-for': from } });
    expect((await send()).status).not.toBe(429);
    const second = await send();
    expect(second.status).toBe(429);
    await tooOften(second);
  });

  it('nobody escapes by naming an address of their own behind the proxy', async () => {
    const send = (made: string) =>
      server.send('/api/health', { headers: { 'x-forwarded-for': `${made}, 203.0.113.9` } });
    expect((await send('192.0.2.1')).status).toBe(200);
    expect((await send('192.0.2.2')).status).toBe(429);
  });
});

describe('without a proxy that is trusted', () => {
  it('what a caller says of where they come from counts nothing', async () => {
    const server = await TestServer.start({ RATE_LIMIT_SCALE: '0.0001' });
    const send = (made: string) => server.send('/api/health', { headers: { 'x-forwarded-for': made } });
    expect((await send('192.0.2.1')).status).toBe(200);
    expect((await send('192.0.2.2')).status).toBe(429);
    await server.stop();
  });
});
