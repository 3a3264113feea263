import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contact, ListPage } from '@forms/shared/contract';
import { houseFolder } from '../../platform/houseFolder';
import { MAIL_SECRET } from '../../testing/deliverMail';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ MAIL_INCOMING_SECRET: MAIL_SECRET });
});
afterAll(() => server.stop());

/** Runs the command of the page for who runs the site, as a mail server does; answers its exit code. */
function pipe(mail: string, secret = MAIL_SECRET): Promise<number> {
  const page = readFileSync(join(houseFolder, 'docs/operating.md'), 'utf8');
  const [, command = ''] = /```sh\n(#!\/bin\/sh\nmail=[\s\S]*?)```/.exec(page) ?? [];
  const secretFile = join(server.dataDir, 'mail-secret');
  writeFileSync(secretFile, `${secret}\n`);
  const here = command
    .replace('/etc/forms/mail-secret', secretFile)
    .replace('https://forms.example.org', server.address);
  expect(here).toContain(server.address);
  return new Promise((resolve) => {
    const running = execFile('sh', ['-c', here], (error) => resolve(Number(error?.code ?? 0)));
    running.stdin?.end(mail);
  });
}
const contacts = async () => {
  const list = await server.send('/content/contacts', { headers: await server.signIn('Staff') });
  return ((await list.json()) as ListPage<Contact>).rows;
};

test('The command that the page for who runs the site shows hands a mail over, and has the mail server try again where it could not.', async () => {
  // As Postfix pipes it: with the line that mailboxes begin a mail with.
  const mail =
    'From zoe@example.org Thu Nov 26 10:00:00 2026\nReturn-Path: <zoe@example.org>\nDelivered-To: office@college.test\n' +
    'From: Zoë Hall <zoe@example.org>\nSubject: Courses\n\nWhat is $HOME, "and" `what` is \\n?\n';
  expect(await pipe(mail, 'another secret, of which it knows nothing')).toBe(75);
  expect(await contacts()).toEqual([]);
  expect(await pipe(mail)).toBe(0);
  expect(await contacts()).toMatchObject([
    { firstName: 'Zoë', email: 'zoe@example.org', message: 'What is $HOME, "and" `what` is \\n?', status: 'submitted' },
  ]);
  expect(await pipe(mail)).toBe(0);
  expect(await contacts()).toHaveLength(1);
});
