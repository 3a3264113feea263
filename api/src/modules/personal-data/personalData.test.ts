import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BegunUpload,
  ERASED,
  type ErasureAsked,
  type ErasureCertificate,
  type Invoice,
  PART_BYTES,
  type PersonalData,
  type SavedDraft,
  type Submitted,
} from '@forms/shared/contract';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { shapeOf } from '../../platform/database/schema';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { places } from './places';

const EMAIL = 'ottoline@example.org';
/** What says who it was, in small letters. */
const WORDS = ['quillfeather', 'ottoline', EMAIL, '7700900456', 'larkspur', '1999-12-31'];
const said = {
  candidate: {
    ...{ firstName: 'Ottoline', lastName: 'Quillfeather', email: EMAIL },
    ...{ phone: '+447700900456', dateOfBirth: '1999-12-31' },
  },
  addresses: { address_1: '17 Larkspur Crescent' },
};
const otherEmail = 'otto@example.org';
const saidByOther = { candidate: { ...said.candidate, firstName: 'Otto', email: otherEmail } };

let folder: string;
let server: TestServer;
let admin: { cookie: string };
let payer: Payer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-log-'));
  // The log goes where whoever starts the server reads it: here into a file.
  const terminal = process.stdout.fd;
  Object.defineProperty(process.stdout, 'fd', { value: openSync(join(folder, 'log'), 'a'), configurable: true });
  server = await TestServer.start({ LOG_LEVEL: 'info' });
  Object.defineProperty(process.stdout, 'fd', { value: terminal, configurable: true });
  admin = await server.signIn('Admin');
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** The answer to a call that an administrator makes; throws where it is refused. */
async function asked<T>(path: string, json?: object, method?: 'PUT'): Promise<T> {
  const response = await server.send(path, { headers: admin, ...(json && { json }), ...(method && { method }) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
const find = (email = EMAIL) => asked<PersonalData>('/api/personal-data', { email });
const erasing = (of: ErasureAsked['of'] = { scope: 'person' }, email = EMAIL) =>
  server.send('/api/personal-data/erase', { json: { email, of }, headers: admin });
const erase = async (...given: Parameters<typeof erasing>) =>
  (await (await erasing(...given)).json()) as ErasureCertificate;

/** Everything in the database, as text in small letters. */
async function everything(): Promise<string> {
  const tables = await server.app.db.introspection.getTables();
  const rows = tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(server.app.db));
  return JSON.stringify(await Promise.all(rows)).toLowerCase();
}

/** The files of a folder that hold a text, in whatever case. */
function filesWith(where: string, text: string): string[] {
  return readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).toString('latin1').toLowerCase().includes(text));
}

/** No letter is being sent: those that wait are held by the number that one mailbox may have. */
const lettersRest = () =>
  until(
    () =>
      server.app.db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'letter')
        .where('runAt', '<=', new Date().toISOString())
        .execute(),
    (jobs) => jobs.length === 0,
  );

async function upload(enquiryId: string): Promise<void> {
  const body = new FormData();
  body.append('entityType', 'enquiry');
  body.append('entityTypeId', enquiryId);
  body.append('file', new Blob(['%PDF-1.7\nOttoline Quillfeather']), 'Ottoline.pdf');
  expect((await server.send('/api/system/uploader', { method: 'POST', body, headers: admin })).status).toBe(201);
}

/** A person of whom everything is held that can be: what is paid by card, owed by transfer, written, uploaded and begun. */
async function person() {
  const paid = await payer.pay(said);
  const owed = await payer.enquire('bacs', said);
  await upload(paid.id);
  for (const { id, link } of [paid, owed]) {
    await asked(`/api/enquiries/${id}/comments`, { text: 'Ottoline rang' });
    await asked(`/api/enquiries/${id}`, { field: 'tags', newValue: ['Quillfeather'], version: 1 }, 'PUT');
    await asked('/api/application/message', { link, text: 'Ottoline asks' });
  }
  const invoiceOf = async (id: string) =>
    asked<Invoice>(`/api/invoice/${(await asked<{ invoiceId: string }>(`/api/enquiries/${id}`)).invoiceId}`);
  const receipt = { kind: 'cash', amount: 500, receivedOn: '2026-01-05', reference: 'Quillfeather', note: 'Ottoline' };
  const invoice = await invoiceOf(owed.id);
  await asked(`/api/invoice/${invoice.id}/receipt`, receipt);
  await asked(`/api/invoice/${invoice.id}/credit`, {
    lines: [{ description: 'For Ottoline', amount: 100, accountId: 'other' }],
    reason: 'Ottoline fell ill',
  });
  const today = new Date().toISOString().slice(0, 10);
  const { version } = await asked<{ version: string }>(`/api/exports/preview?from=2026-01-01&to=${today}`);
  await asked('/api/exports', { from: '2026-01-01', to: today, version });
  const { id: contact } = await asked<{ id: string }>('/content/contacts', {
    ...{ firstName: 'Ottoline', lastName: 'Quillfeather', email: 'Ottoline@Example.org', mobile: '07700900456' },
    ...{ message: 'Larkspur?', page: '/' },
  });
  await asked(`/content/contacts/${contact}/replies`, { html: '<p>Dear Ottoline</p>' });
  const { hash } = await asked<SavedDraft>('/api/webforms/draft', {
    ...{ slug: 'exams-registration-v2', version: 1, journey: 'one', pages: [], page: 'start' },
  });
  await asked('/api/webforms/draft/letter', { hash, email: EMAIL });
  await asked('/api/error', {
    ...{ host: 'x', route: '/', message: 'x', userAgent: 'x', platform: 'x', description: `I am ${EMAIL}` },
    ...{ optionalMsg: 'x', response: 'x', status: 500, request: 'x', API: '/api', userId: null, version: '1' },
    ...{ app: 'forms', school: 'x' },
  });
  await asked('/api/views', {
    ...{ list: 'enquiries', name: 'Mine', look: { query: {}, search: EMAIL, columns: null } },
  });
  await asked('/api/users', { email: EMAIL, name: 'Ottoline Quillfeather', roles: ['Candidate'] });
  await lettersRest();
  return { paid, owed, contact };
}

/** All that the accounts are made of. */
async function ledger() {
  const { db } = server.app;
  return JSON.stringify([
    await db.selectFrom('moneyEntries').selectAll().orderBy('id').execute(),
    await db.selectFrom('allocations').selectAll().orderBy('id').execute(),
    await db.selectFrom('invoices').select(['id', 'number', 'date', 'amount', 'status']).orderBy('id').execute(),
    await db.selectFrom('invoiceItems').selectAll().orderBy('id').execute(),
    await db.selectFrom('creditNotes').select(['id', 'number', 'date', 'amount']).orderBy('id').execute(),
    await db.selectFrom('exportRows').selectAll().orderBy('id').execute(),
    await db.selectFrom('exportBatches').selectAll().orderBy('number').execute(),
  ]);
}

it('What says who somebody was is afterwards nowhere: in no table, no file of the data folder and no line of the log; and the ledger is as it was.', async () => {
  const { paid, owed } = await person();
  for (const word of WORDS.slice(0, 5)) expect([word, (await everything()).includes(word)]).toEqual([word, true]);
  for (const word of [EMAIL, 'quillfeather'])
    expect([word, filesWith(server.dataDir, word).length]).not.toEqual([word, 0]);
  const before = await ledger();
  const { reference } = await payer.read(paid.id);

  const certificate = await erase();

  const now = await everything();
  for (const word of WORDS) {
    expect([word, now.split(word).slice(1, 3)]).toEqual([word, []]);
    for (const where of [server.dataDir, folder]) expect([word, filesWith(where, word)]).toEqual([word, []]);
  }
  expect(readFileSync(join(folder, 'log'), 'utf8')).toContain('POST /personal-data/erase');
  expect(await ledger()).toBe(before);
  expect(certificate).toMatchObject({
    ...{ scope: 'person', author: expect.any(String), addressHash: expect.any(String) },
    removed: {
      ...{ anonymous: 2, contacts: 1, messages: 2, comments: 2, files: 1, entries: 2, drafts: 1, reports: 1 },
      ...{ letters: expect.any(Number), accounts: 1 },
    },
  });
  expect(certificate.kept).toHaveLength(2);
  expect(certificate.kept.find((each) => each.reference === reference)?.numbers).toHaveLength(1);

  const left = await payer.read(owed.id);
  expect(left).toMatchObject({ name: ERASED, email: '', tags: [], comments: [], mail: [], edits: [] });
  expect(left.payments.map(({ kind }) => kind)).toContain('erased');
  expect(JSON.stringify(left.payments.map(({ detail }) => detail).filter(Boolean))).toBe('[]');
});

it('What is erased is found no more, by its address or in a list; asked once more, it answers the same certificate, which can be read again.', async () => {
  await person();
  const certificate = await erase();
  expect(await find()).toMatchObject({
    enquiries: [],
    contacts: [],
    drafts: [],
    account: null,
    reports: 0,
    letters: 0,
  });
  expect((await find()).certificates).toEqual([certificate]);
  expect(await erase()).toEqual(certificate);
  expect(await asked('/api/personal-data/certificates')).toEqual([certificate]);
  expect(await asked(`/api/personal-data/certificates/${certificate.id}`)).toEqual(certificate);
  const searched = await server.send('/api/enquiries', { headers: { ...admin, 'List-Search': 'quillfeather' } });
  expect(await searched.json()).toMatchObject({ rows: [] });
  expect((await erasing(undefined, 'nobody@example.org')).status).toBe(404);
});

it('Somebody of a similar name, and whoever only names the address, are left as they are.', async () => {
  await payer.pay(said);
  const { id: other } = await payer.pay(saidByOther);
  const filled = { filledBy: 'other', filled_firstName: 'Ann', filled_lastName: 'Hall', filled_email: EMAIL };
  const more = {
    filled_title: 'Mrs',
    filled_relationship: 'Parent',
    filled_emailAgain: EMAIL,
    filled_phone: '+447700900111',
  };
  const named = await payer.pay({ ...saidByOther, start: { ...filled, ...more } });
  const mail = { messageId: 'one@example.org', contactId: null, kind: 'written' as const, address: EMAIL, name: '' };
  await server.app.db
    .insertInto('incomingMails')
    .values({
      ...{ ...mail, id: 'mail', enquiryId: other, cc: '[]', subject: '', text: 'Hello', quoted: '' },
      ...{ isStranger: 1, seems: '', receivedAt: new Date().toISOString() },
    })
    .execute();
  await lettersRest();
  const [before, namedBefore] = [await payer.read(other), await payer.read(named.id)];
  const held = await find('  OTTOLINE@example.org ');
  expect(held.enquiries.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  const ofOthers = held.enquiries.filter(({ isOwn }) => !isOwn);
  expect(ofOthers.map(({ id }) => id).sort()).toEqual([named.id, other].sort());
  await erase();
  expect(await payer.read(other)).toEqual(before);
  expect(await payer.read(named.id)).toEqual(namedBefore);
  expect((await find()).enquiries.map(({ id }) => id).sort()).toEqual([named.id, other].sort());
});

it('What staff linked by hand is offered, handed over and erased as theirs; of two that they said are of two people neither is, and each goes by itself.', async () => {
  const write = async (email: string, message: string) =>
    (
      await asked<{ id: string }>('/content/contacts', {
        ...{ firstName: 'Ottoline', lastName: 'Quillfeather', email, message, page: '/' },
      })
    ).id;
  const says = (one: string, other: string, said: string) =>
    server.send(`/api/people/${one}/links/${other}`, { method: 'PUT', headers: admin, json: { said, was: null } });
  const { id: enquired } = await payer.pay(saidByOther);
  await lettersRest();
  const [own, linked] = [await write(EMAIL, 'Mine'), await write('work@example.org', 'Mine, from work')];
  for (const other of [linked, enquired]) expect((await says(own, other, 'same')).status).toBe(200);
  const held = await find();
  const link = { said: 'same', author: expect.any(String), madeAt: expect.any(String) };
  expect(held.contacts).toEqual([
    expect.objectContaining({ id: linked, isOwn: true, link }),
    expect.objectContaining({ id: own, isOwn: true, link: null }),
  ]);
  expect(held.enquiries).toMatchObject([{ id: enquired, isOwn: true, link }]);
  expect((await erase({ scope: 'contact', id: linked })).removed).toEqual({ contacts: 1 });

  const sibling = await write(EMAIL, 'My brother’s');
  await says(own, sibling, 'other');
  const parted = await find();
  expect(parted.contacts.map(({ isOwn, link: said }) => [isOwn, said?.said])).toEqual([
    [false, 'other'],
    [false, 'other'],
  ]);
  const certificate = await erase();
  expect(certificate.removed).not.toHaveProperty('contacts');
  expect(certificate.removed).toHaveProperty('anonymous', 1);
  expect((await find()).contacts.map(({ id }) => id).toSorted()).toEqual([own, sibling].toSorted());
  await erase({ scope: 'contact', id: sibling });
  expect((await find()).contacts).toMatchObject([{ id: own, isOwn: true, link: null }]);
});

it('Without an invoice an enquiry or a message goes as a whole, each by itself.', async () => {
  const write = async (message: string) =>
    (
      await asked<{ id: string }>('/content/contacts', {
        ...{ firstName: 'Ottoline', lastName: 'Quillfeather', email: EMAIL, message, page: '/' },
      })
    ).id;
  const [first, second] = [await write('One'), await write('Two')];
  expect(await erase({ scope: 'contact', id: first })).toMatchObject({ scope: 'contact', removed: { contacts: 1 } });
  expect((await find()).contacts.map(({ id }) => id)).toEqual([second]);
  expect((await erasing({ scope: 'contact', id: second }, 'else@example.org')).status).toBe(404);

  const fields = ['firstName', 'email'].map((name) => ({ name, type: 'input', label: name }));
  const pages = [{ name: 'you', title: 'You', fields }];
  await asked('/api/v2/newform', {
    slug: 'open-day',
    title: 'Open day',
    json: { header: { title: 'Open day' }, pages },
  });
  const { id } = await asked<{ id: string }>('/api/webforms/form/open-day/data', [
    { name: 'you', values: { firstName: 'Ottoline', email: EMAIL } },
  ] as object);
  await lettersRest();
  const certificate = await erase({ scope: 'enquiry', id });
  expect(certificate).toMatchObject({ scope: 'enquiry', removed: { enquiries: 1 }, kept: [] });
  expect((await server.send(`/api/enquiries/${id}`, { headers: admin })).status).toBe(404);
  expect(await erase({ scope: 'enquiry', id })).toEqual(certificate);
});

it('What is under way of a document goes with its enquiry, bytes and room, whether an invoice is kept or not; and no more of it is taken.', async () => {
  const { db, store } = server.app;
  const photo = { name: 'photo-id', title: 'Photo identification' };
  const fields = [{ name: 'email', type: 'email', label: 'Email address' }];
  await asked('/api/v2/newform', {
    ...{ slug: 'entry', title: 'Entry' },
    json: { header: { title: 'Entry' }, pages: [{ name: 'you', title: 'You', fields }], documents: [photo] },
  });
  const invoiced = await payer.enquire('bacs', said);
  const other = await asked<Submitted>('/api/webforms/form/entry/data', [
    { name: 'you', values: { email: EMAIL } },
  ] as object);
  const sendPart = (id: string) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(PART_BYTES)]), 'part');
    return server.send(`/api/upload/${id}/part/0`, { method: 'POST', body });
  };
  const parts: string[] = [];
  for (const { id, link } of [invoiced, other]) {
    const upload = await asked<BegunUpload>('/api/application/document/begin', {
      ...{ link, document: photo.name, key: 'a-key-of-a-passport', name: 'passport.pdf', size: 2 * PART_BYTES },
    });
    expect((await sendPart(upload.id)).status).toBe(200);
    parts.push(...(await db.selectFrom('uploadParts').select('id').execute()).map((part) => part.id));
    await erase({ scope: 'enquiry', id });
    expect((await sendPart(upload.id)).status).toBe(404);
  }
  expect(parts).toHaveLength(2);
  for (const table of ['unfinishedUploads', 'uploadParts', 'uploadHolds'] as const)
    expect([table, await db.selectFrom(table).select('id').execute()]).toEqual([table, []]);
  for await (const { name } of store.list()) expect(parts).not.toContain(name);
});

it('While a card payment, a refund, a dispute or an exam with a board is under way, nothing is erased, and it is said why.', async () => {
  const { id } = await payer.pay(said);
  const { db } = server.app;
  const refused = async (words: RegExp) => {
    const response = await erasing();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: 'not-erasable', message: expect.stringMatching(words) });
    expect((await find()).enquiries[0]?.obstacle).toMatch(words);
  };
  const madeAt = new Date().toISOString();
  const attempt = { id: 'attempt', enquiryId: id, attempt: 9, intentId: null, madeAt, endedAt: null };
  await db.insertInto('cardPayments').values(attempt).execute();
  await refused(/card payment of EX-\w+ is under way/);
  await db.deleteFrom('cardPayments').where('id', '=', 'attempt').execute();
  const at = { id: 'one', enquiryId: id, intentId: 'pi_x', amount: 1, movedAt: madeAt, settledAt: null };
  await db
    .insertInto('refunds')
    .values({ ...at, reason: '', author: 'Staff', state: 'pending', madeAt, providerId: null })
    .execute();
  await refused(/refund of EX-\w+ is on its way/);
  await db.deleteFrom('refunds').execute();
  await db
    .insertInto('disputes')
    .values({ ...at, reason: 'fraudulent', state: 'open', dueBy: null })
    .execute();
  await refused(/disputes a card payment of EX-/);
  await db.deleteFrom('disputes').execute();
  await asked('/api/exams/entries/entered', { entries: [{ id: `${id}.001`, version: 1 }] });
  await refused(/entered with an exam board for Summer/);
  await db.updateTable('examEntries').set({ seriesId: 'summer-2020' }).execute();
  expect((await erasing()).status).toBe(200);
});

it('All that is held of somebody is handed over as JSON, as a page and with the files; the account of a colleague is none of it.', async () => {
  await person();
  const response = await server.send('/api/personal-data/export', { json: { email: EMAIL }, headers: admin });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="personal-data.zip"');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (path: string) => Buffer.from(files[path] ?? []).toString();
  const data = JSON.parse(text('personal-data.json'));
  expect(data).toMatchObject({ address: EMAIL, messages: [{ message: 'Larkspur?' }], unfinishedForms: [{}] });
  expect(data.enquiries).toHaveLength(2);
  expect(JSON.stringify(data)).toContain('17 Larkspur Crescent');
  expect(text('personal-data.html')).toContain('17 Larkspur Crescent');
  const [pdf] = Object.keys(files).filter((path) => path.startsWith('files/'));
  expect(pdf).toMatch(/^files\/EX-\w{6}\/1 Ottoline\.pdf$/);
  expect(text(pdf ?? '')).toContain('Ottoline Quillfeather');

  await server.app.db.updateTable('users').set({ roles: '["Staff"]' }).where('email', '=', EMAIL).execute();
  await erase();
  expect((await find()).account).toMatchObject({ isOfStaff: true });
});

it('Every table of the database has its line in what erasing does, and no line is of none.', async () => {
  const named = Object.keys(places).map((table) => table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const tables = [...(await shapeOf(server.app.db)).keys()].filter((table) => !table.startsWith('kysely_'));
  expect(named.sort()).toEqual(tables.sort());
});

it('Of what goes with an enquiry, nothing names it afterwards; of what is neither kept nor gone, nothing ever does.', async () => {
  const { paid } = await person();
  await erase();
  for (const { name, columns } of await server.app.db.introspection.getTables()) {
    const table = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof typeof places;
    const isOfEnquiry = columns.some((column) => column.name === 'enquiry_id');
    if (!isOfEnquiry || places[table] === 'anonymous' || places[table] === 'stays' || table === 'jobs') continue;
    expect([table, places[table]]).toEqual([table, 'goes']);
    const { rows } = await sql`select 1 from ${sql.table(name)} where enquiry_id = ${paid.id}`.execute(server.app.db);
    expect([table, rows.length]).toEqual([table, 0]);
  }
});
