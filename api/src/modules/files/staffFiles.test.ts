import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  FILE_LOCKED,
  type FileOfList,
  GUEST_KEY_MISSING,
  GUEST_XFDF_TOO_LARGE,
  GUESTS_FULL,
  type ListedFile,
  type ListPage,
  MAX_GUEST_XFDF_BYTES,
  MAX_XFDF_BYTES,
  MOST_GUESTS,
  SEARCH_HEADER,
  type StoredFile,
  XFDF_NOT_VALID,
} from '@forms/shared/contract';
import { now } from '../../platform/time';
import { TestServer } from '../../testing/startServer';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj');
const XFDF = `<?xml version="1.0" encoding="UTF-8"?>
<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"><annots><text page="0" rect="1,2,3,4"/></annots></xfdf>`;

let server: TestServer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  const pages = [{ name: 'page', title: 'Page', fields: [{ name: 'files', type: 'uploader', label: 'Files' }] }];
  await server.send('/api/v2/newform', {
    json: { slug: 'files', title: 'Files', json: { header: { title: 'Files' }, pages } },
    headers: await server.signIn('Admin'),
  });
});
afterAll(() => server.stop());

/** Submits a form whose one field is these files; answers the enquiry's id. */
async function enquiry(files: object[] = []): Promise<string> {
  const response = await server.send('/api/webforms/form/files/data', { json: [{ name: 'page', values: { files } }] });
  return ((await response.json()) as { id: string }).id;
}

/** Uploads as staff do, the file before or after what it is said to be. */
function upload(fields: Record<string, string>, { name = 'a.pdf', fileFirst = false } = {}) {
  const body = new FormData();
  const file = () => body.append('file', new Blob([new Uint8Array(PDF)]), name);
  if (fileFirst) file();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  if (!fileFirst) file();
  return server.send('/api/system/uploader', { method: 'POST', body, headers: staff });
}
const uploaded = async (...given: Parameters<typeof upload>) =>
  ((await (await upload(...given)).json()) as { id: string }).id;
const post = (path: string, headers = staff) => server.send(`/api/file/${path}`, { method: 'POST', headers });
const read = async (id: string, headers: Record<string, string> = staff) =>
  (await (await server.send(`/api/file/${id}?data=none`, { headers })).json()) as StoredFile;
const list = async (query: string) =>
  (await (await server.send(`/api/files${query}`, { headers: staff })).json()) as ListedFile[];
const all = async (query: string, search?: string) =>
  (await (
    await server.send(`/api/files/all${query}`, {
      headers: { ...staff, ...(search && { [SEARCH_HEADER]: encodeURIComponent(search) }) },
    })
  ).json()) as ListPage<FileOfList>;
const names = (files: ListedFile[]) => files.map(({ name }) => name);

describe('all files', () => {
  it('are listed by pages with the enquiry of each, newest first, and found by their name and by whose they are', async () => {
    const one = await enquiry();
    await server.app.db.updateTable('enquiries').set({ name: 'Łukasz Wałęsa', reference: 'EN-1' }).execute();
    await server.app.db
      .updateTable('enquirySearch')
      .set({ name: 'lukasz walesa', text: 'lukasz walesa en1' })
      .execute();
    await uploaded({ entityType: 'enquiry', entityTypeId: one, uploadType: 'idDoc' }, { name: 'Façade.pdf' });
    await uploaded({ entityType: 'enquiry', entityTypeId: one }, { name: 'report.pdf' });
    await uploaded({ entityType: 'staff' }, { name: 'report.pdf' });

    const first = await all('?size=10');
    expect(first.rows.map(({ name, of, enquiry }) => [name, of, enquiry?.name])).toEqual([
      ['report.pdf', 'staff', undefined],
      ['report.pdf', 'enquiry', 'Łukasz Wałęsa'],
      ['Façade.pdf', 'enquiry', 'Łukasz Wałęsa'],
    ]);
    expect(first.counts).toEqual({ all: 3, enquiry: 2, staff: 1 });
    expect(first.rows[1]?.enquiry).toEqual({ id: one, reference: 'EN-1', name: 'Łukasz Wałęsa' });
    expect(names((await all('?sort=name')).rows)).toEqual(['Façade.pdf', 'report.pdf', 'report.pdf']);
    expect(names((await all('?tab=staff')).rows)).toEqual(['report.pdf']);
    expect(names((await all('?contentType=idDoc')).rows)).toEqual(['Façade.pdf']);
    expect(names((await all('', 'facade')).rows)).toEqual(['Façade.pdf']);
    expect((await all('', 'report lukasz')).rows.map(({ of }) => of)).toEqual(['enquiry']);
    expect((await all('', 'nobody')).counts).toEqual({ all: 0 });

    const file = await server.send('/api/files/export?tab=enquiry&sort=name', { headers: staff });
    expect((await file.text()).split('\r\n')).toEqual([
      expect.stringContaining('"File name","Person","Enquiry","Uploaded","Bytes","Content type","Locked","Visible"'),
      expect.stringMatching(/^"Façade.pdf","Łukasz Wałęsa","EN-1",/),
      expect.stringMatching(/^"report.pdf","Łukasz Wałęsa","EN-1",/),
      '',
    ]);
  });
});

describe('files of an enquiry', () => {
  it('are listed with it, newest first, and with no other', async () => {
    const [one, other] = [await enquiry(), await enquiry()];
    for (const name of ['first.pdf', 'second.pdf']) {
      await uploaded({ entityType: 'enquiry', entityTypeId: one, uploadType: 'bundleDoc' }, { name });
    }
    await uploaded({ entityType: 'enquiry', entityTypeId: other }, { name: 'other.pdf', fileFirst: true });
    expect(names(await list(`?entityType=enquiry&entityTypeId=${one}`))).toEqual(['second.pdf', 'first.pdf']);
    const [file] = await list(`?entityType=enquiry&entityTypeId=${other}`);
    expect(file).toEqual({
      id: expect.any(String),
      name: 'other.pdf',
      title: 'other',
      ext: 'pdf',
      extension: 'pdf',
      size: PDF.length,
      fileType: 'doc',
      contentType: 'other',
      locked: false,
      visible: false,
      uploadedAt: expect.any(String),
      url: `/api/file/${file?.id}/content`,
    });
  });

  it('are the staff’s own where no enquiry is named', async () => {
    await uploaded({}, { name: 'house rules.pdf' });
    expect(names(await list('?entityType=staff'))).toContain('house rules.pdf');
    expect(names(await list('?entityType=staff'))).toContain('house rules.pdf');
    expect((await server.send('/api/files?entityType=planet', { headers: staff })).status).toBe(400);
  });

  it.each([
    ['before', false],
    ['behind', true],
  ])('share one total, told %s the file whose it is', async (_where, fileFirst) => {
    const id = await enquiry();
    const fields = { entityType: 'enquiry', entityTypeId: id };
    const held = { id: `a hold of ${id}`, ...{ entityType: 'enquiry', entityId: id } };
    const bytes = 1024 ** 3 - 10;
    await server.app.db
      .insertInto('uploadHolds')
      .values({ ...held, bytes, heldUntil: '9' })
      .execute();
    const refused = await upload(fields, { fileFirst });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: 'total-reached' });
    expect(await list(`?entityType=enquiry&entityTypeId=${id}`)).toEqual([]);
    await server.app.db.updateTable('uploadHolds').set({ heldUntil: now() }).where('id', '=', held.id).execute();
    expect((await upload(fields, { fileFirst })).status).toBe(201);
  });

  it('are what the list of files takes: no sound, no film', async () => {
    const before = await all('');
    const refused = await upload({}, { name: 'lesson.mp4' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      message: 'lesson.mp4 is not a standard image, pdf, or document file.',
    });
    expect(await all('')).toEqual(before);
  });

  it.each([
    ['an enquiry that does not exist', { entityType: 'enquiry', entityTypeId: 'nothing' }, 404],
    ['no enquiry', { entityType: 'enquiry' }, 404],
    ['what nobody knows', { entityType: 'planet' }, 400],
  ])('are not kept for %s', async (_what, fields, status) => {
    const before = await all('');
    expect((await upload(fields)).status).toBe(status);
    expect(await all('')).toEqual(before);
  });

  it('are those that its form’s answers name, but nobody else’s', async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(PDF)]), 'passport.pdf');
    const sent = await server.send('/api/webforms/file/upload', { method: 'POST', body });
    const { id } = (await sent.json()) as { id: string };
    const theirs = await uploaded({}, { name: 'secret.pdf' });
    const answer = (file: string) => ({ id: file, name: 'passport.pdf', size: PDF.length });
    const enquiryId = await enquiry([answer(id), answer(theirs)]);
    expect(names(await list(`?entityType=enquiry&entityTypeId=${enquiryId}`))).toEqual(['passport.pdf']);
  });
});

describe('a file', () => {
  it('is locked and unlocked, shown and hidden, by GET and by POST', async () => {
    const id = await uploaded({});
    const state = async (path: string) => (await post(`${id}/${path}`)).json();
    expect(await state('lock')).toEqual({ id, locked: true, visible: false });
    expect(await state('visible')).toEqual({ id, locked: true, visible: true });
    expect(await read(id)).toMatchObject({ locked: true, visible: true });
    const unlocked = await server.send(`/api/file/${id}/unlock`, { headers: staff });
    expect(await unlocked.json()).toEqual({ id, locked: false, visible: true });
    expect((await post('nothing/lock')).status).toBe(404);
  });

  it('is deleted with its bytes and what was marked on it, unless it is locked', async () => {
    const id = await uploaded({});
    await server.send('/api/file/annotation', { json: { fileId: id, xfdf: XFDF }, headers: staff });
    await post(`${id}/lock`);
    const refused = await post(`delete/${id}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: FILE_LOCKED });
    await post(`${id}/unlock`);
    expect((await post(`delete/${id}`)).status).toBe(204);
    expect((await server.send(`/api/file/${id}`, { headers: staff })).status).toBe(404);
    expect(existsSync(join(server.dataDir, 'files', id))).toBe(false);
    const left = await server.app.db.selectFrom('fileAnnotations').selectAll().where('fileId', '=', id).execute();
    expect(left).toEqual([]);
    expect((await post(`delete/${id}`)).status).toBe(404);
  });
});

describe('annotations', () => {
  const save = (fileId: string, { xfdf = XFDF, headers = {}, ...more }: Record<string, unknown> = {}) =>
    server.send('/api/file/annotation', { json: { fileId, xfdf, ...more }, headers: headers as typeof staff });
  const saved = async (...given: Parameters<typeof save>) =>
    ((await (await save(...given)).json()) as { id: string }).id;
  const visible = async () => {
    const id = await uploaded({});
    await post(`${id}/visible`);
    return id;
  };

  it('come back to the letter, under their author’s name', async () => {
    const fileId = await visible();
    const mine = await saved(fileId, { headers: staff });
    const guests = await saved(fileId, { xfdf: `${XFDF}\n<!-- kept -->`, guestKey: keyOf(1) });
    expect((await read(fileId)).annotations).toEqual([
      { id: mine, user: 'A Staff', own: true, removable: true },
      { id: guests, user: 'Form guest', own: false, removable: true },
    ]);
    expect((await read(fileId, {})).annotations).toEqual([
      { id: mine, user: 'A Staff', own: false, removable: false },
      { id: guests, user: 'Form guest', own: false, removable: false },
    ]);
    const found = await server.send(`/api/file/${fileId}/annotation/${guests}`);
    expect(await found.json()).toEqual({ id: guests, fileId, user: 'Form guest', xfdf: `${XFDF}\n<!-- kept -->` });
  });

  it('saved again replace one’s own and nobody else’s', async () => {
    const fileId = await visible();
    const guestKey = 'a-key-of-this-browser';
    const other = await server.signIn('Admin');
    const first = [
      await saved(fileId, { headers: staff }),
      await saved(fileId, { headers: other }),
      await saved(fileId, { guestKey }),
      await saved(fileId, { guestKey: 'a-key-of-another-browser' }),
    ];
    expect(new Set(first).size).toBe(4);
    const changed = XFDF.replace('1,2,3,4', '5,6,7,8');
    expect(await saved(fileId, { headers: staff, xfdf: changed })).toBe(first[0]);
    expect(await saved(fileId, { guestKey, xfdf: changed })).toBe(first[2]);
    const documents = first.map(async (id) => (await server.send(`/api/file/${fileId}/annotation/${id}`)).json());
    expect((await Promise.all(documents)).map(({ xfdf }) => xfdf === changed)).toEqual([true, false, true, false]);
  });

  it('are neither read nor saved by who may not read the file, nor read through another', async () => {
    const [hidden, shown] = [await uploaded({}), await visible()];
    const id = await saved(hidden, { headers: staff });
    expect((await save(hidden, { guestKey: keyOf(1) })).status).toBe(402);
    expect((await server.send(`/api/file/${hidden}/annotation/${id}`)).status).toBe(402);
    expect((await server.send(`/api/file/${shown}/annotation/${id}`)).status).toBe(404);
    expect((await save('nothing', { headers: staff })).status).toBe(404);
  });

  it('are not saved on a locked file', async () => {
    const fileId = await visible();
    await post(`${fileId}/lock`);
    expect((await save(fileId, { headers: staff })).status).toBe(409);
  });

  it.each([
    ['with a document type', '<!DOCTYPE xfdf SYSTEM "file:///etc/passwd"><xfdf/>', 422, /document type/],
    [
      'with an entity bomb',
      '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><xfdf>&b;</xfdf>',
      422,
      /document type/,
    ],
    ['that end in the middle', XFDF.slice(0, -10), 422, XFDF_NOT_VALID],
    ['that are another document', '<html/>', 422, XFDF_NOT_VALID],
    ['that are no XML', 'marks', 422, XFDF_NOT_VALID],
    ['that are empty', '', 422, XFDF_NOT_VALID],
    ['that are too large', `<xfdf>${'é'.repeat(MAX_XFDF_BYTES / 2)}</xfdf>`, 413, /5 mb/],
  ])('%s are refused with a sentence', async (_which, xfdf, status, message) => {
    const fileId = await visible();
    const refused = await save(fileId, { xfdf, headers: staff });
    expect(refused.status).toBe(status);
    expect(((await refused.json()) as { message: string }).message).toMatch(message);
    expect((await read(fileId)).annotations).toEqual([]);
  });

  it('of staff may be large, as those with pictures are', async () => {
    const fileId = await visible();
    const xfdf = `<xfdf>${'"'.repeat(4_000_000)}</xfdf>`;
    expect((await save(fileId, { xfdf, headers: staff })).status).toBe(201);
  });

  it('of a guest need the guest’s key, and are one document a guest', async () => {
    const fileId = await visible();
    const refused = await save(fileId);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: 'guest-key', message: GUEST_KEY_MISSING });
    for (let at = 0; at < 3; at += 1) expect((await save(fileId, { guestKey: keyOf(1) })).status).toBe(201);
    expect((await read(fileId)).annotations).toHaveLength(1);
  });

  it('of a guest are refused above 1 MB, and told the limit', async () => {
    const fileId = await visible();
    const refused = await save(fileId, { xfdf: xfdfOf(MAX_GUEST_XFDF_BYTES + 1), guestKey: keyOf(1) });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ message: GUEST_XFDF_TOO_LARGE });
    expect((await save(fileId, { xfdf: xfdfOf(MAX_GUEST_XFDF_BYTES), guestKey: keyOf(1) })).status).toBe(201);
  });

  it.each([
    ['their number', MOST_GUESTS, 200],
    ['their size together', 5, MAX_GUEST_XFDF_BYTES],
  ])(
    'of guests end at %s, however many come at once, and at nobody’s cost who is there already',
    async (_by, most, bytes) => {
      const fileId = await visible();
      const xfdf = xfdfOf(bytes);
      const all = Array.from({ length: most + 5 }, (_, at) => keyOf(at));
      const answers = await Promise.all(all.map((guestKey) => save(fileId, { xfdf, guestKey })));
      const refused = answers.filter(({ status }) => status === 409);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
      expect(refused).toHaveLength(5);
      expect(await refused[0]?.json()).toMatchObject({ error: 'guests-full', message: GUESTS_FULL });
      expect((await save(fileId, { headers: staff })).status).toBe(201);
      const known = all.find((_, at) => answers[at]?.status === 201);
      expect((await save(fileId, { xfdf, guestKey: known })).status).toBe(201);
    },
  );

  it('are removed by staff alone, whoever’s they are, unless the file is locked', async () => {
    const fileId = await visible();
    const id = await saved(fileId, { guestKey: keyOf(1) });
    const remove = (headers: Record<string, string>, file = fileId) =>
      server.send(`/api/file/${file}/annotation/${id}`, { method: 'DELETE', headers });
    expect((await remove({})).status).toBe(401);
    expect((await remove(await server.signIn('Candidate'))).status).toBe(403);
    expect((await remove(staff, await visible())).status).toBe(404);
    await post(`${fileId}/lock`);
    expect((await remove(staff)).status).toBe(409);
    await post(`${fileId}/unlock`);
    expect((await remove(staff)).status).toBe(204);
    expect((await read(fileId)).annotations).toEqual([]);
    expect((await remove(staff)).status).toBe(404);
  });
});

const keyOf = (guest: number) => `the-key-of-guest-${guest}`;
/** XFDF of exactly so many bytes. */
const xfdfOf = (bytes: number) => `<xfdf>${'x'.repeat(bytes - '<xfdf></xfdf>'.length)}</xfdf>`;
