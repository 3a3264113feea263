import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { administrator, starts } from './testing/starts';

const { email } = administrator;

describe('a start', () => {
  const { run, runAt, port, dataDir, newFolder, onBegun } = starts();

  it('prints no link on the live site, where staff have a password', async () => {
    const server = await run({ LIVE: 'true', ANSWERS_KEYS: `first:${'x'.repeat(32)}` }).greeted();
    expect(server.printed).not.toContain('/login/');
    expect(server.printed).not.toContain('answers.key');
    expect(server.printed).not.toContain('To try');
  });

  it('with another ADMIN_EMAIL than the first says that it added nobody, and lets in whom there is', async () => {
    onBegun();
    const again = await run({ ADMIN_EMAIL: 'new@college.test' }).greeted();
    expect(again.printed).toContain(
      'ADMIN_EMAIL added nobody: it names the first account, and this site has 1 already.',
    );
    const token = /#\/login\/([\w-]+)\//.exec(again.printed)?.[1];
    const session = await again.send('/api/auth/session', { json: { token } });
    expect(await session.json()).toMatchObject({ email });
  });

  it.each([
    ['HOST', '192.0.2.1', 'HOST must be an address of this machine, as localhost or 0.0.0.0: 192.0.2.1 is not.'],
    [
      'DATA_DIR',
      '/proc/x',
      'DATA_DIR must be a folder that this server may make and write to: /proc/x is not (ENOENT).',
    ],
  ])('where %s is %s says so in a line and ends', async (name, value, line) => {
    const server = run({ [name]: value });
    expect(await server.ended()).toBe(1);
    expect(server.printed.trim()).toBe(line);
  });

  it('on a data folder that another server has says so and ends', async () => {
    onBegun();
    await run().greeted();
    const second = runAt(await freePort(), dataDir());
    expect(await second.ended()).toBe(1);
    expect(second.printed.trim()).toBe(
      `Another server is running on the data folder ${dataDir()}: stop it, or set DATA_DIR.`,
    );
  });

  it('on a port that another server has says so and ends', async () => {
    onBegun();
    await run().greeted();
    const otherData = newFolder();
    const second = runAt(port(), otherData);
    expect(await second.ended()).toBe(1);
    expect(second.printed.trim()).toBe(`Port ${port()} is taken: stop the server that listens there, or set PORT.`);
    rmSync(otherData, { recursive: true });
  });

  it('with wrong settings says each in a line and ends, and repeats no secret', async () => {
    const server = run({ CAMPUS: 'paris', LIVE: 'maybe', ADMIN_PASSWORD: 'hunter2' });
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
    const server = run(easy);
    expect(await server.ended()).toBe(1);
    expect(server.printed).toContain('ADMIN_PASSWORD must not be one of those that are guessed first');
    onBegun();
    await run(easy).greeted();
  });

  it('has the secrets of files that a secret store wrote', async () => {
    onBegun();
    const file = join(dataDir(), 'metrics-token');
    writeFileSync(file, 'a token of sixteen letters\n');
    const server = await run({ METRICS_TOKEN_FILE: file }).greeted();
    const figures = (token: string) => server.send('/api/metrics', { headers: { authorization: `Bearer ${token}` } });
    expect((await figures('a token of sixteen letters')).status).toBe(200);
    expect((await figures(file)).status).toBe(404);
    expect(server.printed).not.toContain('sixteen letters');
  });

  it('on a live site that would speak without TLS to another machine says so and ends', async () => {
    const plain = { SMTP_URL: 'smtp://mail.college.test', MAIL_FROM: 'office@college.test', CLAMD: 'scanner:3310' };
    const server = run({ LIVE: 'true', ...plain });
    expect(await server.ended()).toBe(1);
    expect(server.printed).toMatch(/^SMTP_URL .*TLS/m);
    expect(server.printed).toMatch(/^CLAMD .*TLS/m);
  });

  it('without its database says why in a line and ends', async () => {
    const server = run({ DATABASE_URL: `postgres://nobody@localhost:${port()}/none` });
    expect(await server.ended()).toBe(1);
    expect(server.printed.trim()).toMatch(/^The server could not start: .*ECONNREFUSED/);
  });
});
