import type { Contact, Enquiry, EnquiryMessages, ListPage, Submitted } from '@forms/shared/contract';
import { MAIL_SIGNATURE_SECONDS } from '@forms/shared/contract';
import { mailFromOne } from '../../platform/limits/mailLimits';
import { deliver, MAIL_SECRET, signatureOf } from '../../testing/deliverMail';
import { MailServer } from '../../testing/mailServer';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { closeEnquiry } from '../enquiries/status';
import { addForm } from '../forms/storedForms';
import { removeContact } from '../retention/removeContact';
import { removeEnquiry } from '../retention/removeEnquiry';

const openDay = {
  header: { title: 'Open day' },
  pages: [{ name: 'you', title: 'You', fields: [{ name: 'email', type: 'email' as const, label: 'Email' }] }],
};
const PDF = Buffer.from('%PDF-1.7\n').toString('base64');

const mail = new MailServer();
let server: TestServer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start({
    SMTP_URL: await mail.start(),
    MAIL_FROM: 'Tutorial College <office@college.test>',
    PUBLIC_URL: 'http://forms.college.test/',
    MAIL_INCOMING_SECRET: MAIL_SECRET,
  });
  staff = await server.signIn('Staff');
  await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json: openDay }, null);
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

interface Applied {
  id: string;
  reference: string;
  email: string;
  /** The Message-ID of the letter that confirmed it. */
  letter: string;
}
let applicants = 0;
async function apply(): Promise<Applied> {
  const email = `zoe-${++applicants}@example.org`;
  const json = [{ name: 'you', values: { email } }];
  const sent = await server.send('/api/webforms/form/open-day/data', { json });
  const { id, reference } = (await sent.json()) as Submitted;
  const toThem = () => mail.received.find((each) => each.to.includes(email));
  await until(async () => toThem() !== undefined, Boolean);
  const letter = /^Message-ID: (<[^>]+>)$/im.exec(toThem()?.headers ?? '')?.[1] ?? '';
  // The letter is one that went once that is written down.
  await until(
    () => server.app.db.selectFrom('letters').select('sentAt').where('enquiryId', '=', id).executeTakeFirstOrThrow(),
    ({ sentAt }) => sentAt !== null,
  );
  return { id, reference, email, letter };
}

const get = async <T>(path: string): Promise<T> => (await server.send(path, { headers: staff })).json() as Promise<T>;
const messagesOf = (id: string) => get<EnquiryMessages>(`/api/enquiries/${id}/messages`);
const contactsNamed = async (word: string) => {
  const list = await server.send('/content/contacts', { headers: { ...staff, 'list-search': word } });
  return ((await list.json()) as ListPage<Contact>).rows;
};
const queued = async (queue: string) =>
  (await get<ListPage<{ id: string }>>(`/api/enquiries?queue=${queue}`)).rows.map(({ id }) => id);
async function became(message: string | Buffer) {
  const response = await deliver(server, message);
  return [response.status, ((await response.json()) as { became: string }).became];
}

let mails = 0;
/** A mail from somebody, with the lines of its head that are said, and its words. */
const written = (from: string, head: string, words = 'Here it is.') =>
  [
    `From: ${from}`,
    'To: Tutorial College <office@college.test>',
    `Message-ID: <${++mails}@mailer.example>`,
    'Date: Thu, 26 Nov 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    ...(head ? [head] : []),
    ...(head.includes('Content-Type') ? [] : ['Content-Type: text/plain; charset=utf-8']),
    '',
    words,
    '',
  ].join('\n');

const multipart = (...parts: string[]) =>
  `Content-Type: multipart/mixed; boundary=b\n\n${parts.map((part) => `--b\n${part}\n`).join('')}--b--`;
const attached = (name: string, content: string) =>
  `Content-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${content}`;

describe('an answer by mail', () => {
  it.each([
    [
      'Gmail’s',
      ({ letter }: Applied) =>
        `Subject: Re: We have received it\nIn-Reply-To: ${letter}\nReferences: ${letter}\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain; charset="UTF-8"\nContent-Transfer-Encoding: quoted-printable\n\nHere it is. Zo=C3=AB\n\nOn Thu, 26 Nov 2026 at 10:00, College <office@college.test> wrote:\n\n> Please=\n send it.\n\n--b\nContent-Type: text/html; charset="UTF-8"\n\n<div>Not this</div>\n--b--`,
      'Here it is. Zoë',
    ],
    [
      'Outlook’s, without References',
      ({ letter }: Applied) =>
        `Subject: RE: We have received it\nIn-Reply-To: ${letter}\nThread-Index: AdpQ\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nHere it is. Zo=EB\n\n________________________________\nFrom: College <office@college.test>\nSent: 26 November 2026 10:00\nTo: Zo=EB\nSubject: We have received it\n\nPlease send it.`,
      'Here it is. Zoë',
    ],
    [
      'Apple Mail’s, with another subject',
      ({ letter }: Applied) =>
        `Subject: My passport\nReferences: <other@elsewhere.example>\n ${letter}\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${Buffer.from('Here it is. Zoë\n\n> On 26 Nov 2026, at 10:00, College <office@college.test> wrote:\n> \n> Please send it.\n').toString('base64')}`,
      'Here it is. Zoë',
    ],
    [
      'a telephone’s, of HTML alone',
      ({ letter }: Applied) =>
        `Subject: Re:\nIn-Reply-To: ${letter}\nContent-Type: text/html; charset=utf-8\n\n<html><body><p>Here it is. Zo&euml;</p><script>alert(1)</script><blockquote>Please send it.</blockquote></body></html>`,
      'Here it is. Zoë',
    ],
    [
      'one with no head but the thread’s',
      ({ letter }: Applied) => `In-Reply-To:\n ${letter}\nContent-Type: text/plain\n\nHere it is. Zoe`,
      'Here it is. Zoe',
    ],
    [
      'one with the reference in its subject alone',
      ({ reference }: Applied) =>
        `Subject: about ${reference.toLowerCase()}\nContent-Type: text/plain\n\nHere it is. Zoe`,
      'Here it is. Zoe',
    ],
    [
      'one to an address with the reference, which is in Delivered-To alone',
      ({ reference }: Applied) =>
        `Delivered-To: office+${reference.toLowerCase()}@college.test\nContent-Type: text/plain\n\nHere it is. Zoe`,
      'Here it is. Zoe',
    ],
  ])('joins the enquiry and waits as a message of its page does: %s', async (_, head, text) => {
    const applied = await apply();
    const [top = '', ...body] = head(applied).split('\n\n');
    expect(await became(written(`Zoë Hall <${applied.email}>`, top, body.join('\n\n')))).toEqual([200, 'enquiry']);
    const [message] = await messagesOf(applied.id);
    expect(message).toMatchObject({ from: 'applicant', author: 'Zoë Hall', text, isWaiting: true });
    expect(message?.mail).toMatchObject({ from: applied.email, isAutomatic: false, isStranger: false });
    if (head(applied).includes('Please')) expect(message?.mail?.quoted).toContain('Please send it.');
    expect(await queued('answer')).toContain(applied.id);
  });

  it('shows who was copied, and from whom it is where the enquiry does not know them', async () => {
    const { id, letter } = await apply();
    const head = `Subject: Re\nIn-Reply-To: ${letter}\nCc: "Hall, Mary" <mary@example.org>, uncle@example.org`;
    await became(written('Aunt <aunt@elsewhere.example>', head));
    expect((await messagesOf(id))[0]?.mail).toMatchObject({
      ...{ from: 'aunt@elsewhere.example', isStranger: true },
      cc: ['Hall, Mary <mary@example.org>', 'uncle@example.org'],
    });
  });

  it('to an earlier mail joins that one’s thread, too', async () => {
    const { id, letter, email } = await apply();
    await became(written(email, `In-Reply-To: ${letter}`, 'First'));
    await became(written('Mum <mum@example.org>', `In-Reply-To: <${mails}@mailer.example>`, 'Second'));
    expect((await messagesOf(id)).map(({ text }) => text)).toEqual(['First', 'Second']);
  });

  it('opens an enquiry again, and is not shown on the page that whoever has the link may read', async () => {
    const { id, letter, email } = await apply();
    const { db } = server.app;
    await db.transaction().execute((trx) => closeEnquiry(trx, id, 'Rui'));
    await became(written(email, `In-Reply-To: ${letter}`));
    expect((await get<Enquiry>(`/api/enquiries/${id}`)).status).toBe('inProgress');
    const [message] = await messagesOf(id);
    await server.send(`/api/enquiries/${id}/messages`, {
      json: { text: 'Thank you', seen: [message?.id] },
      headers: staff,
    });
    expect((await messagesOf(id)).map(({ isWaiting }) => isWaiting)).toEqual([false, false]);
    expect(await queued('answer')).not.toContain(id);
  });

  it('about an enquiry that is merged into another joins the timeline of that, where somebody answers it', async () => {
    const [duplicate, stays] = [await apply(), await apply()];
    const author = 'Rui';
    const row = { enquiryId: duplicate.id, mergedInto: stays.id, author, madeAt: new Date().toISOString() };
    await server.app.db.insertInto('mergedEnquiries').values(row).execute();
    expect(await became(written(duplicate.email, `In-Reply-To: ${duplicate.letter}`))).toEqual([200, 'enquiry']);
    expect(await messagesOf(duplicate.id)).toEqual([]);
    expect(await messagesOf(stays.id)).toMatchObject([{ text: 'Here it is.', isWaiting: true }]);
    expect(await queued('answer')).toContain(stays.id);
  });

  it('brings its files to the enquiry, and names those that are refused', async () => {
    const { id, letter, email } = await apply();
    const body = multipart(
      'Content-Type: text/plain\n\nTwo files',
      attached('passport.pdf', PDF),
      attached('virus.exe', PDF),
      attached('no.png', PDF),
    );
    const [top = '', ...rest] = body.split('\n\n');
    await became(written(email, `In-Reply-To: ${letter}\n${top}`, rest.join('\n\n')));
    const files = (await messagesOf(id))[0]?.mail?.files ?? [];
    expect(files).toEqual([
      { id: expect.any(String), name: 'passport.pdf', size: 9, refused: '' },
      { id: null, name: 'virus.exe', size: 9, refused: expect.stringContaining('virus.exe') },
      { id: null, name: 'no.png', size: 9, refused: 'File type does not match extension' },
    ]);
    const stored = await server.app.db.selectFrom('files').selectAll().where('entityId', '=', id).execute();
    expect(stored).toMatchObject([{ id: files[0]?.id, entityType: 'enquiry', visible: 0, keptUntil: null }]);
    await until(
      () => server.app.db.selectFrom('jobs').select('id').where('enquiryId', '=', id).execute(),
      ({ length }) => length === 0,
    );
    await removeEnquiry(server.app, id);
    expect(await server.app.db.selectFrom('incomingFiles').selectAll().execute()).toEqual([]);
    expect(await server.app.db.selectFrom('files').select('id').where('entityId', '=', id).execute()).toEqual([]);
  });

  it('to a reply joins the thread of the contact, which waits again', async () => {
    const message = { firstName: 'Rui', lastName: 'Melo', email: 'rui@example.org', message: 'When?', page: '/' };
    const { id } = (await (await server.send('/content/contacts', { json: message })).json()) as { id: string };
    await server.send(`/content/contacts/${id}/replies`, { json: { html: '<p>In May.</p>' }, headers: staff });
    const { replies } = await until(
      () => get<Contact>(`/content/contacts/${id}`),
      (contact) => contact.replies[0]?.letter.state === 'sent',
    );
    const head = `Subject: RE: Your message\nIn-Reply-To: <${replies[0]?.id}@college.test>`;
    expect(await became(written('Rui <rui@example.org>', head, 'Thursdays, Quetzalcoatl?'))).toEqual([200, 'contact']);
    expect(await get<Contact>(`/content/contacts/${id}`)).toMatchObject({
      status: 'submitted',
      received: [{ text: 'Thursdays, Quetzalcoatl?', from: 'rui@example.org', isStranger: false, isAutomatic: false }],
    });
    expect((await contactsNamed('quetzalcoatl')).map((contact) => contact.id)).toEqual([id]);
    await removeContact(server.app, id);
    expect(await contactsNamed('quetzalcoatl')).toEqual([]);
  });
});

describe('a mail without a thread', () => {
  it.each([
    ['by a stranger who names a reference', ({ reference }: Applied) => `Subject: Re: ${reference}`, true],
    ['with an invented Message-ID in its head', () => `In-Reply-To: <${'A'.repeat(22)}@college.test>`, false],
    ['about nothing of ours', () => 'Subject: Your courses', false],
  ])('becomes a new message that says what it seems to answer: %s', async (_, head, names) => {
    const applied = await apply();
    const word = `Xylophone${mails}`;
    expect(await became(written('Mallory Mann <mallory@elsewhere.example>', head(applied), word))).toEqual([
      200,
      'contact',
    ]);
    expect(await messagesOf(applied.id)).toEqual([]);
    const [contact] = await contactsNamed(word);
    expect(contact).toMatchObject({
      ...{ firstName: 'Mallory', lastName: 'Mann', email: 'mallory@elsewhere.example', message: word },
      ...{ page: 'By mail', status: 'submitted', received: [], replies: [] },
      mail: { seems: names ? { enquiryId: applied.id, reference: applied.reference } : null },
    });
  });

  it('keeps its files with the message, and they go with it', async () => {
    const body = multipart('Content-Type: text/plain\n\nMy Zeppelin', attached('zeppelin.pdf', PDF));
    const [top = '', ...rest] = body.split('\n\n');
    await became(written('z@example.org', top, rest.join('\n\n')));
    const [contact] = await contactsNamed('zeppelin');
    const fileId = contact?.mail?.files[0]?.id ?? '';
    expect((await server.send(`/api/file/${fileId}?data=none`, { headers: staff })).status).toBe(200);
    await removeContact(server.app, contact?.id ?? '');
    expect(await server.app.db.selectFrom('files').select('id').where('id', '=', fileId).execute()).toEqual([]);
  });

  it.each([
    ['no head at all', 'Kumquat one, which is no mail'],
    ['nothing but a head', 'From: kumquat@example.org\nSubject: Kumquat two'],
    ['a head without a sender', 'Subject: hello\n\nKumquat three'],
    ['a part that never ends', 'From: k@example.org\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nKumquat four'],
    [
      'parts in parts without end',
      `From: k@example.org\n${Array.from({ length: 300 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`).join('')}\nKumquat five`,
    ],
    [
      'a thousand lines of head',
      `From: k@example.org\n${Array.from({ length: 1_000 }, (_, at) => `X-Line-${at}: ${'x'.repeat(50)}`).join('\n')}\n\nKumquat six`,
    ],
    ['a head of megabytes', `From: kumquat7@example.org\nX-Long: ${'x'.repeat(2_000_000)}\n\nKumquat seven`],
    ['signs that no database keeps', 'From: k@example.org\n\nKum\0quat\u0001 Kumquat eight'],
    [
      'a mail in it',
      'From: k@example.org\nContent-Type: message/rfc822\n\nFrom: other@example.org\nSubject: In\n\nKumquat nine',
    ],
    ['an address in it that is none', 'From: <<>>\nReply-To: @\nTo: ;;;\nCc: undisclosed-recipients:;\n\nKumquat ten'],
  ])('is kept, whatever it is made of: %s', async (_, raw) => {
    const before = (await contactsNamed('kumquat')).length;
    expect(await became(raw)).toEqual([200, 'contact']);
    expect((await contactsNamed('kumquat')).length).toBe(before + 1);
  });

  it('of 12 MB is taken whole', async () => {
    const body = multipart(
      'Content-Type: text/plain\n\nA Hippopotamus',
      attached(
        'large.pdf',
        Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_000_000, 'x')])
          .toString('base64')
          .replace(/.{76}/g, '$&\n'),
      ),
    );
    const [top = '', ...rest] = body.split('\n\n');
    expect(await became(written('h@example.org', top, rest.join('\n\n')))).toEqual([200, 'contact']);
    expect((await contactsNamed('hippopotamus'))[0]?.mail?.files).toMatchObject([
      { name: 'large.pdf', size: 9_000_009 },
    ]);
  });
});

describe('a mail that nobody wrote', () => {
  it.each([
    ['an out of office', 'Auto-Submitted: auto-replied\nX-Auto-Response-Suppress: All'],
    ['one of a list', 'Precedence: bulk'],
    ['one with an empty sender', 'Return-Path: <>'],
    ['Exchange’s', 'X-Auto-Response-Suppress: DR, OOF, AutoReply'],
  ])('is marked, raises no work and opens nothing: %s', async (_, head) => {
    const { id, letter, email } = await apply();
    const { db } = server.app;
    await db.transaction().execute((trx) => closeEnquiry(trx, id, 'Rui'));
    const lettersBefore = (await get<Enquiry>(`/api/enquiries/${id}`)).mail.length;
    expect(await became(written(email, `In-Reply-To: ${letter}\n${head}`, 'I am away.'))).toEqual([200, 'enquiry']);
    expect(await messagesOf(id)).toMatchObject([{ isWaiting: false, mail: { isAutomatic: true } }]);
    const enquiry = await get<Enquiry>(`/api/enquiries/${id}`);
    expect([enquiry.status, enquiry.mail.length]).toEqual(['completed', lettersBefore]);
    await became(written(email, `${head}\nSubject: Okapi`, 'An Okapi'));
    expect(await contactsNamed('okapi')).toMatchObject([{ status: 'completed' }]);
    await removeContact(server.app, (await contactsNamed('okapi'))[0]?.id ?? '');
  });

  it('that is a letter of ours, or from our own address, goes round no further', async () => {
    const { id, letter } = await apply();
    await became(written('Office <Office@college.test>', `In-Reply-To: ${letter}`));
    expect(await messagesOf(id)).toMatchObject([{ isWaiting: false, mail: { isAutomatic: true } }]);
  });

  it('causes no letter, and neither does one that somebody wrote', async () => {
    const { id, letter, email } = await apply();
    await became(written(email, `In-Reply-To: ${letter}`));
    expect((await get<Enquiry>(`/api/enquiries/${id}`)).mail).toHaveLength(1);
  });
});

/** What a mail server says of a letter that it could not deliver. */
const report = (letter: string, action = 'failed') =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.org',
    'To: office@college.test',
    `Message-ID: <${++mails}@mx.example.org>`,
    'Auto-Submitted: auto-replied',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b\nContent-Type: text/plain\n\nSorry.\n--b\nContent-Type: message/delivery-status\n',
    'Reporting-MTA: dns; mx.example.org\n',
    `Final-Recipient: rfc822; zoe@example.org\nAction: ${action}\nStatus: 5.1.1`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such user\n  here\n\n--b',
    `Content-Type: message/rfc822\n\nMessage-ID: ${letter}\nSubject: We have received it\n\nHello\n--b--\n`,
  ].join('\n');

describe('a letter that comes back', () => {
  const letterOf = async (id: string) => (await get<Enquiry>(`/api/enquiries/${id}`)).mail[0];

  it('has failed, with the reason, where letters that failed are counted, until it is sent again', async () => {
    const { id, letter } = await apply();
    expect(await became(report(letter))).toEqual([200, 'failure']);
    expect(await letterOf(id)).toMatchObject({ state: 'failed', lastError: '550 5.1.1 No such user here' });
    expect(await queued('letter')).toEqual([id]);
    expect(await get('/api/letters/unsent')).toMatchObject({ count: 1, letters: [{ about: { entityTypeId: id } }] });
    expect(await messagesOf(id)).toEqual([]);

    await server.send(`/api/enquiries/${id}/letters/${(await letterOf(id))?.id}/again`, {
      method: 'POST',
      headers: staff,
    });
    await until(
      () => letterOf(id),
      (each) => each?.state === 'sent',
    );
    // What comes late says nothing of the one that went since.
    expect(await became(report(letter))).toEqual([200, 'failure']);
    expect(await letterOf(id)).toMatchObject({ state: 'sent' });
    expect(await queued('letter')).toEqual([]);
  });

  it('has not failed while the mail server goes on trying', async () => {
    const { id, letter } = await apply();
    await became(report(letter, 'delayed'));
    expect(await letterOf(id)).toMatchObject({ state: 'sent' });
  });

  it('of somebody else’s is a message that waits for nobody', async () => {
    expect(await became(report('<none@elsewhere.example>'))).toEqual([200, 'contact']);
  });
});

describe('who delivers mail', () => {
  const one = () => Buffer.from(written('tapir@example.org', 'Subject: Tapir', 'A Tapir'));
  const none = async (headers: Record<string, string>, bytes = one()) => {
    const response = await deliver(server, bytes, headers);
    expect(await contactsNamed('tapir')).toEqual([]);
    return response.status;
  };

  it.each([
    ['without a signature', () => ''],
    ['with one of another secret', (bytes: Buffer) => signatureOf(bytes, { secret: 'x'.repeat(40) })],
    ['with one of other bytes', () => signatureOf(Buffer.from('other'))],
    ['with one of too long ago', (bytes: Buffer) => signatureOf(bytes, { secondsAgo: MAIL_SIGNATURE_SECONDS + 60 })],
    ['with one of the future', (bytes: Buffer) => signatureOf(bytes, { secondsAgo: -MAIL_SIGNATURE_SECONDS - 60 })],
    [
      'with another time than was signed',
      (bytes: Buffer) => signatureOf(bytes, { secondsAgo: 20 }).replace(/\d,/, (d) => `${(Number(d[0]) + 1) % 10},`),
    ],
    ['with half of one', (bytes: Buffer) => signatureOf(bytes).slice(0, -1)],
  ])('is refused %s', async (_, sign) => {
    const bytes = one();
    expect(await none({ 'mail-signature': sign(bytes) }, bytes)).toBe(401);
  });

  it('is refused what is too large', async () => {
    expect(await none({}, Buffer.alloc(27 * 1024 * 1024, 'Tapir '))).toBe(413);
  });

  it('is refused where the site has no secret', async () => {
    const other = await TestServer.start();
    expect((await deliver(other, one())).status).toBe(404);
    await other.stop();
  });

  it('may deliver one mail twice, or ten times at once: it is one', async () => {
    const { id, letter, email } = await apply();
    const body = multipart('Content-Type: text/plain\n\nOnce', attached('once.pdf', PDF));
    const [top = '', ...rest] = body.split('\n\n');
    const message = written(email, `In-Reply-To: ${letter}\n${top}`, rest.join('\n\n'));
    const all = await Promise.all(Array.from({ length: 10 }, () => became(message)));
    expect(all.filter(([, what]) => what === 'enquiry')).toHaveLength(1);
    expect(await became(message)).toEqual([200, 'known']);
    expect(await messagesOf(id)).toHaveLength(1);
    expect(await server.app.db.selectFrom('files').select('id').where('name', '=', 'once.pdf').execute()).toHaveLength(
      1,
    );
    // Without a Message-ID the same bytes are the same mail.
    const bare = `From: ${email}\nIn-Reply-To: ${letter}\n\nBare`;
    expect([await became(bare), await became(bare)].map(([, what]) => what)).toEqual(['enquiry', 'known']);
  });

  it('is asked to come again later with more of one sender than anybody writes', async () => {
    const hour = mailFromOne.at(-1)?.calls ?? 0;
    const { db } = server.app;
    const row = {
      ...{
        enquiryId: null,
        contactId: null,
        kind: 'written' as const,
        address: 'flood@example.org',
        name: '',
        cc: '[]',
      },
      ...{ subject: '', text: '', quoted: '', isStranger: 0 as const, seems: '', receivedAt: new Date().toISOString() },
    };
    const rows = Array.from({ length: hour }, (_, at) => ({ ...row, id: `flood ${at}`, messageId: `flood ${at}` }));
    await db.insertInto('incomingMails').values(rows).execute();
    const response = await deliver(server, written('Flood@example.org', ''));
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await became(written('other@example.org', '')))[0]).toBe(200);
  });
});
