import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { TestServer } from '../../testing/startServer';

const STOLEN = 'a stolen dozen letters';
const PADDING = 'what the answer is padded with';
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

describe('a new password', () => {
  const asked: string[] = [];
  const service = fastify();
  let server: TestServer;
  beforeAll(async () => {
    service.get('/range/:first', (request, reply) => {
      asked.push(request.url);
      const lines = [`${hashOf(STOLEN).slice(5)}:37`, `${hashOf(PADDING).slice(5)}:0`, `${'0'.repeat(35)}:2`];
      reply.send(lines.join('\r\n'));
    });
    server = await TestServer.start({ BREACHED_PASSWORDS: await service.listen({ host: '127.0.0.1', port: 0 }) });
  });
  afterAll(async () => {
    await server.stop();
    await service.close();
  });
  beforeEach(() => {
    asked.length = 0;
  });
  const set = async (newPassword: string) => {
    const headers = await server.signIn('Staff');
    return server.send('/api/auth/password', { method: 'PUT', json: { newPassword }, headers });
  };

  it('is not one of the stolen, of which the service hears five letters of a hash', async () => {
    const refused = await set(STOLEN);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [
        { path: 'newPassword', message: 'This password is on a list of stolen ones. Please choose another one.' },
      ],
    });
    expect(asked).toEqual([`/range/${hashOf(STOLEN).slice(0, 5)}`]);
  });

  it('may be what the service only pads its answer with', async () => {
    expect((await set(PADDING)).status).toBe(204);
  });

  it('is set where the service cannot be asked', async () => {
    await service.close();
    expect((await set(STOLEN)).status).toBe(204);
  });
});
