import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { REQUEST_HEADER, type Submitted } from '@forms/shared/contract';
import { administrator, signInFirst, starts } from './testing/starts';

const { email, password } = administrator;

describe('a start', () => {
  const { run, port, dataDir, onBegun } = starts();

  it('prints the address, a form to try and a link that signs staff in', async () => {
    const server = await run().greeted();
    expect(server.printed).toContain(`http://localhost:${port()}/exams-registration-v2`);
    const token = /#\/login\/([\w-]+)\//.exec(server.printed)?.[1];
    const session = await server.send('/api/auth/session', { json: { token } });
    expect(await session.json()).toMatchObject({ email, roles: ['Admin', 'Staff'] });
    expect(server.printed).not.toContain(password);
  });

  it('names what there is to try as the test menu was edited last', async () => {
    onBegun();
    const server = await run().greeted();
    const headers = await signInFirst(server);
    const json = { version: 0, menu: [{ title: 'Fees', address: '/fees/?campus=lisbon' }] };
    expect((await server.send('/api/test-menu', { method: 'PUT', json, headers })).status).toBe(200);
    await server.end('SIGTERM');
    const again = await run().greeted();
    const [, toTry = ''] = /To try:\n((?: .*\n)+)/.exec(again.printed) ?? [];
    expect(toTry.trim()).toBe(`http://localhost:${port()}/fees/?campus=lisbon`);
  });

  it('keeps an accepted submission through a kill and another start', async () => {
    onBegun();
    const server = await run().greeted();
    const admin = await signInFirst(server);
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

    const again = await run().greeted();
    const read = await again.send(`/api/enquiries/${id}`, { headers: admin });
    expect(await read.json()).toMatchObject({ reference, name: 'Ana' });
  });

  it('names aloud the key that it made for answers, and ends in words where that is gone', async () => {
    const server = await run().greeted();
    const file = join(dataDir(), 'answers.key');
    expect(server.printed).toContain(`Answers are encrypted with the key in ${file}: keep a copy of it`);
    const json = [{ name: 'you', values: { firstName: 'Ermintrude' } }];
    const fields = [{ name: 'firstName', type: 'input' }];
    const form = { header: { title: 'Open day' }, pages: [{ name: 'you', title: 'You', fields }] };
    const headers = await signInFirst(server);
    await server.send('/api/v2/newform', { json: { slug: 'open-day', title: 'Open day', json: form }, headers });
    expect((await server.send('/api/webforms/form/open-day/data', { json })).status).toBe(201);
    await server.end('SIGTERM');
    expect(readFileSync(join(dataDir(), 'forms.db'), 'latin1')).not.toContain('Ermintrude');
    rmSync(file);
    const again = run();
    expect(await again.ended()).toBe(1);
    expect(again.printed.trim()).toMatch(/^The server could not start: Answers are encrypted with the key /);
  });

  it('ends in order when it is asked to, and gives its port and data back', async () => {
    onBegun();
    const server = await run().greeted();
    expect(await server.end('SIGTERM')).toBe(0);
    await run().greeted();
  });

  it('finishes what is under way before it ends, however often it is told to, and takes nothing new', async () => {
    onBegun();
    const server = await run().greeted();
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
    const socket = connect(port(), 'localhost');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n${half}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ended = server.end('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.end('SIGTERM');
    await expect(fetch(`http://localhost:${port()}/api/health`)).rejects.toThrow();
    socket.write(rest);
    expect(await ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    socket.destroy();
  });
});
