import { sql } from 'kysely';
import { TestServer } from '../../testing/startServer';
import { removeOldCopies } from './removeOldCopies';

test('On PostgreSQL, old rows are removed once nobody who began before can see them any more.', async () => {
  const server = await TestServer.start();
  const { db, settings } = server.app;
  const done: string[] = [];
  let removing: Promise<unknown> | undefined;
  await db.connection().execute(async (other) => {
    await sql`begin isolation level repeatable read`.execute(other);
    await sql`select count(*) from enquiries`.execute(other);
    removing = removeOldCopies(db, settings).then(() => done.push('removed'));
    await sql`select pg_sleep(0.5)`.execute(other);
    done.push('the other ended');
    await sql`commit`.execute(other);
  });
  await removing;
  expect(done).toEqual(['the other ended', 'removed']);
  await server.stop();
});
