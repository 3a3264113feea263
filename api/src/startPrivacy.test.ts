import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { administrator, signInFirst, starts } from './testing/starts';
import { typed } from './testing/typed';

const { email, password } = administrator;

describe('a start', () => {
  const { run, port, dataDir, onBegun } = starts();

  it('keeps everything from others: what it makes, what it finds, and what a backup of it holds', async () => {
    const server = await run().greeted();
    const body = new FormData();
    body.append('file', new Blob(['%PDF-1.7']), 'a.pdf');
    expect((await server.send('/api/webforms/file/upload', { method: 'POST', body })).status).toBe(201);
    expect(await typed(['backup', join(dataDir(), 'restoring-backup')], {}, dataDir())).toMatch(/1 files/);
    await server.end('SIGTERM');
    const open = () => {
      const paths = ['.', ...readdirSync(dataDir(), { recursive: true }).map(String)];
      return paths.filter((path) => (statSync(join(dataDir(), path)).mode & 0o077) !== 0);
    };
    expect(open()).toEqual([]);

    for (const path of readdirSync(dataDir(), { recursive: true }).map(String)) {
      const { mode } = statSync(join(dataDir(), path));
      chmodSync(join(dataDir(), path), mode | 0o055);
    }
    chmodSync(dataDir(), 0o755);
    expect(open().length).toBeGreaterThan(8);
    await (await run().greeted()).end('SIGTERM');
    expect(open()).toEqual([]);
  });

  it('says in its log who signed in, who went and whom it refused, by nothing but their id', async () => {
    onBegun();
    const server = await run({ LOG_LEVEL: 'info' }).greeted();
    await server.send('/api/auth/login', { json: { email, password: 'a wrong guess' } });
    const headers = await signInFirst(server);
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
    const server = await run({ LOG_LEVEL: 'info' }).greeted();
    const headers = await signInFirst(server);
    const { userId } = (await (await server.send('/api/auth/session', { headers })).json()) as { userId: string };
    const id = 'abcdefghijklmnopqrstuv';
    await server.send(`/api/enquiries/${id}`, { headers });
    await fetch(`http://localhost:${port()}/api/v2/newform`, { method: 'POST', headers });
    await server.end('SIGTERM');
    const lines = server.printed.split('\n').filter((line) => line.startsWith('{'));
    const said = (message: string) => lines.filter((line) => line.includes(message)).map((line) => JSON.parse(line));
    expect(said('/enquiries/:id')).toMatchObject([{ msg: 'staff call', user: userId, of: ['abcdefgh…'] }]);
    expect(said('call refused')).toMatchObject([{ level: 40, word: 'header-missing' }]);
    expect(lines.join()).not.toContain(id);
  });

  it('logs requests without the token in their address, nor the link that finishes a form later', async () => {
    onBegun();
    const server = await run({ LOG_LEVEL: 'info' }).greeted();
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
