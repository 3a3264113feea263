import type { Contact, Letter, UnsentLetters } from '@forms/shared/contract';
import { partOf, textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

const HTML = '<p>They begin in <strong>May</strong>.</p><ul><li>Maths first</li></ul>';

describe('a message of the contact form', () => {
  const mail = new MailServer();
  let server: TestServer;
  let staff: { cookie: string };
  beforeAll(async () => {
    server = await TestServer.start({
      SMTP_URL: await mail.start(),
      MAIL_FROM: 'Tutorial College <office@college.test>',
    });
    staff = await server.signIn('Staff');
  });
  afterAll(async () => {
    await server.stop();
    await mail.stop();
  });
  beforeEach(async () => {
    mail.received.length = 0;
    await server.app.db.deleteFrom('jobs').where('kind', '=', 'letter').execute();
    await server.app.db.deleteFrom('letters').execute();
  });

  /** Sends a message by the contact form; answers its id. */
  async function write(said: object = {}, headers: Record<string, string> = {}): Promise<string> {
    const message = {
      firstName: 'Rui',
      lastName: 'Melo',
      email: 'rui@example.org',
      message: 'When?',
      page: '/',
      ...said,
    };
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const response = await server.send('/content/contacts', {
      json: { ...message, message: `${message.message} ${crypto.randomUUID()}` },
      headers: { ...key, ...headers },
    });
    return ((await response.json()) as { id: string }).id;
  }
  const reply = (id: string, html = HTML, headers: Record<string, string> = {}) =>
    server.send(`/content/contacts/${id}/replies`, { json: { html }, headers: { ...staff, ...headers } });
  async function read(id: string): Promise<Contact> {
    return (await (await server.send(`/content/contacts/${id}`, { headers: staff })).json()) as Contact;
  }
  const letterOnceIn = (id: string, state: Letter['state']) =>
    until(
      () => read(id),
      ({ replies }) => replies[0]?.letter.state === state,
    );
  const unsent = async () =>
    (await (await server.send('/api/letters/unsent', { headers: staff })).json()) as UnsentLetters;

  it('stands in a list that is sorted by name, accents aside, and narrowed to the page that it was sent from', async () => {
    for (const [firstName, page] of [
      ['Zoë', 'fees'],
      ['Émile', 'contact-us'],
      ['adam', 'fees'],
    ])
      await write({ firstName, lastName: 'Okafor', page });
    const get = async (path: string) =>
      (await server.send(`/content/contacts${path}`, { headers: staff })).json() as Promise<unknown>;
    const names = async (query: string) =>
      ((await get(query)) as { rows: Contact[] }).rows
        .filter(({ lastName }) => lastName === 'Okafor')
        .map(({ firstName }) => firstName);
    expect(await names('?sort=name')).toEqual(['adam', 'Émile', 'Zoë']);
    expect(await names('?sort=-name&page=fees')).toEqual(['Zoë', 'adam']);
    expect(await get('/pages')).toEqual(['contact-us', 'fees']);
  });

  it('is answered by a letter, as it was written, whose answers come back to the site’s mailbox', async () => {
    const id = await write();
    expect((await reply(id)).status).toBe(201);
    await letterOnceIn(id, 'sent');
    const [letter] = mail.received;
    if (!letter) throw new Error('no letter');
    expect(letter.to).toEqual(['rui@example.org']);
    expect(letter.headers).toMatch(/^Subject: Your message to Tutorial College$/m);
    expect(letter.headers).toMatch(/^Reply-To: Tutorial College <office@college.test>$/m);
    expect(letter.headers).not.toMatch(/^Auto-Submitted:/m);
    expect(textOf(letter)).toMatch(
      /^Dear Rui Melo,\n\nThis is our answer to your message of .*\.\n\nThey begin in May\.\n\n- Maths first\n\nTutorial College\n$/,
    );
    expect(partOf(letter, 'text/html').toString()).toContain(HTML);
    expect(letter.body).not.toContain('When?');
  });

  it('is answered in Portuguese where it was sent from a page of Lisbon’s', async () => {
    const id = await write({}, { 'accept-language': 'pt-PT' });
    await reply(id, '<p>Em maio.</p>');
    await letterOnceIn(id, 'sent');
    const [letter] = mail.received;
    if (!letter) throw new Error('no letter');
    expect(letter.headers).toMatch(/^Subject: A sua mensagem para Tutorial College$/m);
    expect(textOf(letter)).toMatch(
      /^Olá Rui Melo,\n\nEsta é a nossa resposta à sua mensagem de \d+ de \p{L}+ de \d{4}\.\n\nEm maio\.\n\nTutorial College\n$/u,
    );
    expect(partOf(letter, 'text/html').toString()).toContain('lang="pt-PT"');
  });

  it('keeps each reply, who wrote it and how far its letter is, and is closed by it', async () => {
    const id = await write();
    const answer = (await (await reply(id)).json()) as Contact;
    expect(answer).toMatchObject({
      id,
      status: 'completed',
      replies: [
        { html: HTML, author: 'A Staff', madeAt: expect.any(String), letter: { recipient: 'rui@example.org' } },
      ],
    });
    await reply(id, '<p>And in June.</p>');
    const { replies } = await until(
      () => read(id),
      ({ replies }) => replies.every(({ letter }) => letter.state === 'sent'),
    );
    expect(replies.map(({ html }) => html)).toEqual([HTML, '<p>And in June.</p>']);
  });

  it('is answered once for a key, however often the reply is sent', async () => {
    const id = await write();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    await Promise.all([reply(id, HTML, key), reply(id, HTML, key)]);
    expect((await reply(id, HTML, key)).status).toBe(201);
    expect((await letterOnceIn(id, 'sent')).replies).toHaveLength(1);
    expect(mail.received).toHaveLength(1);
  });

  it('whose letter is refused shows that with the other letters that did not go, until it is sent again', async () => {
    const id = await write();
    mail.refusals.push({ at: 'recipient', code: 550, reply: '5.1.1 No such user' });
    const replyId = ((await (await reply(id)).json()) as Contact).replies[0]?.id;
    const { replies } = await letterOnceIn(id, 'failed');
    expect(replies[0]?.letter.lastError).toContain('No such user');
    expect(await unsent()).toMatchObject({
      count: 1,
      letters: [
        { kind: 'reply', state: 'failed', about: { entityType: 'contact', entityTypeId: id, name: 'Rui Melo' } },
      ],
    });
    const again = (of: string, which = replyId) =>
      server.send(`/content/contacts/${of}/replies/${which}/again`, { method: 'POST', headers: staff });
    expect((await again(await write())).status).toBe(404);
    expect((await again(id)).status).toBe(200);
    await letterOnceIn(id, 'sent');
    expect((await unsent()).count).toBe(0);
    expect(mail.received).toHaveLength(1);
  });

  it.each(['at home', 'rui@example.org, zoe@example.org'])(
    'whose writer gave “%s” as their address cannot be answered by letter, and staff are told why',
    async (email) => {
      const id = await write({ email });
      const response = await reply(id);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining(`“${email}”`) });
      expect(await read(id)).toMatchObject({ status: 'submitted', replies: [] });
    },
  );

  it.each([
    ['is empty', ''],
    ['holds what the editor does not write', '<p>Look <img src=x onerror=alert(1)></p>'],
    ['is too long', `<p>${'x'.repeat(15_000)}</p>`],
  ])('takes no reply that %s', async (_, html) => {
    const id = await write();
    expect((await reply(id, html)).status).toBe(422);
    expect((await read(id)).replies).toEqual([]);
  });

  it('is answered by nobody but staff', async () => {
    const id = await write();
    expect((await reply(id, HTML, { cookie: '' })).status).toBe(401);
    expect((await reply(id, HTML, await server.signIn('Candidate'))).status).toBe(403);
    expect((await reply('nothing')).status).toBe(404);
  });
});
