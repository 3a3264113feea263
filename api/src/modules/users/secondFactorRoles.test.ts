import {
  FACTOR_ROLES_CHANGED,
  type FactorSecret,
  type Role,
  SECOND_FACTOR_NEEDED,
  type SecondFactorRoles,
  type Session,
} from '@forms/shared/contract';
import { Secret, TOTP } from 'otpauth';
import { TestServer } from '../../testing/startServer';
import { newLoginLink } from './loginTokens';

let server: TestServer;
let admin: { cookie: string };
let staff: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start({ ANSWERS_KEYS: 'first:a secret of more than thirty-two letters' });
  admin = await server.signIn('Admin');
  staff = await server.signIn('Staff');
});
afterEach(() => server.stop());

const ask = (path: string, headers: { cookie: string }) => server.send(`/api${path}`, { headers });
const stored = async () => (await (await ask('/second-factor-roles', admin)).json()) as SecondFactorRoles;
const need = (version: number, ...roles: Role[]) =>
  server.send('/api/second-factor-roles', { method: 'PUT', headers: admin, json: { version, roles } });
const sessionOf = async (headers: { cookie: string }) =>
  (await (await ask('/auth/session', headers)).json()) as Session;
async function setsOneUp(headers: { cookie: string }) {
  const { secret } = (await (await ask('/auth/second-factor/secret', headers)).json()) as FactorSecret;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return server.send('/api/auth/second-factor', { method: 'PUT', headers, json: { secret, code } });
}

it('Nobody needs a second factor until an administrator has said so, who is kept with it.', async () => {
  expect(await stored()).toMatchObject({ roles: [], version: 0, madeBy: null });
  expect((await ask('/enquiries', staff)).status).toBe(200);
  expect((await need(0, 'Staff')).status).toBe(200);
  expect(await stored()).toMatchObject({ roles: ['Staff'], version: 1, madeBy: 'A Admin' });
  const noted = server.app.db.selectFrom('auditEntries').select('detail').where('call', '=', 'changeSecondFactorRoles');
  expect(await noted.execute()).toEqual([{ detail: 'roles: none → Staff' }]);
});

it('Whoever needs one and has none gets no further than their own account, until they have set it up.', async () => {
  await need(0, 'Staff');
  expect(await sessionOf(staff)).toMatchObject({ roles: ['Staff'], needsSecondFactor: true });
  const refused = await ask('/enquiries', staff);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    ...{ error: SECOND_FACTOR_NEEDED.word, message: SECOND_FACTOR_NEEDED.message },
  });
  expect((await ask('/auth/sessions', staff)).status).toBe(200);
  expect((await setsOneUp(staff)).status).toBe(200);
  expect(await sessionOf(staff)).not.toHaveProperty('needsSecondFactor');
  expect((await ask('/enquiries', staff)).status).toBe(200);
});

it('Where everyone may call, they are a visitor: what only staff see there is not shown to them.', async () => {
  const body = new FormData();
  body.append('file', new Blob(['%PDF-1.7\n']), 'essay.pdf');
  const sent = await server.send('/api/webforms/file/upload', { method: 'POST', headers: staff, body });
  const { id } = (await sent.json()) as { id: string };
  expect((await ask(`/file/${id}`, staff)).status).toBe(200);
  await need(0, 'Staff');
  expect((await ask(`/file/${id}`, staff)).status).toBe((await server.send(`/api/file/${id}`)).status);
  expect((await ask(`/file/${id}`, staff)).status).not.toBe(200);
});

it('Who has another role is asked for nothing, and a new sign-in is told at once.', async () => {
  await need(0, 'Admin');
  expect((await ask('/enquiries', staff)).status).toBe(200);
  const { userId } = await sessionOf(admin);
  const { token } = await newLoginLink(server.app.db, userId);
  const opened = await server.send('/api/auth/session', { json: { token } });
  expect(await opened.json()).toMatchObject({ needsSecondFactor: true });
});

it('Of two who change the roles at once one hears what the other has saved.', async () => {
  const answers = await Promise.all([need(0, 'Tutor'), need(0, 'Calendar')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ error: FACTOR_ROLES_CHANGED.word, stored: await stored() });
  expect((await need(1, 'Tutor', 'Tutor')).status).toBe(422);
});
