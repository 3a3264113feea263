import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  type BegunUpload,
  MAX_FILE_BYTES,
  MAX_TOTAL_BYTES,
  MOST_UNFINISHED,
  OTHER_PART,
  PART_BYTES,
  REQUEST_HEADER,
  TOO_MANY_UNFINISHED,
  TYPE_MISMATCH,
  totalReached,
  UPLOAD_OVER,
  UPLOAD_SESSION_HEADER,
} from '@forms/shared/contract';
import { now } from '../../platform/time';
import { firstRun } from '../../testing/firstRun';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

const session = 'a-filling-in-of-mine';
const another = 'a-filling-in-of-yours';
/** Three parts, the last of them short. */
const whole = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 * PART_BYTES + 500)]);
const size = whole.length;
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let server: TestServer;
let keys = 0;
beforeAll(async () => {
  server = await TestServer.start();
  await firstRun(server, 'sweep');
});
afterAll(() => server.stop());

const newKey = () => `a-key-of-a-file-${++keys}`;
const begin = (more: Record<string, unknown> = {}) =>
  server.send('/api/webforms/file/upload/begin', { json: { session, key: newKey(), name: 'scan.pdf', size, ...more } });
const begun = async (more: Record<string, unknown> = {}) => (await (await begin(more)).json()) as BegunUpload;
const sendPart = (id: string, start: number, bytes = whole.subarray(start, start + PART_BYTES)) => {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'part');
  return server.send(`/api/upload/${id}/part/${start}`, { method: 'POST', body });
};
const finish = (upload: string, { of = session, name = 'scan.pdf' } = {}) => {
  const body = new FormData();
  for (const [field, value] of Object.entries({ session: of, upload, name })) body.append(field, value);
  return server.send('/api/webforms/file/upload', { method: 'POST', body });
};
const drop = (id: string) => server.send(`/api/upload/${id}`, { method: 'DELETE' });
async function sendAll(id: string, bytes = whole): Promise<void> {
  for (let start = 0; start < bytes.length; start += PART_BYTES) {
    expect((await sendPart(id, start, bytes.subarray(start, start + PART_BYTES))).status).toBe(200);
  }
}
const said = async (response: Response) => [response.status, ((await response.json()) as { message: string }).message];
const idIn = async (response: Response) => ((await response.json()) as { id: string }).id;
const stored = async () => {
  const names: string[] = [];
  for await (const { name } of server.app.store.list()) names.push(name);
  return names.sort();
};
const held = () => server.app.db.selectFrom('uploadHolds').select(['entityId', 'bytes']).execute();
async function bytesOf(id: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await server.app.store.read(id)) ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('A file that is sent in parts', () => {
  it('is the same, bit by bit, as one that was sent in one piece, and leaves nothing else', async () => {
    const before = await stored();
    const { id, offset } = await begun();
    expect(offset).toBe(0);
    await sendAll(id);
    const finished = await finish(id);
    expect(finished.status).toBe(201);
    const file = await idIn(finished);
    expect(digestOf(await bytesOf(file))).toBe(digestOf(whole));
    expect(await stored()).toEqual([...before, file].sort());
    expect(await held()).toEqual([]);
    const seen = await server.send(`/api/file/${file}?data=none`, { headers: { [UPLOAD_SESSION_HEADER]: session } });
    expect(await seen.json()).toMatchObject({ name: 'scan.pdf', size, ext: 'pdf' });
  });

  it('goes on where it stopped for whoever asks with the same key, after a restart of the server, too', async () => {
    const key = newKey();
    const { id } = await begun({ key });
    await sendPart(id, 0);
    expect(await begun({ key })).toEqual({ id, offset: PART_BYTES });
    const { dataDir } = server;
    await server.stop({ keepData: true });
    server = await TestServer.start({}, { dataDir });
    expect(await begun({ key })).toEqual({ id, offset: PART_BYTES });
    await sendPart(id, PART_BYTES);
    await sendPart(id, 2 * PART_BYTES);
    expect(digestOf(await bytesOf(await idIn(await finish(id))))).toBe(digestOf(whole));
  });

  it('keeps of a part that broke off nothing, and of those before everything', async () => {
    const key = newKey();
    const { id } = await begun({ key });
    await sendPart(id, 0);
    const before = await stored();
    const incoming = () => readdirSync(join(server.dataDir, 'incoming'));
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    const head = [
      `POST /api/upload/${id}/part/${PART_BYTES} HTTP/1.1`,
      'Host: localhost',
      `${REQUEST_HEADER}: test`,
      'Content-Type: multipart/form-data; boundary=edge',
      `Content-Length: ${PART_BYTES + 200}`,
      ...['', '--edge', 'Content-Disposition: form-data; name="file"; filename="part"', '', ''],
    ];
    socket.write(head.join('\r\n'));
    socket.write(whole.subarray(PART_BYTES, PART_BYTES + 400_000));
    await until(
      async () => incoming(),
      (names) => names.length === 1,
    );
    socket.destroy();
    await once(socket, 'close');
    await until(
      async () => incoming(),
      (names) => names.length === 0,
    );
    expect(await stored()).toEqual(before);
    expect(await begun({ key })).toEqual({ id, offset: PART_BYTES });
    expect((await drop(id)).status).toBe(204);
  });

  it('takes only the part that comes next, whole, and one that comes twice at once only once', async () => {
    const { id } = await begun();
    expect(await said(await sendPart(id, PART_BYTES))).toEqual([409, OTHER_PART]);
    expect((await sendPart(id, 0, whole.subarray(0, PART_BYTES - 1))).status).toBe(400);
    expect((await sendPart(id, 0, whole.subarray(0, PART_BYTES + 1))).status).toBe(400);
    const statuses = (await Promise.all([sendPart(id, 0), sendPart(id, 0)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(await said(await sendPart(id, 0))).toEqual([409, OTHER_PART]);
    expect((await finish(id)).status).toBe(409);
    await sendPart(id, PART_BYTES);
    await sendPart(id, 2 * PART_BYTES);
    expect(await said(await sendPart(id, size))).toEqual([409, OTHER_PART]);
    expect(digestOf(await bytesOf(await idIn(await finish(id))))).toBe(digestOf(whole));
  });

  it('becomes one file however often its end is said, once it was heard and at once', async () => {
    const { id } = await begun();
    await sendAll(id);
    const before = await server.app.db.selectFrom('files').select('id').execute();
    const answers = await Promise.all([finish(id), finish(id), finish(id)]);
    const ids = new Set(await Promise.all([...answers, await finish(id)].map(idIn)));
    expect(ids.size).toBe(1);
    expect(await server.app.db.selectFrom('files').select('id').execute()).toHaveLength(before.length + 1);
    expect(await stored()).toContain([...ids][0]);
    expect((await begun()).id).not.toBe(id);
  });

  it('is nobody’s but of whoever began it', async () => {
    const key = newKey();
    const { id } = await begun({ key });
    await sendAll(id);
    expect((await begun({ key, session: another })).id).not.toBe(id);
    expect(await said(await finish(id, { of: another }))).toEqual([404, UPLOAD_OVER]);
    expect(await said(await finish('AAAAAAAAAAAAAAAAAAAAAA'))).toEqual([404, UPLOAD_OVER]);
    expect(await said(await sendPart('AAAAAAAAAAAAAAAAAAAAAA', 0))).toEqual([404, UPLOAD_OVER]);
    expect((await drop('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    expect((await finish(id)).status).toBe(201);
  });

  it('is refused before a byte of it comes where it would be at its end: of another kind, too large, above the total', async () => {
    expect(await said(await begin({ name: 'run.exe' }))).toEqual([422, expect.stringContaining('run.exe is not')]);
    expect((await begin({ size: MAX_FILE_BYTES + 1 })).status).toBe(413);
    const crowded = 'a-filling-in-that-is-full';
    await server.app.db
      .insertInto('uploadHolds')
      .values({ id: 'full', entityType: 'session', entityId: crowded, bytes: MAX_TOTAL_BYTES, heldUntil: '9' })
      .execute();
    expect(await said(await begin({ session: crowded }))).toEqual([413, totalReached('scan.pdf')]);
  });

  it('that is at its end not what its name says goes, with its room', async () => {
    const of = 'a-filling-in-of-a-liar';
    const before = await stored();
    const { id } = await begun({ session: of, size: PART_BYTES + 1 });
    await sendAll(id, Buffer.alloc(PART_BYTES + 1, 'x'));
    expect(await said(await finish(id, { of }))).toEqual([422, TYPE_MISMATCH]);
    expect(await stored()).toEqual(before);
    expect((await held()).filter(({ entityId }) => entityId === of)).toEqual([]);
    expect(await said(await finish(id, { of }))).toEqual([404, UPLOAD_OVER]);
  });
});

describe('Uploads that do not come to their end', () => {
  it('hold their room until they are given up, and leave nothing then', async () => {
    const of = 'a-filling-in-given-up';
    const before = await stored();
    const { id } = await begun({ session: of });
    await sendPart(id, 0);
    expect((await held()).filter(({ entityId }) => entityId === of)).toEqual([{ entityId: of, bytes: size }]);
    expect((await drop(id)).status).toBe(204);
    expect(await stored()).toEqual(before);
    expect((await held()).filter(({ entityId }) => entityId === of)).toEqual([]);
    expect((await sendPart(id, PART_BYTES)).status).toBe(404);
  });

  it('are only so many of one form, and others’ are not counted', async () => {
    const of = 'a-filling-in-of-very-many';
    for (let at = 0; at < MOST_UNFINISHED; at++) expect((await begin({ session: of })).status).toBe(200);
    expect(await said(await begin({ session: of }))).toEqual([409, TOO_MANY_UNFINISHED]);
    expect((await begin({ session: another })).status).toBe(200);
  });

  it('go after their time, with what came of them', async () => {
    const key = newKey();
    const before = await stored();
    const { id } = await begun({ key });
    await sendPart(id, 0);
    const { db } = server.app;
    await db.updateTable('unfinishedUploads').set({ keptUntil: now() }).where('id', '=', id).execute();
    expect(await said(await sendPart(id, PART_BYTES))).toEqual([404, UPLOAD_OVER]);
    expect((await begun({ key })).id).not.toBe(id);
    await db.updateTable('jobs').set({ runAt: '' }).where('kind', '=', 'sweep').execute();
    await until(stored, (names) => names.length === before.length);
    expect(await db.selectFrom('uploadParts').select('id').where('uploadId', '=', id).execute()).toEqual([]);
  });
});
