import { textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { addUser, setActive } from '../users/storedUsers';

const OLD = 'correct horse battery';
const NEW = 'another dozen letters';

describe('a forgotten password', () => {
  const mail = new MailServer();
  let server: TestServer;
  let email: string;
  let userId: string;
  beforeAll(async () => {
    server = await TestServer.start({
      SMTP_URL: await mail.start(),
      MAIL_FROM: 'Tutorial College <office@college.test>',
      PUBLIC_URL: 'http://forms.college.test/',
      GUESSING_LIMIT_SCALE: '1',
    });
  });
  afterAll(async () => {
    await server.stop();
    await mail.stop();
  });
  let people = 0;
  beforeEach(async () => {
    mail.received.length = 0;
    people += 1;
    email = `ana-${people}@college.test`;
    userId = await addUser(server.app.db, { email, name: 'Ana', roles: ['Staff'], password: OLD });
  });

  const forget = async (as = email) => (await server.send('/api/auth/forgotten', { json: { email: as } })).status;
  const logIn = async (password: string) =>
    (await server.send('/api/auth/login', { json: { email, password } })).status;
  const enter = async (token: string) => {
    const opened = await server.send('/api/auth/session', { json: { token } });
    return { status: opened.status, headers: { cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' } };
  };
  const set = (json: object, headers: { cookie: string }) =>
    server.send('/api/auth/password', { method: 'PUT', json, headers });
  /** The token of the letter that came. */
  async function lettersToken(): Promise<string> {
    const [letter] = await until(
      async () => mail.received,
      ({ length }) => length > 0,
    );
    expect(letter?.to).toEqual([email]);
    const link = /http:\/\/forms\.college\.test\/#\/login\/([\w-]{43})\/account\/password\n/;
    return link.exec(textOf(letter ?? { body: '' }))?.[1] ?? '';
  }
  const allDone = () =>
    until(
      () => server.app.db.selectFrom('jobs').select('id').where('kind', '=', 'passwordLetter').execute(),
      ({ length }) => length === 0,
    );

  it('is replaced by who reads its owner’s letters: the link works once, and the old password no longer', async () => {
    expect(await forget(` ${email.toUpperCase()} `)).toBe(204);
    const token = await lettersToken();
    const { headers } = await enter(token);
    expect((await enter(token)).status).toBe(401);
    const changed = await set({ newPassword: NEW }, headers);
    expect(changed.status).toBe(204);
    expect([await logIn(OLD), await logIn(NEW)]).toEqual([401, 200]);

    const after = { cookie: changed.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    expect((await set({ newPassword: OLD }, after)).status).toBe(422);
  });

  it('asked for on a page of Lisbon is written about in Portuguese, with a link that stays there', async () => {
    const asked = { json: { email }, headers: { 'accept-language': 'pt-PT' } };
    expect((await server.send('/api/auth/forgotten', asked)).status).toBe(204);
    const [letter] = await until(
      async () => mail.received,
      ({ length }) => length > 0,
    );
    const text = textOf(letter ?? { body: '' });
    expect(text).toContain('Olá Ana');
    expect(text).toContain('pediu uma nova palavra-passe');
    expect(text).toMatch(/http:\/\/forms\.college\.test\/#\/login\/[\w-]+\/account\/password\?campus=lisbon\s/);
  });

  it('is asked for by who stays signed in by another way', async () => {
    await forget();
    const { headers } = await enter(await lettersToken());
    const fifteenMinutesOn = { setsPasswordUntil: '2020-01-01T00:00:00.000Z' };
    await server.app.db.updateTable('sessions').set(fifteenMinutesOn).where('userId', '=', userId).execute();
    expect((await set({ newPassword: NEW }, headers)).status).toBe(422);
    expect(await logIn(OLD)).toBe(200);
  });

  it('of somebody unknown or shut out brings no letter, and the same answer', async () => {
    await setActive(server.app.db, userId, false);
    expect([await forget(), await forget('nobody@college.test')]).toEqual([204, 204]);
    await allDone();
    expect(mail.received).toEqual([]);
  });

  it('may be told five times, and then waits, so that nobody’s mailbox is filled', async () => {
    const answers = [];
    for (let times = 1; times <= 7; times += 1) answers.push(await forget());
    expect(answers).toEqual([204, 204, 204, 204, 204, 429, 429]);
    await allDone();
  });

  it('leaves no token in the database or the queue', async () => {
    await forget();
    const token = await lettersToken();
    const { db } = server.app;
    const stored = [
      await db.selectFrom('loginTokens').selectAll().execute(),
      await db.selectFrom('jobs').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});
