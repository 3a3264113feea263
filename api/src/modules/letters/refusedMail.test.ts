import type { Enquiry, Letter, UnsentLetters } from '@forms/shared/contract';
import { minutesFromNow } from '../../platform/time';
import { textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

describe('a letter that is refused', () => {
  const mail = new MailServer();
  let server: TestServer;
  let payer: Payer;
  let staff: { cookie: string };
  beforeAll(async () => {
    server = await TestServer.start({
      SMTP_URL: await mail.start(),
      MAIL_FROM: 'Tutorial College <office@college.test>',
    });
    payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
    staff = await server.signIn('Staff');
  });
  afterAll(async () => {
    await server.stop();
    await mail.stop();
  });
  beforeEach(async () => {
    mail.received.length = 0;
    mail.refusals.length = 0;
  });

  const headerOf = (name: string) =>
    mail.received.map(({ headers }) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]);
  const stateOf = ({ mail: [letter] }: Enquiry) => letter?.state;
  const tried = (id: string) =>
    until(
      () => payer.read(id),
      ({ mail: letters }) => letters.some(({ lastError }) => lastError !== null),
    );
  const sent = (id: string) =>
    until(
      () => payer.read(id),
      ({ mail: letters }) => letters.some(({ state }) => state === 'sent'),
    );
  /** As if these letters had been tried for a week. */
  const tryAfterAWeek = (ids: readonly string[]) =>
    server.app.db
      .updateTable('jobs')
      .set({ attempts: 200, runAt: new Date(0).toISOString(), lastError: null })
      .where('enquiryId', 'in', ids)
      .execute();
  const sendAgain = async ({ id, mail: [letter] }: Enquiry, headers = staff) =>
    server.send(`/api/enquiries/${id}/letters/${letter?.id}/again`, { method: 'POST', headers });
  const unsent = async () =>
    (await (await server.send('/api/letters/unsent', { headers: staff })).json()) as UnsentLetters;

  const from = (email: string) => ({ candidate: { email } });
  /** Applicants who are each written to, one after the other: as many letters as there are refusals. */
  const enquireAsOften = (refusals: typeof mail.refusals) =>
    Promise.all(refusals.map(async (_, at) => (await payer.enquire('bacs', from(`ana-${at}@example.org`))).id));
  /** What came of the letters of these enquiries, once each is so. */
  const lettersOf = (ids: readonly string[], isRight: (letter: Letter) => boolean) =>
    until(
      async () => (await Promise.all(ids.map(payer.read))).flatMap(({ mail: letters }) => letters),
      (letters) => letters.every(isRight),
    );
  const errorsOf = (letters: readonly Letter[]) =>
    letters.map(({ lastError }) => lastError?.replace(/^.*: \d{3} /, '')).sort();

  it('for anything but its recipient waits, for days, and goes once the mail server takes it', async () => {
    const refusals: typeof mail.refusals = [
      { at: 'sign-in', code: 535, reply: '5.7.8 Authentication credentials invalid' },
      { at: 'sender', code: 530, reply: '5.7.0 Authentication required' },
      { at: 'greeting', code: 554, reply: 'No SMTP service here' },
      { at: 'sender', code: 550, reply: '5.1.8 Sender address rejected' },
      { at: 'sender', code: 552, reply: '5.2.2 Over quota' },
      { at: 'message', code: 554, reply: '5.7.1 Looks like spam' },
      { at: 'recipient', code: 554, reply: '5.7.1 Relay access denied' },
    ];
    const reply = refusals.map((refusal) => refusal.reply).sort();
    mail.refusals.push(...refusals);
    const ids = await enquireAsOften(refusals);
    expect(errorsOf(await lettersOf(ids, ({ lastError }) => lastError !== null))).toEqual(reply);

    mail.refusals.push(...refusals);
    await tryAfterAWeek(ids);
    const letters = await lettersOf(ids, ({ lastError }) => lastError !== null);
    expect(errorsOf(letters)).toEqual(reply);
    expect(new Set(letters.map(({ state }) => state))).toEqual(new Set(['queued']));
    expect(await unsent()).toMatchObject({ count: 7, letters: { length: 5 } });
    await tryAfterAWeek(ids);
    await lettersOf(ids, ({ state }) => state === 'sent');
    expect(mail.received).toHaveLength(7);
  });

  it('because its recipient is, is given up, and staff read why, until they send it again', async () => {
    const refusals: typeof mail.refusals = [
      { at: 'recipient', code: 550, reply: '5.1.1 No such user' },
      { at: 'recipient', code: 553, reply: 'Mailbox name not allowed' },
    ];
    mail.refusals.push(...refusals);
    const ids = await enquireAsOften(refusals);
    const failed = await lettersOf(ids, ({ state }) => state === 'failed');
    expect(errorsOf(failed)).toEqual(refusals.map((refusal) => refusal.reply).sort());
    const { count, letters } = await unsent();
    expect(count).toBe(2);
    expect(letters.map(({ about, state }) => [about.entityTypeId, state]).sort()).toEqual(
      ids.map((id) => [id, 'failed']).sort(),
    );

    for (const id of ids) {
      const enquiry = await payer.read(id);
      expect(enquiry.payments.map(({ kind }) => kind)).toEqual(['chosen', 'mail-queued', 'mail-failed']);
      expect((await sendAgain(enquiry)).status).toBe(200);
    }
    await lettersOf(ids, ({ state }) => state === 'sent');
    expect(mail.received).toHaveLength(2);
    expect(await unsent()).toEqual({ count: 0, letters: [] });
  });

  it('for one of two recipients reaches the other, and each is told of by itself', async () => {
    mail.refusals.push({ at: 'recipient', code: 451, reply: '4.7.1 Greylisted' });
    const { id } = await payer.enquire('bacs', {
      start: {
        filledBy: 'other',
        filled_firstName: 'Ana',
        filled_lastName: 'Melo',
        filled_email: 'ana@example.org',
        filled_phone: '+447700900123',
        filled_relationship: 'Parent',
      },
    });
    const { mail: letters } = await sent(id);
    expect(letters.map(({ state }) => state).sort()).toEqual(['queued', 'sent']);
    await tryAfterAWeek([id]);
    await until(
      () => payer.read(id),
      ({ mail: both }) => both.every(({ state }) => state === 'sent'),
    );
    expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(['ana@example.org', 'zoe@example.org']);
  });

  it('waits no longer than staff want: they send it at once, and what was sent once more, as another message', async () => {
    mail.refusals.push({ at: 'sign-in', code: 535 });
    const { id } = await payer.enquire('bacs');
    const waiting = await tried(id);
    expect(await unsent()).toMatchObject({ count: 1, letters: [{ about: { entityTypeId: id }, state: 'queued' }] });
    const answer = await sendAgain(waiting);
    expect(stateOf((await answer.json()) as Enquiry)).toBe('queued');
    const first = await sent(id);

    expect(await (await sendAgain(first)).json()).toMatchObject({ mail: [{ state: 'queued', sentAt: null }] });
    const both = await sent(id);
    expect(new Set(headerOf('Message-ID')).size).toBe(2);
    expect(both.payments.map(({ kind, author }) => [kind, author])).toEqual([
      ['chosen', 'Applicant'],
      ['mail-queued', 'System'],
      ['mail-queued', 'A Staff'],
      ['mail-sent', 'System'],
      ['mail-queued', 'A Staff'],
      ['mail-sent', 'System'],
    ]);
  });

  it('or is the sixth to one mailbox within an hour, waits, and goes when staff send it', async () => {
    const addresses = ['', '+a', '+b', '+c', '+D', '+e'].map((tag) => `stranger${tag}@example.org`);
    const ids: string[] = [];
    for (const address of addresses) {
      const firstName = 'Your parcel waits: www.evil.example';
      ids.push((await payer.enquire('bacs', { candidate: { ...from(address).candidate, firstName } })).id);
    }
    const letters = await lettersOf(ids, ({ state, lastError }) => state === 'sent' || lastError !== null);
    expect(letters.map(({ state }) => state)).toEqual([...Array(5).fill('sent'), 'queued']);
    expect(letters[5]?.lastError).toContain('as many letters as one may have');
    expect(await unsent()).toMatchObject({ count: 1, letters: [{ about: { entityTypeId: ids[5] } }] });
    for (const received of mail.received) expect(textOf(received)).toMatch(/^Hello,\n/);

    await sendAgain(await payer.read(ids[5] ?? ''));
    await sent(ids[5] ?? '');
    expect(mail.received).toHaveLength(6);
  });

  it('or is the twenty-first to one mailbox within a day, waits', async () => {
    const { id: earlier } = await payer.enquire('bacs', from('somebody@example.org'));
    const letterId = (await sent(earlier)).mail[0]?.id ?? '';
    const letter = await server.app.db
      .selectFrom('letters')
      .selectAll()
      .where('id', '=', letterId)
      .executeTakeFirstOrThrow();
    const mailbox = 'stranger@example.org';
    const sentAt = minutesFromNow(-120);
    const others = Array.from({ length: 20 }, (_, at) => ({
      id: `other-${at}`,
      recipient: `stranger+${at}@example.org`,
    }));
    await server.app.db
      .insertInto('letters')
      .values(others.map((other) => ({ ...letter, ...other, mailbox, sentAt })))
      .execute();
    const { id } = await payer.enquire('bacs', from(mailbox));
    const [waiting] = await lettersOf([id], ({ lastError }) => lastError !== null);
    expect(waiting).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('as many letters as one may have'),
    });
  });

  it('is sent again by staff alone, and only where there is one', async () => {
    const { id } = await payer.enquire('bacs');
    const enquiry = await sent(id);
    expect((await sendAgain(enquiry, await server.signIn('Tutor'))).status).toBe(403);
    expect((await sendAgain({ ...enquiry, id: 'another' })).status).toBe(404);
    expect((await sendAgain({ ...enquiry, mail: [] })).status).toBe(404);
  });
});
