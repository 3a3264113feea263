import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Enquiry } from '@forms/shared/contract';
import { openPost } from '../../platform/mail/post';
import { partOf, textOf } from '../../testing/letterParts';
import { MailServer, type Received } from '../../testing/mailServer';
import { Payer } from '../../testing/payer';
import { pdfText } from '../../testing/pdfText';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

const header = ({ headers }: Received, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1];

const EVERY_LETTER = { firstName: 'Łucja Ñandú', lastName: 'Ștefănescu Ødegård Žofie' };

describe('letters by mail', () => {
  const mail = new MailServer();
  let server: TestServer;
  let payer: Payer;
  beforeAll(async () => {
    server = await TestServer.start({
      SMTP_URL: await mail.start(),
      MAIL_FROM: 'Tutorial College <office@college.test>',
      BANK_DETAILS: 'Account name: Tutorial College; Sort code: 12-34-56; Account number: 12345678',
    });
    payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  });
  afterAll(async () => {
    await server.stop();
    await mail.stop();
  });
  beforeEach(async () => {
    mail.received.length = 0;
    // As if those before had been an hour ago and more.
    await server.app.db.updateTable('letters').set({ mailbox: null }).execute();
  });

  const sent = (id: string) =>
    until(
      () => payer.read(id),
      ({ mail: letters }) => letters.length > 0 && letters.every(({ state }) => state === 'sent'),
    );
  /** Tries what failed at once instead of after its wait. */
  const hurry = () =>
    server.app.db
      .updateTable('jobs')
      .set({ runAt: new Date(0).toISOString() })
      .execute();
  const steps = ({ payments }: Enquiry) => payments.map(({ kind }) => kind);

  it('who pays by bank transfer gets the invoice as a PDF, with every letter of their name, and how to pay', async () => {
    const { id, reference, amount } = await payer.enquire('bacs', { candidate: EVERY_LETTER });
    expect(amount).toBe(40_495);
    const enquiry = await sent(id);
    const [letter] = mail.received;
    if (!letter) throw new Error('no letter');
    expect(letter.to).toEqual(['zoe@example.org']);
    expect(header(letter, 'From')).toBe('Tutorial College <office@college.test>');
    expect(header(letter, 'Auto-Submitted')).toBe('auto-generated');

    const invoice = (await (
      await server.send(`/api/invoice/${enquiry.invoiceId}`, { headers: await server.signIn('Staff') })
    ).json()) as { number: string; dueDate: string };
    const text = textOf(letter);
    expect(text).toContain('Dear Łucja Ñandú Ștefănescu Ødegård Žofie,');
    expect(text).toContain(`Invoice ${invoice.number} is attached. Please pay £404.95 by bank transfer by `);
    expect(text).toContain('Exam Candidate fee: £75.00');
    expect(text).toContain(
      `Account name: Tutorial College\nSort code: 12-34-56\nAccount number: 12345678\nPayment reference: ${reference}`,
    );
    expect(partOf(letter, 'text/html').toString()).toContain('Total payable</td>');

    const pdf = pdfText(partOf(letter, 'application/pdf'));
    expect(pdf).toContain(`Invoice ${invoice.number}`);
    expect(pdf).toContain('Łucja Ñandú Ștefănescu Ødegård Žofie');
    expect(pdf).toMatch(/GCSE Mathematics \(AQA 8300, Foundation tier\).*£229.95|GCSE Mathematics.*£229.95/s);
    expect(pdf).toContain('Total payable £404.95');
    expect(pdf).toContain(`Payment reference: ${reference}`);
    expect(pdf).toContain('I have read and accept the general terms and conditions.');

    expect(steps(enquiry)).toEqual(['chosen', 'mail-queued', 'mail-sent']);
    const file = await server.send(`/api/file/${enquiry.mail[0]?.fileId}/content`, {
      headers: await server.signIn('Staff'),
    });
    expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toBe(pdf);
  });

  it('who pays by card gets a receipt, once', async () => {
    const { id, reference } = await payer.pay();
    const enquiry = await sent(id);
    expect(enquiry.mail).toMatchObject([
      { kind: 'submission', recipient: 'zoe@example.org' },
      { kind: 'receipt', recipient: 'zoe@example.org', lastError: null },
    ]);
    const [, letter] = mail.received;
    if (!letter) throw new Error('no letter');
    expect(textOf(letter)).toMatch(/^Dear Zoë Młyńska,\n\nWe have received £404.95 by card on /);
    const pdf = pdfText(partOf(letter, 'application/pdf'));
    expect(pdf).toMatch(/^Receipt INV-/m);
    expect(pdf).toContain('Total paid £404.95');
    expect(pdf).not.toContain('bank transfer');
    expect(pdf).toContain(reference);
    expect(mail.received).toHaveLength(2);
  });

  it('who asks for a call gets a confirmation, and who chooses a transfer twice then one invoice', async () => {
    const { id } = await payer.enquire('callback');
    expect((await sent(id)).mail).toMatchObject([{ kind: 'submission' }]);
    await payer.choose(id, 'bacs');
    await payer.choose(id, 'bacs');
    await sent(id);
    expect(mail.received).toHaveLength(2);
    const mailed = ['mail-queued', 'mail-sent'];
    expect(steps(await payer.read(id))).toEqual(['chosen', ...mailed, 'chosen', ...mailed]);
  });

  it('who fills the form in for somebody else is written to as well as the candidate', async () => {
    const { id } = await payer.enquire('bacs', {
      start: {
        filledBy: 'other',
        filled_firstName: 'Ana',
        filled_lastName: 'Õunapuu',
        filled_email: 'ana@example.org',
        filled_phone: '+447700900123',
        filled_relationship: 'Parent',
      },
    });
    await until(
      () => payer.read(id),
      ({ mail: letters }) => letters.every(({ state }) => state === 'sent'),
    );
    expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(['ana@example.org', 'zoe@example.org']);
    const [letter] = mail.received;
    if (!letter) throw new Error('no letter');
    const pdf = pdfText(partOf(letter, 'application/pdf'));
    expect(pdf).toMatch(/Invoice to\s+Ana Õunapuu/);
    expect(pdf).toContain('For Zoë Młyńska');
  });

  it('a school or company that pays stands on the invoice and in the letter, which greets whoever filled the form in', async () => {
    const { id } = await payer.enquire('bacs', {
      addresses: {
        payAddressSame: false,
        payer: 'organisation',
        address_title: 'Cherwell School',
        address_line1: '5 Marston Ferry Road',
        address_line3: 'Oxford',
        address_postcode: 'OX2 7EE',
      },
    });
    await sent(id);
    const [letter] = mail.received;
    if (!letter) throw new Error('no letter');
    expect(pdfText(partOf(letter, 'application/pdf'))).toMatch(
      /Invoice to\s+Cherwell School\s+5 Marston Ferry Road\s+Oxford\s+OX2 7EE\s+For Zoë Młyńska/,
    );
    const text = textOf(letter);
    expect(text).toContain('Dear Zoë Młyńska,');
    expect(text).toMatch(/Invoice INV-\S+ to Cherwell School is attached/);
  });

  it('no answer becomes a header of a letter', async () => {
    const forged = 'Zoë\r\nBcc: everybody@example.org\r\n\r\nHello';
    await openPost(server.app.settings).send('1', {
      to: { name: forged, address: 'zoe@example.org' },
      subject: forged,
      text: forged,
    });
    expect(mail.received[0]?.to).toEqual(['zoe@example.org']);
    expect(mail.received[0]?.headers).not.toMatch(/^Bcc:/im);

    const { id } = await payer.enquire('bacs', { candidate: { firstName: forged } });
    await sent(id);
    expect(mail.received[1]?.to).toEqual(['zoe@example.org']);
    expect(mail.received[1]?.headers).not.toMatch(/^Bcc:/im);
  });

  it('a letter whose acceptance was lost goes again as the same message', async () => {
    mail.refusals.push({ at: 'answer', code: 451 });
    const { id } = await payer.enquire('bacs');
    const waiting = await until(
      () => payer.read(id),
      ({ mail: letters }) => letters[0]?.lastError != null,
    );
    expect(waiting.mail).toMatchObject([{ state: 'queued', lastError: expect.stringContaining('Refused here') }]);
    await hurry();
    await sent(id);
    expect(mail.received).toHaveLength(2);
    const [first, second] = mail.received.map((each) => [header(each, 'Message-ID'), header(each, 'Date')]);
    expect(first?.[0]).toMatch(/^<.+@college\.test>$/);
    expect(second).toEqual(first);
  });
});

it('Without a mail server, letters are put into the outbox folder, each once.', async () => {
  const server = await TestServer.start();
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  const { id } = await payer.enquire('bacs');
  const { mail } = await until(
    () => payer.read(id),
    (read) => read.mail[0]?.state === 'sent',
  );
  const outbox = join(server.dataDir, 'outbox');
  expect(readdirSync(outbox)).toEqual([`${mail[0]?.id}.eml`]);
  const letter = readFileSync(join(outbox, `${mail[0]?.id}.eml`), 'utf8');
  expect(letter).toContain('To: zoe@example.org');
  expect(textOf({ body: letter })).toContain('Our account details will reach you separately.');
  await server.stop();
});
