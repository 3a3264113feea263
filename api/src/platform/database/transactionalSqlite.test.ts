import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { TestServer } from '../../testing/startServer';
import { connect, type Database } from './database';

let dataDir: string;
let db: Database;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-sqlite-'));
  db = connect({ dataDir, databaseUrl: undefined });
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

test('however many transactions wait, the network is heard between any two', async () => {
  let committed = 0;
  const row = Array.from({ length: 20 }, () =>
    db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      committed += 1;
    }),
  );
  const counts: number[] = [];
  while (committed < row.length) {
    await setImmediate();
    counts.push(committed);
  }
  await Promise.all(row);
  const steps = counts.map((count, at) => count - (counts[at - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});

test('after a long read the network is heard, before what asked it asks for more', async () => {
  await sql`select 1`.execute(db);
  let isHeard = false;
  const network = setImmediate().then(() => {
    isHeard = true;
  });
  const many = sql`with recursive many (n) as (select 1 union all select n + 1 from many where n < 2000000) select n from many`;
  await sql`select count(*) from (${many})`.execute(db);
  expect(isHeard).toBe(true);
  await network;
});

describe('while another process writes', () => {
  let other: Libsql.Database;
  beforeEach(async () => {
    await sql`create table kept (word text)`.execute(db);
    other = new Libsql(join(dataDir, 'forms.db'));
    other.exec('begin immediate');
  });
  afterEach(() => other.close());

  const keep = (on: Database, word: string) => sql`insert into kept values (${word})`.execute(on);
  const stored = async () =>
    (await sql<{ word: string }>`select word from kept`.execute(db)).rows.map(({ word }) => word);

  test('the event loop is free, and what waits is done once the other is through', async () => {
    const done = keep(db, 'waited');
    await setImmediate();
    other.exec('commit');
    await done;
    expect(await stored()).toEqual(['waited']);
  });

  test('what waited too long is refused, and what comes just after it at once', async () => {
    await expect(keep(db, 'too late')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    let turns = 0;
    const refused = expect(keep(db, 'too late, too')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    const ended = refused.then(() => 'ended');
    while ((await Promise.race([ended, setImmediate('waits')])) === 'waits') turns += 1;
    expect(turns).toBeLessThan(5);
    other.exec('commit');
    await keep(db, 'in time');
    expect(await stored()).toEqual(['in time']);
  });

  test('a transaction sees what the other wrote before it began, and is not refused for it', async () => {
    const counted = db.transaction().execute(async (trx) => {
      const { length } = (await sql`select * from kept`.execute(trx)).rows;
      await sql`insert into kept values (${`after ${length}`})`.execute(trx);
    });
    await setImmediate();
    other.exec("insert into kept values ('other'); commit");
    await counted;
    expect(await stored()).toEqual(['other', 'after 1']);
  });

  test('what is only read as of one moment keeps nobody from writing', async () => {
    other.exec('commit');
    await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`select * from kept`.execute(trx);
        other.exec("insert into kept values ('meanwhile')");
        expect((await sql`select * from kept`.execute(trx)).rows).toEqual([]);
      });
    expect(await stored()).toEqual(['meanwhile']);
  });
});

test('a database that another process puts in order as it ends is opened once it is through', async () => {
  await db.destroy();
  const script = `
    const Libsql = require(${JSON.stringify(require.resolve('libsql'))});
    const database = new Libsql(process.argv[1]);
    database.exec('pragma locking_mode = exclusive; begin exclusive; create table kept (word text)');
    process.stdout.write('held');
    setTimeout(() => database.exec('commit'), 300);`;
  const other = spawn(process.execPath, ['-e', script, join(dataDir, 'forms.db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(other, 'exit');
  await once(other.stdout, 'data');
  db = connect({ dataDir, databaseUrl: undefined });
  expect((await sql`select * from kept`.execute(db)).rows).toEqual([]);
  await ended;
});

test('a server whose database another process holds says that it lives, asks callers to wait, and serves once it is let go', async () => {
  const server = await TestServer.start({ DATABASE_URL: '' });
  const other = new Libsql(join(server.dataDir, 'forms.db'));
  other.exec('begin immediate');
  const message = {
    firstName: 'Zoë',
    lastName: 'Ng',
    email: 'zoe@example.org',
    mobile: '',
    message: 'Hello',
    page: '/',
  };
  const contact = () => server.send('/content/contacts', { json: message });
  const waiting = contact();
  expect((await server.send('/api/health')).status).toBe(200);
  const refused = await waiting;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  other.exec('commit');
  other.close();
  expect((await contact()).status).toBe(201);
  await server.stop();
});

test('a transaction that the database has ended by itself fails for its own reason', async () => {
  const failed = db.transaction().execute(async (trx) => {
    await sql`rollback`.execute(trx);
    throw new Error('the disk is full');
  });
  await expect(failed).rejects.toThrow('the disk is full');
});
