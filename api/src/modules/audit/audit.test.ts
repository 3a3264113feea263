import { type AuditCheck, type AuditEntry, type ListPage, routes } from '@forms/shared/contract';
import { PostgresAdapter, sql } from 'kysely';
import { AuditLog } from '../../platform/audit/auditLog';
import { TestServer } from '../../testing/startServer';
import { newLoginLink } from '../users/loginTokens';

let server: TestServer;
let admin: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start({ ANSWERS_KEYS: `first:${Buffer.alloc(32, 1).toString('base64')}` });
  admin = await server.signIn('Admin');
});
afterEach(() => server.stop());

async function read<T>(path: string): Promise<T> {
  const response = await server.send(path, { headers: admin });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}
const entries = async (query = '') => (await read<ListPage<AuditEntry>>(`/api/audit${query}`)).rows;
const check = () => read<AuditCheck>('/api/audit/check');
const act = (record: string) => ({ actor: 'somebody', call: 'changeEnquiry', record, detail: '' });
const isPostgres = () => server.app.db.getExecutor().adapter instanceof PostgresAdapter;

async function newUser(roles: string[]): Promise<string> {
  const json = { email: `${roles.join('').toLowerCase()}@example.org`, name: 'Ermintrude', roles };
  const response = await server.send('/api/users', { json, headers: admin });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
async function signsIn(userId: string): Promise<string> {
  const { token } = await newLoginLink(server.app.db, userId);
  const response = await server.send('/api/auth/session', { json: { token } });
  expect(response.status).toBe(200);
  return userId;
}

it('What staff change is written down with who did it, of which record, and when; what they read, what is refused and what visitors do is not.', async () => {
  const staff = await server.signIn('Staff');
  const { id } = (await (
    await server.send('/content/contacts', {
      json: { firstName: 'Zoë', lastName: 'Ng', email: 'zoe@example.org', message: 'Hello', page: '/' },
    })
  ).json()) as { id: string };
  const change = { method: 'PUT', json: { field: 'status', newValue: 'investigating' }, headers: staff } as const;
  expect((await server.send(`/content/contacts/${id}`, change)).status).toBe(200);
  expect((await server.send(`/content/contacts/none`, change)).status).toBe(404);
  expect((await server.send('/api/users', { json: {}, headers: staff })).status).toBe(403);
  await server.send('/content/contacts', { headers: staff });
  const written = await entries();
  expect(written).toEqual([
    {
      ...{ id: expect.any(String), number: 1, at: expect.any(String), actor: expect.any(String) },
      ...{ actorName: expect.any(String), call: 'changeContact', record: id, detail: '' },
    },
  ]);
  expect(Math.abs(Date.parse(written[0]?.at ?? '') - Date.now())).toBeLessThan(600_000);
});

it('A sign-in of staff, a change of roles with what they were, and every export are written down; candidates who come and go are not.', async () => {
  const user = await newUser(['Staff']);
  await signsIn(user);
  await signsIn(await newUser(['Candidate']));
  const roles = { method: 'PUT', json: { field: 'roles', newValue: ['Staff', 'Admin'] }, headers: admin } as const;
  expect((await server.send(`/api/users/${user}`, roles)).status).toBe(200);
  for (const path of ['/api/enquiries/export', '/api/audit/export'])
    expect(await (await server.send(path, { headers: admin })).text()).toContain(',');
  const fields = [{ name: 'firstName', type: 'input', label: 'First name' }];
  const form = { header: { title: 'Open day' }, pages: [{ name: 'you', title: 'You', fields }] };
  const newForm = { json: { slug: 'open-day', title: 'Open day', json: form }, headers: admin };
  expect((await server.send('/api/v2/newform', newForm)).status).toBe(201);
  expect((await server.send('/api/personal-data', { json: { email: 'z@example.org' }, headers: admin })).status).toBe(
    200,
  );
  const written = (await entries())
    .reverse()
    .map(({ actor, call, record, detail }) => [call, record, detail, actor === user]);
  expect(written).toEqual([
    ['addUser', user, '', false],
    ['startSession', '', '', true],
    ['addUser', expect.any(String), '', false],
    ['changeUser', user, 'roles: Staff → Staff, Admin', false],
    ['exportEnquiries', '', '', false],
    ['exportAudit', '', '', false],
    ['newForm', 'open-day', '', false],
    ['personalData', '', '', false],
  ]);
  expect(JSON.stringify(await sql`select * from audit_entries`.execute(server.app.db))).not.toMatch(
    /example\.org|Ermintrude/,
  );
});

it('The database refuses to change or to remove an entry.', async () => {
  await server.app.audit.write(act('one'));
  const refused = [
    sql`update audit_entries set detail = 'else'`,
    sql`delete from audit_entries`,
    ...(isPostgres() ? [sql`truncate audit_entries`] : []),
  ];
  for (const statement of refused)
    await expect(statement.execute(server.app.db)).rejects.toThrow('The audit log is append-only');
  expect(await check()).toMatchObject({ entries: 1, first: 1, last: 1, wrong: null, unchecked: 0 });
});

it('Whoever gets round that is found out: an entry that was changed, left out, cut off at the beginning or put in.', async () => {
  for (const record of ['one', 'two', 'three', 'four']) await server.app.audit.write(act(record));
  const { db } = server.app;
  const rows = await db.selectFrom('auditEntries').selectAll().orderBy('number').execute();
  const whole = await check();
  expect(whole).toMatchObject({ entries: 4, wrong: null, lastHash: rows.at(-1)?.hash });
  if (isPostgres()) await sql`drop function refuse_in_audit() cascade`.execute(db);
  else for (const name of ['update', 'delete']) await sql.raw(`drop trigger audit_entries_no_${name}`).execute(db);
  const tampered = async (wrong: number, how: () => Promise<unknown>) => {
    await how();
    expect(await check()).toMatchObject({ wrong });
    await db.deleteFrom('auditEntries').execute();
    await db.insertInto('auditEntries').values(rows).execute();
    expect(await check()).toEqual(whole);
  };
  await tampered(2, () => db.updateTable('auditEntries').set({ actor: 'else' }).where('number', '=', 2).execute());
  await tampered(3, () => db.deleteFrom('auditEntries').where('number', '=', 2).execute());
  await tampered(2, () => db.deleteFrom('auditEntries').where('number', '=', 1).execute());
  const [one] = rows;
  if (!one) throw new Error('Nothing was written');
  await tampered(5, () =>
    db
      .insertInto('auditEntries')
      .values({ ...one, id: 'new', number: 5 })
      .execute(),
  );
});

it('Acts of one moment, on two servers of one database, stand in one chain without a gap.', async () => {
  const { db, settings, audit } = server.app;
  const other = new AuditLog(db, settings);
  await Promise.all(Array.from({ length: 60 }, (_, at) => (at % 2 ? audit : other).write(act(String(at)))));
  expect(await check()).toMatchObject({ entries: 60, first: 1, last: 60, wrong: null });
});

it('Entries under a key that the site has no more are told apart from those that are wrong; a site without keys has its chain, too.', async () => {
  const { db } = server.app;
  const secret = 'of-long-ago';
  await new AuditLog(db, { answersKeys: [{ name: 'earlier', secret }] }).write(act('one'));
  await new AuditLog(db, { answersKeys: [] }).write(act('two'));
  expect(await check()).toMatchObject({ entries: 2, wrong: null, unchecked: 1 });
});

it('The log is narrowed by who, what, which record and between which days, and goes on page by page.', async () => {
  for (let at = 0; at < 12; at += 1)
    await server.app.audit.write({ ...act(`e${at % 3}`), call: at % 2 ? 'commentOn' : 'changeEnquiry' });
  const records = async (query: string) => (await entries(query)).map(({ number }) => number);
  expect(await records('?call=commentOn')).toEqual([12, 10, 8, 6, 4, 2]);
  expect(await records('?record=e0')).toEqual([10, 7, 4, 1]);
  expect(await records('?actor=nobody')).toEqual([]);
  const searched = await server.send('/api/audit', { headers: { ...admin, 'List-Search': 'e0' } });
  expect(((await searched.json()) as ListPage<AuditEntry>).rows.map(({ number }) => number)).toEqual([10, 7, 4, 1]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await records('?to=2020-01-01')).toEqual([]);
  expect((await records(`?from=2020-01-01&record=e1`)).length).toBe(4);
  expect((await server.send(`/api/audit?from=${today}x`, { headers: admin })).status).toBe(400);
  const first = await read<ListPage<AuditEntry>>('/api/audit?size=10');
  expect(first.rows.map(({ number }) => number)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(await records(`?size=10&place=${first.next}`)).toEqual([2, 1]);
  const csv = await (await server.send('/api/audit/export?record=e2', { headers: admin })).text();
  expect(csv.trim().split('\n')).toHaveLength(5);
});

it('Where it cannot be written, what was done is done, and the server’s log has it.', async () => {
  const logged = jest.spyOn(server.app.audit, 'write').mockRejectedValue(new Error('The disk is full'));
  await newUser(['Tutor']);
  expect(logged).toHaveBeenCalled();
  expect(await entries()).toEqual([]);
});

it('Only administrators read it.', () => {
  for (const route of [routes.auditEntries, routes.exportAudit, routes.checkAudit])
    expect(route.allow).toEqual(['Admin']);
});
