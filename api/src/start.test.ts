import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REQUEST_HEADER, type Submitted } from '@forms/shared/contract';
import { freePort } from '@forms/shared/testing/free-port';
import { Started } from './testing/startProcess';
import { typed } from './testing/typed';

const email = 'bursar@college.test';
const password = 'correct horse battery';

/** Signs the administrator in, as their browser does. */
async function signIn(server: Started): Promise<{ cookie: string }> {
  const { token } = (await (await server.send('/api/auth/login', { json: { email, password } })).json()) as {
    token: string;
  };
  const opened = await server.send('/api/auth/session', { json: { token } });
  return { cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

describe('a start', () => {
  let port: number;
  let dataDir: string;
  let begun: string;
  const all: Started[] = [];
  const administrator = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  const run = (at: number, data: string, env: Record<string, string> = {}) => {
    const started = Started.run(at, data, { ...administrator, ...env });
    all.push(started);
    return started;
  };
  const newFolder = () => mkdtempSync(join(tmpdir(), 'forms-start-'));
  // A first start takes twice as long as any other.
  beforeAll(async () => {
    begun = newFolder();
    await (await run(await freePort(), begun).greeted()).end('SIGTERM');
  });
  afterAll(() => rmSync(begun, { recursive: true, force: true }));
  beforeEach(async () => {
    port = await freePort();
    dataDir = newFolder();
  });
  /** Where what a start finds is not what the test is about. */
  const onBegun = () => cpSync(begun, dataDir, { recursive: true });
  afterEach(async () => {
    await Promise.all(all.splice(0).map((started) => started.end('SIGKILL')));
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('prints the address, a form to try and a link that signs staff in', async () => {
    const server = await run(port, dataDir).greeted();
    expect(server.printed).toContain(`http://localhost:${port}/exams-registration-v2`);
    const token = /#\/login\/([\w-]+)\//.exec(server.printed)?.[1];
    const session = await server.send('/api/auth/session', { json: { token } });
    expect(await session.json()).toMatchObject({ email, roles: ['Admin', 'Staff'] });
    expect(server.printed).not.toContain(password);
  });

  it('prints no link on the live site, where staff have a password', async () => {
    const server = await run(port, dataDir, { LIVE: 'true', ANSWERS_KEYS: `first:${'x'.repeat(32)}` }).greeted();
    expect(server.printed).not.toContain('/login/');
    expect(server.printed).not.toContain('answers.key');
    expect(server.printed).not.toContain('Forms to try');
  });

  it('with another ADMIN_EMAIL than the first says that it added nobody, and lets in whom there is', async () => {
    onBegun();
    const again = await run(port, dataDir, { ADMIN_EMAIL: 'new@college.test' }).greeted();
    expect(again.printed).toContain(
      'ADMIN_EMAIL added nobody: it names the first account, and this site has 1 already.',
    );
    const token = /#\/login\/([\w-]+)\//.exec(again.printed)?.[1];
    const session = await again.send('/api/auth/session', { json: { token } });
    expect(await session.json()).toMatchObject({ email });
  });

  it('keeps an accepted submission through a kill and another start', async () => {
    onBegun();
    const server = await run(port, dataDir).greeted();
    const admin = await signIn(server);
    const json = {
      header: { title: 'Open day' },
      pages: [{ name: 'you', title: 'You', fields: [{ name: 'firstName', type: 'input' }] }],
    };
    await server.send('/api/v2/newform', { json: { slug: 'open-day', title: 'Open day', json }, headers: admin });
    const accepted = await server.send('/api/webforms/form/open-day/data', {
      json: [{ name: 'you', values: { firstName: 'Ana' } }],
    });
    const { id, reference } = (await accepted.json()) as Submitted;
    await server.end('SIGKILL');

    const again = await run(port, dataDir).greeted();
    const read = await again.send(`/api/enquiries/${id}`, { headers: admin });
    expect(await read.json()).toMatchObject({ reference, name: 'Ana' });
  });

  it('names aloud the key that it made for answers, and ends in words where that is gone', async () => {
    const server = await run(port, dataDir).greeted();
    const file = join(dataDir, 'answers.key');
    expect(server.printed).toContain(`Answers are encrypted with the key in ${file}: keep a copy of it`);
    const json = [{ name: 'you', values: { firstName: 'Ermintrude' } }];
    const fields = [{ name: 'firstName', type: 'input' }];
    const form = { header: { title: 'Open day' }, pages: [{ name: 'you', title: 'You', fields }] };
    const headers = await signIn(server);
    await server.send('/api/v2/newform', { json: { slug: 'open-day', title: 'Open day', json: form }, headers });
    expect((await server.send('/api/webforms/form/open-day/data', { json })).status).toBe(201);
    await server.end('SIGTERM');
    expect(readFileSync(join(dataDir, 'forms.db'), 'latin1')).not.toContain('Ermintrude');
    rmSync(file);
    const again = run(port, dataDir);
    expect(await again.ended()).toBe(1);
    expect(again.printed.trim()).toMatch(/^The server could not start: Answers are encrypted with the key /);
  });

  it('keeps everything from others: what it makes, what it finds, and what a backup of it holds', async () => {
    const server = await run(port, dataDir).greeted();
    const body = new FormData();
    body.append('file', new Blob(['%PDF-1.7']), 'a.pdf');
    expect((await server.send('/api/webforms/file/upload', { method: 'POST', body })).status).toBe(201);
    expect(await typed(['backup', join(dataDir, 'restoring-backup')], {}, dataDir)).toMatch(/1 files/);
    await server.end('SIGTERM');
    const open = () => {
      const paths = ['.', ...readdirSync(dataDir, { recursive: true }).map(String)];
      return paths.filter((path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0);
    };
    expect(open()).toEqual([]);

    for (const path of readdirSync(dataDir, { recursive: true }).map(String)) {
      const { mode } = statSync(join(dataDir, path));
      chmodSync(join(dataDir, path), mode | 0o055);
    }
    chmodSync(dataDir, 0o755);
    expect(open().length).toBeGreaterThan(8);
    await (await run(port, dataDir).greeted()).end('SIGTERM');
    expect(open()).toEqual([]);
  });

  it.each([
    ['HOST', '192.0.2.1', 'HOST must be an address of this machine, as localhost or 0.0.0.0: 192.0.2.1 is not.'],
    [
      'DATA_DIR',
      '/proc/x',
      'DATA_DIR must be a folder that this server may make and write to: /proc/x is not (ENOENT).',
    ],
  ])('where %s is %s says so in a line and ends', async (name, value, line) => {
    const server = run(port, dataDir, { [name]: value });
    expect(await server.ended()).toBe(1);
    expect(server.printed.trim()).toBe(line);
  });

  it('on a data folder that another server has says so and ends', async () => {
    onBegun();
    await run(port, dataDir).greeted();
    const second = run(await freePort(), dataDir);
    expect(await second.ended()).toBe(1);
    expect(second.printed.trim()).toBe(
      `Another server is running on the data folder ${dataDir}: stop it, or set DATA_DIR.`,
    );
  });

  it('on a port that another server has says so and ends', async () => {
    onBegun();
    await run(port, dataDir).greeted();
    const otherData = newFolder();
    const second = run(port, otherData);
    expect(await second.ended()).toBe(1);
    expect(second.printed.trim()).toBe(`Port ${port} is taken: stop the server that listens there, or set PORT.`);
    rmSync(otherData, { recursive: true });
  });

  it('with wrong settings says each in a line and ends, and repeats no secret', async () => {
    const server = run(port, dataDir, { CAMPUS: 'paris', LIVE: 'maybe', ADMIN_PASSWORD: 'hunter2' });
    expect(await server.ended()).toBe(1);
    expect(server.printed.trim().split('\n')).toEqual([
      'ADMIN_PASSWORD must have at least 12 characters',
      'CAMPUS must be one of oxford, lisbon',
      'LIVE must be true or false',
    ]);
    expect(server.printed).not.toContain('hunter2');
  });

  it('with a password of the first account that is guessed soon says so and ends; once there is an account it is nobody’s', async () => {
    const easy = { ADMIN_PASSWORD: 'Football2026' };
    const server = run(port, dataDir, easy);
    expect(await server.ended()).toBe(1);
    expect(server.printed).toContain('ADMIN_PASSWORD must not be one of those that are guessed first');
    onBegun();
    await run(port, dataDir, easy).greeted();
  });

  it('has the secrets of files that a secret store wrote', async () => {
    onBegun();
    const file = join(dataDir, 'metrics-token');
    writeFileSync(file, 'a token of sixteen letters\n');
    const server = await run(port, dataDir, { METRICS_TOKEN_FILE: file }).greeted();
    const figures = (token: string) => server.send('/api/metrics', { headers: { authorization: `Bearer ${token}` } });
    expect((await figures('a token of sixteen letters')).status).toBe(200);
    expect((await figures(file)).status).toBe(404);
    expect(server.printed).not.toContain('sixteen letters');
  });

  it('on a live site that would speak without TLS to another machine says so and ends', async () => {
    const plain = { SMTP_URL: 'smtp://mail.college.test', MAIL_FROM: 'office@college.test', CLAMD: 'scanner:3310' };
    const server = run(port, dataDir, { LIVE: 'true', ...plain });
    expect(await server.ended()).toBe(1);
    expect(server.printed).toMatch(/^SMTP_URL .*TLS/m);
    expect(server.printed).toMatch(/^CLAMD .*TLS/m);
  });

  it('without its database says why in a line and ends', async () => {
    const server = run(port, dataDir, { DATABASE_URL: `postgres://nobody@localhost:${port}/none` });
    expect(await server.ended()).toBe(1);
    expect(server.printed.trim()).toMatch(/^The server could not start: .*ECONNREFUSED/);
  });

  it('ends in order when it is asked to, and gives its port and data back', async () => {
    onBegun();
    const server = await run(port, dataDir).greeted();
    expect(await server.end('SIGTERM')).toBe(0);
    await run(port, dataDir).greeted();
  });

  it('finishes what is under way before it ends, however often it is told to, and takes nothing new', async () => {
    onBegun();
    const server = await run(port, dataDir).greeted();
    const half =
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 the first half, ';
    const rest = 'and the rest\r\n--edge--\r\n';
    const head = [
      'POST /api/webforms/file/upload HTTP/1.1',
      'Host: localhost',
      `${REQUEST_HEADER}: test`,
      'Content-Type: multipart/form-data; boundary=edge',
      `Content-Length: ${half.length + rest.length}`,
    ];
    const socket = connect(port, 'localhost');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n${half}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ended = server.end('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.end('SIGTERM');
    await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();
    socket.write(rest);
    expect(await ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    socket.destroy();
  });

  it('says in its log who signed in, who went and whom it refused, by nothing but their id', async () => {
    onBegun();
    const server = await run(port, dataDir, { LOG_LEVEL: 'info' }).greeted();
    await server.send('/api/auth/login', { json: { email, password: 'a wrong guess' } });
    const headers = await signIn(server);
    const { userId } = (await (await server.send('/api/auth/session', { headers })).json()) as { userId: string };
    await server.send('/api/auth/session', { method: 'DELETE', headers });
    await server.end('SIGTERM');
    const said = (message: string) => {
      const line = server.printed.split('\n').find((each) => each.includes(`"msg":"${message}"`));
      return line && (JSON.parse(line) as { user?: string }).user;
    };
    expect(['sign-in refused', 'signed in', 'signed out'].map(said)).toEqual([userId, userId, userId]);
    const log = server.printed.split('\n').filter((line) => line.startsWith('{'));
    for (const secret of [email, password, 'a wrong guess', headers.cookie.split('=')[1] ?? '']) {
      expect(log.join()).not.toContain(secret);
    }
  });

  it('says in its log who of the staff asked for what, and what it refused, by no whole id of what they read', async () => {
    onBegun();
    const server = await run(port, dataDir, { LOG_LEVEL: 'info' }).greeted();
    const headers = await signIn(server);
    const { userId } = (await (await server.send('/api/auth/session', { headers })).json()) as { userId: string };
    const id = 'abcdefghijklmnopqrstuv';
    await server.send(`/api/enquiries/${id}`, { headers });
    await fetch(`http://localhost:${port}/api/v2/newform`, { method: 'POST', headers });
    await server.end('SIGTERM');
    const lines = server.printed.split('\n').filter((line) => line.startsWith('{'));
    const said = (message: string) => lines.filter((line) => line.includes(message)).map((line) => JSON.parse(line));
    expect(said('/enquiries/:id')).toMatchObject([{ msg: 'staff call', user: userId, of: ['abcdefgh…'] }]);
    expect(said('call refused')).toMatchObject([{ level: 40, word: 'header-missing' }]);
    expect(lines.join()).not.toContain(id);
  });

  it('logs requests without the token in their address, nor the link that finishes a form later', async () => {
    onBegun();
    const server = await run(port, dataDir, { LOG_LEVEL: 'info' }).greeted();
    await server.send('/login/ey.secret.token/enquiries');
    await server.send('/api/auth/session', { json: { token: 'another-secret' } });
    const pages = [{ name: 'start', values: { filledBy: 'student' } }];
    const draft = { slug: 'exams-registration-v2', version: 1, journey: 'a-journey-of-this-form', pages };
    const stored = await server.send('/api/webforms/draft', { json: draft });
    const { hash } = (await stored.json()) as { hash: string };
    expect((await server.send(`/api/webforms/draft/${hash}`)).status).toBe(200);
    await server.send(`/exams-registration-v2/${hash}`);
    await server.end('SIGTERM');
    expect(server.printed).toContain('/login/…/enquiries');
    expect(server.printed).not.toContain('ey.secret.token');
    expect(server.printed).not.toContain('another-secret');
    expect(server.printed).toContain('/api/webforms/draft/…');
    expect(server.printed).not.toContain(hash);
  });
});
