import type { FactorSecret } from '@forms/shared/contract';
import { Secret, TOTP } from 'otpauth';
import { TestServer } from '../../testing/startServer';
import { typed } from '../../testing/typed';
import { until } from '../../testing/until';
import { newLoginLink } from './loginTokens';
import { addUser, setActive } from './storedUsers';

const email = 'ana@college.test';
const password = 'correct horse battery';

let server: TestServer;
let userId: string;
let headers: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start();
  userId = await addUser(server.app.db, { email, name: 'Ana', roles: ['Admin'], password });
  headers = cookieOf(await enter((await newLoginLink(server.app.db, userId)).token));
  await setUpFactor();
});
afterEach(() => server.stop());

const cookieOf = (response: Response) => ({ cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' });
const enter = (token: string | undefined) => server.send('/api/auth/session', { json: { token } });
async function setUpFactor(): Promise<void> {
  const answer = await server.send('/api/auth/second-factor/secret', { headers });
  const { secret } = (await answer.json()) as FactorSecret;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const set = await server.send('/api/auth/second-factor', {
    method: 'PUT',
    json: { secret, code, password },
    headers,
  });
  expect(set.status).toBe(200);
}
const statusOf = async (given: string) =>
  (await server.send('/api/auth/login', { json: { email, password: given } })).status;
const reset = (...args: string[]) =>
  typed(['resetAccount', ...args], { PUBLIC_URL: 'https://forms.example.org' }, server.dataDir);
const tokenIn = (printed: string) => /^https:\/\/forms\.example\.org\/#\/login\/([\w-]+)\//m.exec(printed)?.[1];

it('Who lost password and second factor is let in once by a command of the operator, and sets a new password; nothing of before lets anybody in.', async () => {
  const token = tokenIn(await reset(email, '--remove-second-factor'));
  expect(await statusOf(password)).toBe(401);
  expect((await server.send('/api/auth/session', { headers })).status).toBe(401);
  const opened = await enter(token);
  expect(opened.status).toBe(200);
  const json = { newPassword: 'a wholly different one' };
  const changed = await server.send('/api/auth/password', { method: 'PUT', json, headers: cookieOf(opened) });
  expect(changed.status).toBe(204);
  expect(await statusOf(json.newPassword)).toBe(200);
  expect((await enter(token)).status).toBe(401);
});

it('A second factor that was not lost is asked for as before.', async () => {
  const opened = await enter(tokenIn(await reset(email)));
  expect(await opened.json()).toMatchObject({ error: 'code-needed' });
});

it('The log says whose account was reset, also where the server ran later.', async () => {
  const { dataDir } = server;
  await server.stop({ keepData: true });
  await reset(email, '--remove-second-factor');
  server = await TestServer.start({}, { dataDir });
  const log = jest.spyOn(server.app.http.log, 'warn');
  const left = () => server.app.db.selectFrom('jobs').select('id').where('kind', '=', 'accountReset').execute();
  await until(left, (jobs) => jobs.length === 0);
  expect(log).toHaveBeenCalledWith({ of: userId, removesFactor: true }, 'account reset by command');
});

it('Of an address that nobody has, and of somebody inactive, the command says so and changes nothing.', async () => {
  await expect(reset('nobody@college.test')).rejects.toThrow(/Nobody has an account with the address nobody@/);
  await expect(reset()).rejects.toThrow(/Name whose account it is/);
  await setActive(server.app.db, userId, false);
  await expect(reset(email)).rejects.toThrow(/is inactive/);
  await setActive(server.app.db, userId, true);
  expect(await statusOf(password)).toBe(200);
});
