import {
  ACCEPTED_ALREADY,
  type ApplicationDocument,
  applicationPage,
  type BegunUpload,
  CHANGED_SINCE,
  type DocumentDecision,
  FILE_EMPTY,
  type FormDefinition,
  LINK_DAYS_ALONE,
  type ListPage,
  MAX_TOTAL_BYTES,
  MOST_FILES_OF_DOCUMENT,
  NO_APPLICATION,
  NOT_ASKED_FOR,
  PART_BYTES,
  SEEN_ALREADY,
  type Submitted,
  TAKES_NO_DOCUMENTS,
  TOO_MANY_FILES,
  totalReached,
  UPLOAD_OVER,
} from '@forms/shared/contract';
import { hashOf } from '../../platform/ids';
import { daysFromNow, now } from '../../platform/time';
import { partOf, textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { addForm } from '../forms/storedForms';
import { removeEnquiry } from '../retention/removeEnquiry';

const form: FormDefinition = {
  header: { title: 'Entry' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name' },
        { name: 'email', type: 'email', label: 'Email' },
        { name: 'needsMore', type: 'bool', label: 'Do you need more time?' },
      ],
    },
  ],
  documents: [
    { name: 'photo-id', title: 'Photo identification', text: 'A passport will do.' },
    { name: 'evidence', title: 'Medical evidence', show: { needsMore: true } },
  ],
};

describe('the documents of an application', () => {
  const mail = new MailServer();
  let server: TestServer;
  let staff: { cookie: string };
  let writers = 0;

  beforeAll(async () => {
    server = await TestServer.start({
      SMTP_URL: await mail.start(),
      MAIL_FROM: 'Tutorial College <office@college.test>',
      PUBLIC_URL: 'http://forms.college.test/',
      BANK_DETAILS: 'Account name: Tutorial College',
    });
    staff = await server.signIn('Staff');
    await addForm(server.app.db, { slug: 'entry', title: 'Entry', json: form }, null);
  });
  afterAll(async () => {
    await server.stop();
    await mail.stop();
  });

  async function submit(more: Record<string, unknown> = {}) {
    const email = `zoe-${++writers}@example.org`;
    const json = [{ name: 'you', values: { firstName: 'Zoe', email, needsMore: false, ...more } }];
    const response = await server.send('/api/webforms/form/entry/data', { json });
    const { link = '', ...stored } = (await response.json()) as Submitted;
    return { ...stored, link, email };
  }
  const send = (
    link: string,
    { document = 'photo-id', name = 'passport.pdf', bytes = '%PDF-1.7\n', language = 'en-GB' } = {},
  ) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ link, document })) body.append(field, value);
    body.append('file', new Blob([bytes]), name);
    const headers = { 'accept-language': language };
    return server.send('/api/application/document', { method: 'POST', body, headers });
  };
  const sent = async (link: string) => ((await (await send(link)).json()) as { id: string }).id;
  const takeBack = (link: string, id: string) =>
    server.send(`/api/application/document/${id}/delete`, { json: { link } });
  const documentsBehind = async (link: string) => {
    const page = applicationPage.parse(await (await server.send('/api/application', { json: { link } })).json());
    return page.details?.documents ?? [];
  };
  const firstBehind = async (link: string) => (await documentsBehind(link))[0] as ApplicationDocument;
  const decide = (id: string, json: DocumentDecision, name = 'photo-id') =>
    server.send(`/api/enquiries/${id}/documents/${name}`, { method: 'PUT', json, headers: staff });
  const stored = (id: string) => server.app.db.selectFrom('files').selectAll().where('entityId', '=', id).execute();
  const said = async (response: Response) => [
    response.status,
    ((await response.json()) as { message: string }).message,
  ];
  const lettersTo = (id: string, kind: string) =>
    server.app.db
      .selectFrom('letters')
      .selectAll()
      .where('enquiryId', '=', id)
      .where('kind', '=', kind as never)
      .execute();
  const letterTo = async (email: string, saying: string) => {
    const found = () => mail.received.find((each) => each.to.includes(email) && textOf(each).includes(saying));
    await until(async () => found() !== undefined, Boolean);
    return found() ?? { body: '' };
  };

  it('say in Portuguese why a file is not taken to whoever reads Portuguese, and in English to everybody else', async () => {
    const { link } = await submit();
    const empty = { bytes: '' };
    expect(await said(await send(link, empty))).toEqual([422, FILE_EMPTY]);
    expect(await said(await send(link, { ...empty, language: 'pt-PT' }))).toEqual([422, 'Este ficheiro está vazio.']);
  });

  it('come in parts, too, to whoever has the link, and to nobody else', async () => {
    const [mine, others] = [await submit(), await submit()];
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(PART_BYTES)]);
    const asked = { document: 'photo-id', key: 'a-key-of-this-file', name: 'passport.pdf', size: bytes.length };
    const begin = (link: string, more: object = {}) =>
      server.send('/api/application/document/begin', { json: { link, ...asked, ...more } });
    const finish = (upload: string, link: string) => {
      const body = new FormData();
      for (const [field, value] of Object.entries({ link, document: 'photo-id', upload, name: 'passport.pdf' }))
        body.append(field, value);
      return server.send('/api/application/document', { method: 'POST', body });
    };
    const { id } = (await (await begin(mine.link)).json()) as BegunUpload;
    for (const start of [0, PART_BYTES]) {
      const body = new FormData();
      body.append('file', new Blob([Uint8Array.from(bytes.subarray(start, start + PART_BYTES))]), 'part');
      const sentPart = await server.send(`/api/upload/${id}/part/${start}`, { method: 'POST', body });
      expect(await sentPart.json()).toEqual({ id, offset: Math.min(bytes.length, start + PART_BYTES) });
    }
    expect(await said(await finish(id, others.link))).toEqual([404, UPLOAD_OVER]);
    expect((await finish(id, mine.link)).status).toBe(201);
    // As whoever missed the answer.
    expect((await finish(id, mine.link)).status).toBe(201);
    expect(await firstBehind(mine.link)).toMatchObject({
      state: 'received',
      files: [{ name: 'passport.pdf', size: bytes.length }],
    });
    expect((await begin('nobody-has-this-link-to-a-page-of-ours-0000')).status).toBe(404);
    expect(await said(await begin(mine.link, { document: 'evidence' }))).toEqual([409, NOT_ASKED_FOR]);
    expect((await begin(mine.link, { name: 'film.mp4' })).status).toBe(422);
  });

  it('are those that its answers ask for, and the letter that confirms it says that there are some, and not which', async () => {
    const [plain, more] = [await submit(), await submit({ needsMore: true })];
    expect(await documentsBehind(plain.link)).toEqual([
      {
        ...{ name: 'photo-id', title: 'Photo identification', text: 'A passport will do.' },
        ...{ state: 'missing', reason: '', files: [] },
      },
    ]);
    expect((await documentsBehind(more.link)).map(({ name }) => name)).toEqual(['photo-id', 'evidence']);
    const letter = textOf(await letterTo(more.email, 'We ask you for documents.'));
    expect(letter).not.toContain('evidence');
    expect(letter).toMatch(/application#[\w-]{43}/);
  });

  it('go from missing to accepted: sent, looked at, asked for again with a reason, sent again', async () => {
    const { id, link, email, reference } = await submit();
    const first = await sent(link);
    expect(await firstBehind(link)).toMatchObject({
      state: 'received',
      files: [{ id: first, isSeen: false, size: 9 }],
    });
    expect(await stored(id)).toMatchObject([{ id: first, entityType: 'enquiry', visible: 0, keptUntil: null }]);

    expect((await decide(id, { state: 'checking', files: [first] })).status).toBe(200);
    expect(await firstBehind(link)).toMatchObject({ state: 'checking', files: [{ isSeen: true }] });
    await decide(id, { state: 'again', files: [first], reason: 'The name is cut off' });
    expect(await firstBehind(link)).toMatchObject({ state: 'again', reason: 'The name is cut off' });
    const letter = await letterTo(email, 'ask you to send it again');
    for (const body of [textOf(letter), partOf(letter, 'text/html').toString()]) {
      expect(body).toContain(reference);
      expect(body).toMatch(/http:\/\/forms\.college\.test\/application#[\w-]{43}/);
      expect(body).toContain('http://forms.college.test/contact-us');
      expect(body).not.toMatch(/cut off|Photo identification/);
    }

    const second = await sent(link);
    expect(await firstBehind(link)).toMatchObject({ state: 'received', reason: '' });
    await decide(id, { state: 'accepted', files: [first, second] });
    expect(await firstBehind(link)).toMatchObject({ state: 'accepted' });
    expect(await said(await send(link))).toEqual([409, ACCEPTED_ALREADY]);
    // Who only opens it again changes nothing.
    await decide(id, { state: 'checking', files: [first, second] });
    expect(await firstBehind(link)).toMatchObject({ state: 'accepted' });
  });

  it('can be taken back while nobody has looked, and not after', async () => {
    const { id, link } = await submit();
    const [wrong, right] = [await sent(link), await sent(link)];
    expect((await takeBack(link, wrong)).status).toBe(204);
    expect(await stored(id)).toMatchObject([{ id: right }]);
    expect((await takeBack(link, wrong)).status).toBe(404);
    await decide(id, { state: 'checking', files: [right] });
    expect(await said(await takeBack(link, right))).toEqual([409, SEEN_ALREADY]);
    expect(await stored(id)).toHaveLength(1);
  });

  it('cause one letter for all that come within a while, and none where all were taken back', async () => {
    const { id, link, email } = await submit();
    const [first] = [await sent(link), await sent(link)];
    const queued = await lettersTo(id, 'documents-received');
    expect(queued).toMatchObject([{ sentAt: null, about: first }]);
    await server.app.db
      .updateTable('jobs')
      .set({ runAt: now() })
      .where('id', '=', queued[0]?.id ?? '')
      .execute();
    await letterTo(email, 'We have received what you sent us');

    const other = await submit();
    const file = await sent(other.link);
    expect(await lettersTo(other.id, 'documents-received')).toHaveLength(1);
    await takeBack(other.link, file);
    expect(await lettersTo(other.id, 'documents-received')).toEqual([]);
  });

  it('stand in the list of what waits for staff until they have decided', async () => {
    const { id, link, reference } = await submit();
    const listed = async () => {
      const list = await server.send('/api/enquiries?queue=documents', { headers: staff });
      return ((await list.json()) as ListPage<{ id: string }>).rows.filter((row) => row.id === id);
    };
    expect(await listed()).toEqual([]);
    const file = await sent(link);
    expect(await listed()).toMatchObject([{ reference, name: 'Zoe' }]);
    await decide(id, { state: 'checking', files: [file] });
    expect(await listed()).toHaveLength(1);
    await decide(id, { state: 'again', files: [file], reason: 'Too dark' });
    expect(await listed()).toEqual([]);
    const next = await sent(link);
    await decide(id, { state: 'accepted', files: [file, next] });
    expect(await listed()).toEqual([]);
  });

  it('are decided of what was seen: a file that came meanwhile has to be looked at', async () => {
    const { id, link } = await submit();
    const [first, second] = [await sent(link), await sent(link)];
    expect(await said(await decide(id, { state: 'accepted', files: [first] }))).toEqual([409, CHANGED_SINCE]);
    expect(await firstBehind(link)).toMatchObject({ state: 'received' });
    expect((await decide(id, { state: 'accepted', files: [second, first] })).status).toBe(200);
    expect((await decide(id, { state: 'accepted', files: [] }, 'evidence')).status).toBe(404);
    expect((await decide(id, { state: 'again', files: [first, second], reason: ' ' })).status).toBe(422);
  });

  it('go with the enquiry', async () => {
    const { id, link, email } = await submit();
    await decide(id, { state: 'again', files: [await sent(link)], reason: 'Too dark' });
    await letterTo(email, 'ask you to send it again');
    await removeEnquiry(server.app, id);
    expect(await stored(id)).toEqual([]);
    for (const table of ['documentFiles', 'documentVerdicts'] as const) {
      expect(await server.app.db.selectFrom(table).selectAll().where('enquiryId', '=', id).execute()).toEqual([]);
    }
  });

  describe('attacked', () => {
    it('take nothing by a link that is guessed, too old or revoked, nor by an id or a reference', async () => {
      const [old, revoked] = [await submit(), await submit()];
      const accepted = await sent(old.link);
      await server.app.db
        .updateTable('applicationLinks')
        .set({ madeAt: daysFromNow(-LINK_DAYS_ALONE) })
        .where('linkHash', '=', hashOf(old.link))
        .execute();
      await server.send(`/api/enquiries/${revoked.id}/links`, { method: 'DELETE', headers: staff });
      for (const link of ['', old.link, revoked.link, revoked.id, revoked.reference, 'a'.repeat(43)]) {
        expect(await said(await send(link))).toEqual([404, NO_APPLICATION]);
        expect((await takeBack(link, accepted)).status).toBe(404);
      }
      expect(await stored(old.id)).toHaveLength(1);
      expect(await stored(revoked.id)).toEqual([]);
    });

    it('remove no file of another application, nor one of its own that was no document', async () => {
      const [own, other] = [await submit(), await submit()];
      const others = await sent(other.link);
      expect((await takeBack(own.link, others)).status).toBe(404);
      const body = new FormData();
      for (const [name, value] of Object.entries({ entityType: 'enquiry', entityTypeId: own.id }))
        body.append(name, value);
      body.append('file', new Blob(['%PDF-1.7\n']), 'staff.pdf');
      const uploaded = await server.send('/api/system/uploader', { method: 'POST', body, headers: staff });
      expect((await takeBack(own.link, ((await uploaded.json()) as { id: string }).id)).status).toBe(404);
      expect(await stored(other.id)).toHaveLength(1);
      expect(await stored(own.id)).toHaveLength(1);
    });

    it('take only what is asked for, of types that staff can look at, and no more than so many files', async () => {
      const { id, link } = await submit();
      expect(await said(await send(link, { document: 'evidence' }))).toEqual([409, NOT_ASKED_FOR]);
      expect((await send(link, { name: 'film.mov' })).status).toBe(422);
      expect((await send(link, { name: 'page.html', bytes: '<script>' })).status).toBe(422);
      expect((await send(link, { name: 'passport.png' })).status).toBe(422);
      expect((await send(link, { bytes: '' })).status).toBe(422);
      expect(await stored(id)).toEqual([]);
      const many = await Promise.all(Array.from({ length: MOST_FILES_OF_DOCUMENT + 5 }, () => send(link)));
      const refused = many.filter(({ status }) => status !== 201);
      expect(refused).toHaveLength(5);
      for (const response of refused) expect(await said(response)).toEqual([409, TOO_MANY_FILES]);
      expect(await stored(id)).toHaveLength(MOST_FILES_OF_DOCUMENT);
    });

    it('take no more bytes than the files of an enquiry may have together', async () => {
      const { id, link } = await submit();
      await sent(link);
      await server.app.db.updateTable('files').set({ bytes: MAX_TOTAL_BYTES }).where('entityId', '=', id).execute();
      expect(await said(await send(link))).toEqual([413, totalReached('passport.pdf')]);
      expect(await stored(id)).toHaveLength(1);
    });

    it('take nothing once the application is withdrawn', async () => {
      const { id, link, email } = await submit();
      await sent(link);
      await server.send('/api/application/withdraw', { json: { link } });
      expect(await said(await send(link))).toEqual([409, TAKES_NO_DOCUMENTS]);
      expect(await stored(id)).toHaveLength(1);
      expect(textOf(await letterTo(email, 'is withdrawn, as you asked'))).toMatch(/application#[\w-]{43}/);
      expect(await lettersTo(id, 'documents-received')).toEqual([]);
    });

    it('are decided by staff alone', async () => {
      const { id, link } = await submit();
      const files = [await sent(link)];
      const json = { state: 'accepted', files };
      const path = `/api/enquiries/${id}/documents`;
      expect((await server.send(`${path}/photo-id`, { method: 'PUT', json })).status).toBe(401);
      expect((await server.send(path)).status).toBe(401);
      const headers = await server.signIn('Candidate');
      expect((await server.send(`${path}/photo-id`, { method: 'PUT', json, headers })).status).toBe(403);
      expect(await firstBehind(link)).toMatchObject({ state: 'received' });
    });
  });

  it('a cancelled entry and a refund each cause their letter, which says what became of the money', async () => {
    const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
    const { id, reference } = await payer.pay();
    const refunded = await server.send(`/api/enquiries/${id}/refund`, {
      json: { amount: 12_345, reason: 'Goodwill' },
      headers: staff,
    });
    expect(refunded.status).toBe(200);
    await server.send(`/api/enquiries/${id}/cancel`, { json: { reason: 'Rang us' }, headers: staff });
    await server.app.db.updateTable('letters').set({ mailbox: null }).execute();
    const refund = textOf(
      await letterTo('zoe@example.org', `We have refunded £123.45 for your application ${reference}.`),
    );
    expect(refund).toContain('the card that paid');
    expect(refund).not.toContain('Goodwill');
    const cancelled = textOf(await letterTo('zoe@example.org', `Your application ${reference} was cancelled.`));
    expect(cancelled).toContain('We will write to you about what you have paid.');
    expect(cancelled).not.toContain('Rang us');
  });
});
