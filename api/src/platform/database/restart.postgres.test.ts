import { sql } from 'kysely';
import { postgresPrograms, startPostgres, type TestPostgres } from '../../testing/postgres';
import { TestServer } from '../../testing/startServer';

/** One of its own: it is stopped under the server. */
let postgres: TestPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms() ?? '');
  server = await TestServer.start({ DATABASE_URL: `${postgres.address}/postgres` });
});
afterAll(async () => {
  await server.stop();
  postgres.stop();
});

const form = () => server.send('/api/v2/form/exams-registration-v2');

it('A server lives through a restart of PostgreSQL in the middle of its work: it asks callers to wait, and then serves.', async () => {
  const { db } = server.app;
  const cutOff = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    postgres.halt();
    // The news of the end comes before anything is asked of the connection, as it does to work that waits for something else.
    await new Promise(setImmediate);
    await sql`select 1`.execute(trx);
  });
  await expect(cutOff).rejects.toThrow();

  const meanwhile = await form();
  expect(meanwhile.status).toBe(503);
  expect(Number(meanwhile.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await meanwhile.json()).toEqual({
    error: 'unavailable',
    message: 'We cannot do this at the moment. Please try again in a few seconds.',
    requestId: expect.any(String),
  });
  expect((await server.send('/api/health')).status).toBe(200);
  const ready = await server.send('/api/ready');
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ parts: ['database'] })]);

  postgres.resume();
  expect((await form()).status).toBe(200);
});
