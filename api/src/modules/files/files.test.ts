import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ARCHIVE_TOO_LARGE, PICTURE_TOO_LARGE, REQUEST_HEADER, type StoredFile } from '@forms/shared/contract';
import { zipSync } from 'fflate';
import { smallPng } from '../../testing/smallPng';
import { startS3 } from '../../testing/startS3';
import { TestServer } from '../../testing/startServer';

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);

/** The beginnings of pictures that say to be so wide and high. */
const pictures: Record<string, (width: number, height: number) => Buffer> = {
  png: (width, height) => {
    const picture = Buffer.from(smallPng);
    picture.writeUInt32BE(width, 16);
    picture.writeUInt32BE(height, 20);
    return picture;
  },
  gif: (width, height) => Buffer.concat([Buffer.from('GIF89a'), Buffer.from(new Uint16Array([width, height]).buffer)]),
  jpg: (width, height) => jpeg(width, height, Buffer.alloc(0)),
  webp: (width, height) => {
    const picture = Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
    picture.writeUIntLE(width - 1, 24, 3);
    picture.writeUIntLE(height - 1, 27, 3);
    return picture;
  },
};
/** A JPEG with something between its beginning and its size. */
const jpeg = (width: number, height: number, between: Buffer) => {
  const size = Buffer.from('ffc00011080000000003011100021101031101', 'hex');
  size.writeUInt16BE(height, 5);
  size.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), between, size]);
};

/** A Word document of these parts. */
const office = (parts: Record<string, Buffer>) => {
  const types = `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
  return Buffer.from(zipSync({ '[Content_Types].xml': Buffer.from(types), ...parts }, { level: 9 }));
};

/** The same document with a directory that says that each entry unpacks to so many bytes. */
const lying = (zip: Buffer, bytes: number) => {
  const ENTRY = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = zip.indexOf(ENTRY); at !== -1; at = zip.indexOf(ENTRY, at + 1)) zip.writeUInt32LE(bytes, at + 24);
  return zip;
};

const onDisk = async () => ({ env: {}, stop: async () => {} });

describe.each([
  ['on disk', onDisk],
  ['in a bucket', startS3],
])('files %s', (_where, startStore) => {
  let store: Awaited<ReturnType<typeof onDisk>>;
  let server: TestServer;
  let staff: { cookie: string };
  beforeAll(async () => {
    store = await startStore();
    server = await TestServer.start(store.env);
    staff = await server.signIn('Staff');
  });
  afterAll(async () => {
    await server.stop();
    await store.stop();
  });

  const upload = (name: string, bytes: Buffer, fields: Record<string, string> = {}) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    return server.send('/api/webforms/file/upload', { method: 'POST', body });
  };
  const uploaded = async (name: string, bytes: Buffer, fields = {}) =>
    ((await (await upload(name, bytes, fields)).json()) as { id: string }).id;
  /** A picture, named by the header of its part exactly so. */
  const uploadedAs = async (naming: string) => {
    const boundary = 'edge';
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; ${naming}\r\n\r\n`),
      smallPng,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const response = await server.send('/api/webforms/file/upload', {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: new Uint8Array(body),
    });
    return ((await response.json()) as { id: string }).id;
  };
  const read = async (id: string) =>
    (await (await server.send(`/api/file/${id}`, { headers: staff })).json()) as StoredFile;
  const holds = () => server.app.db.selectFrom('uploadHolds').selectAll().execute();
  const incoming = () => readdirSync(join(server.dataDir, 'incoming'));
  /** Every name in the store, and whatever is coming in. */
  const stored = async () => {
    const names = incoming();
    for await (const { name } of server.app.store.list()) names.push(name);
    return names.sort();
  };

  it('come back as they were sent, with what they are', async () => {
    const bytes = pdf(200_001);
    const id = await uploaded('Zoë’s passport.PDF', bytes, { uploadType: 'idDoc' });
    const { fileData, ...file } = await read(id);
    expect(Buffer.from(fileData, 'base64').equals(bytes)).toBe(true);
    expect(file).toEqual({
      id,
      name: 'Zoë’s passport.PDF',
      title: 'Zoë’s passport',
      ext: 'pdf',
      extension: 'pdf',
      size: bytes.length,
      fileType: 'doc',
      contentType: 'idDoc',
      locked: false,
      visible: false,
      uploadedAt: expect.any(String),
      conversion: { state: 'none' },
      annotations: [],
      reader: 'A Staff',
      url: `/api/file/${id}/content`,
    });
  });

  it.each([
    ['a line', '<<< From the scanner in room 3 >>>\r\n'],
    ['as much as readers look through', 'x'.repeat(1019)],
  ])('that are PDFs with %s before their beginning are taken, as readers take them', async (_what, before) => {
    const bytes = Buffer.concat([Buffer.from(before), pdf(3_000)]);
    const id = await uploaded('scan.pdf', bytes);
    expect(await read(id)).toMatchObject({ fileData: bytes.toString('base64'), ext: 'pdf' });
    const { headers } = await server.send(`/api/file/${id}/content`, { headers: staff });
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  it.each([
    ['locked with a password', Buffer.from('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\n%%EOF')],
    ['cut off in the middle', Buffer.from('%PDF-1.7\n1 0 obj << /Type /Cata')],
    ['without a page', Buffer.from('%PDF-1.7\n%%EOF')],
  ])('that are PDFs %s are kept as they are: whoever opens one is told', async (_which, bytes) => {
    const id = await uploaded('odd.pdf', bytes);
    expect((await read(id)).fileData).toBe(bytes.toString('base64'));
  });

  it('can be asked for without their bytes', async () => {
    const id = await uploaded('dot.png', smallPng);
    const response = await server.send(`/api/file/${id}?data=none`, { headers: staff });
    expect(await response.json()).toMatchObject({ fileData: '', fileType: 'image', size: smallPng.length });
  });

  it('are never shown as a page of ours, whatever they hold', async () => {
    const id = await uploaded('dot.png', smallPng);
    const { headers } = await server.send(`/api/file/${id}/content`, { headers: staff });
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="dot.png"; filename*=UTF-8''dot.png`);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are given in parts to a viewer that asks for a range', async () => {
    const bytes = pdf(5000);
    const id = await uploaded('long.pdf', bytes);
    const range = (given: string) => server.send(`/api/file/${id}/content`, { headers: { ...staff, range: given } });
    const part = await range('bytes=100-199');
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    expect((await range('bytes=999999-')).status).toBe(416);
    const ifStill = async (etag: string) => {
      const headers = { ...staff, range: 'bytes=100-199', 'if-range': etag };
      return (await server.send(`/api/file/${id}/content`, { headers })).status;
    };
    expect(await ifStill(part.headers.get('etag') ?? '')).toBe(206);
    expect(await ifStill('"another"')).toBe(200);
  });

  it('are for staff until they are made visible, then for whoever has the id', async () => {
    const id = await uploaded('dot.png', smallPng);
    const asVisitor = (path = '') => server.send(`/api/file/${id}${path}`);
    for (const path of ['', '/content']) {
      const denied = await asVisitor(path);
      expect(denied.status).toBe(402);
      expect(await denied.json()).toMatchObject({
        message: expect.stringMatching(/^You do not currently have access/),
      });
    }
    expect((await asVisitor('/visible')).status).toBe(401);
    await server.send(`/api/file/${id}/visible`, { headers: staff });
    expect((await asVisitor()).status).toBe(200);
    await server.send(`/api/file/${id}/invisible`, { method: 'POST', headers: staff });
    expect((await asVisitor()).status).toBe(402);
  });

  it('are made visible by no other site’s image or link', async () => {
    const id = await uploaded('dot.png', smallPng);
    const response = await fetch(`${server.address}/api/file/${id}/visible`, { headers: staff });
    expect(response.status).toBe(403);
    expect((await read(id)).visible).toBe(false);
  });

  it('that do not exist are said not to', async () => {
    const response = await server.send('/api/file/nothing', { headers: staff });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: 'File ID not valid' });
  });

  it('whose bytes have gone are said to be unreadable', async () => {
    const id = await uploaded('dot.png', smallPng);
    await server.app.store.remove(id);
    for (const path of [`/api/file/${id}`, `/api/file/${id}/content`]) {
      const response = await server.send(path, { headers: staff });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: 'Problem retrieving file' });
    }
  });

  it.each([
    ['a PDF named as an image', 'scan.png', pdf(10)],
    ['an image named as a PDF', 'scan.pdf', smallPng],
    ['a PDF behind an image', 'scan.pdf', Buffer.concat([smallPng, pdf(10)])],
    ['a PDF further down than readers look', 'scan.pdf', Buffer.concat([Buffer.alloc(1020, 32), pdf(10)])],
    ['a page', 'page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can run scripts', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page named as an image', 'page.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', 'setup.exe', Buffer.from('MZ')],
    ['a file without an ending', 'passport', smallPng],
    ['a file with two endings', 'dot.png.exe', smallPng],
  ])('are refused when they are %s, and leave nothing', async (_what, name, bytes) => {
    const before = await stored();
    const response = await upload(name, bytes);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: 'File type does not match extension' });
    expect(await stored()).toEqual(before);
  });

  it('that are office documents come back as they were, and say that there is no PDF of them', async () => {
    const bytes = office({ 'word/document.xml': Buffer.from('<w:document/>') });
    const id = await uploaded('letter.docx', bytes);
    const { fileData, conversion } = await read(id);
    expect(fileData).toBe(bytes.toString('base64'));
    expect(conversion).toEqual({ state: 'unavailable' });
  });

  it.each([
    ['unpack to a thousand times their size', () => office({ 'word/document.xml': Buffer.alloc(25_000_000) })],
    [
      'hold ten thousand things',
      () => office(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`word/${at}.xml`, Buffer.from('a')]))),
    ],
    [
      'unpack to far more than their directory says',
      () => lying(office({ 'word/document.xml': Buffer.alloc(25_000_000) }), 1_000),
    ],
  ])('made to %s are refused, and leave nothing', async (_what, bytes) => {
    const before = await stored();
    const response = await upload('bomb.docx', bytes());
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: ARCHIVE_TOO_LARGE });
    expect(await stored()).toEqual(before);
  });

  it.each(Object.keys(pictures))('that are small pictures (%s) of too many points are refused', async (ending) => {
    const drawn = pictures[ending];
    const response = await upload(`flood.${ending}`, drawn?.(16_000, 15_000) ?? Buffer.alloc(0));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: PICTURE_TOO_LARGE });
    expect((await upload(`large.${ending}`, drawn?.(16_000, 12_000) ?? Buffer.alloc(0))).status).toBe(201);
  });

  it('that are pictures which hide their size behind something else are refused', async () => {
    const segment = Buffer.concat([Buffer.from('ffe1ffff', 'hex'), Buffer.alloc(0xffff - 2)]);
    const behind = (segments: number) => jpeg(60_000, 60_000, Buffer.concat(Array(segments).fill(segment)));
    expect(await (await upload('a.jpg', behind(2))).json()).toMatchObject({ error: 'picture-too-large' });
    expect(await (await upload('a.jpg', behind(9))).json()).toMatchObject({ error: 'type-mismatch' });
  });

  it.each([
    ['reach out of their folder', () => office({ '../../etc/cron.d/evil': Buffer.from('a') })],
    ['are cut off', () => office({ 'word/document.xml': randomBytes(9_000) }).subarray(0, 5_000)],
  ])('with insides that %s are refused, and leave nothing', async (_what, bytes) => {
    const before = await stored();
    const response = await upload('odd.docx', bytes());
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: 'File type does not match extension' });
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['..\\..\\windows\\win.png', 'win.png'],
    ['turned\u202egnp.exe.png', 'turnedgnp.exe.png'],
    [`${'long'.repeat(80)}.png`, `${'long'.repeat(49)}.png`],
  ])('named %j are kept as %j', async (given, stored) => {
    expect((await read(await uploadedAs(`filename="${given}"`))).name).toBe(stored);
  });

  it.each([
    'a"; filename="evil.html',
    'a\u0085set-cookie: session=mine\u2028',
    "a;filename*=UTF-8''evil.html",
    '한글 \\"',
  ])('named %j add nothing to the header that names them', async (name) => {
    const id = await uploadedAs(`filename*=UTF-8''${encodeURIComponent(`${name}.png`)}`);
    const { headers } = await server.send(`/api/file/${id}/content`, { headers: staff });
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"\\]*\.png"; filename\*=UTF-8''[\w%.~!-]*\.png$/,
    );
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['application/json', '{}', 406],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=edge', 'not multipart', 400],
    ['multipart/form-data; boundary=edge', '--edge--', 400],
  ])('sent as %s with %j are refused with a sentence', async (type, body, status) => {
    const response = await server.send('/api/webforms/file/upload', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w+ \w+/) });
  });

  it('above 100 MB are refused, and leave nothing', async () => {
    const before = await stored();
    const response = await upload('huge.pdf', pdf(100 * 1024 * 1024));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ message: 'The file is larger than 100 MB.' });
    expect(await stored()).toEqual(before);
  });

  it.each([0, 50, 99])('that break off at %i per cent leave nothing, and room for others', async (percent) => {
    const before = await stored();
    const { port } = new URL(server.address);
    const socket = connect(Number(port), '127.0.0.1');
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000_000)]);
    socket.write(
      [
        'POST /api/webforms/file/upload HTTP/1.1',
        'Host: localhost',
        `${REQUEST_HEADER}: test`,
        'Content-Type: multipart/form-data; boundary=edge',
        `Content-Length: ${bytes.length + 500}`,
        '',
        '--edge',
        'Content-Disposition: form-data; name="session"',
        '',
        'a-session-that-breaks-off',
        '--edge',
        'Content-Disposition: form-data; name="file"; filename="half.pdf"',
        '',
        '',
      ].join('\r\n'),
    );
    // The parser gives a part to the server only with its first bytes.
    socket.write(bytes.subarray(0, 20 + (bytes.length * percent) / 100));
    await until(() => incoming().length === 1);
    expect(await holds()).toHaveLength(1);
    socket.destroy();
    await until(() => incoming().length === 0);
    expect(await stored()).toEqual(before);
    while ((await holds()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('that are empty are refused and said to be', async () => {
    const before = await stored();
    const response = await upload('empty.pdf', Buffer.alloc(0));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: 'This file is empty.' });
    expect(await stored()).toEqual(before);
  });

  it('that come at once never pass the total of their session together, and are told so', async () => {
    const session = 'a-session-of-ten-at-once';
    const MB = 1024 * 1024;
    await server.app.db
      .insertInto('files')
      .values({
        id: 'as-if-uploaded',
        name: 'big.pdf',
        ext: 'pdf',
        mime: 'application/pdf',
        bytes: 1014 * MB,
        contentType: 'other',
        locked: 0,
        visible: 0,
        uploadedAt: '',
        entityType: 'session',
        entityId: session,
      })
      .execute();
    // 10 MB are left: three files of 3 MB.
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => upload(`${at}.pdf`, pdf(3 * MB), { session })),
    );
    const refused = answers.filter(({ status }) => status === 413);
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(3);
    expect(refused).toHaveLength(7);
    expect(await refused[0]?.json()).toMatchObject({
      message: expect.stringMatching(/^Unable to add \d.pdf as total upload size has reached the maximum \(1 gb\)\.$/),
    });
    expect(await holds()).toEqual([]);
    expect((await upload('other.pdf', pdf(3 * MB), { session: 'another-session-altogether' })).status).toBe(201);
    expect((await upload('1.pdf', pdf(9), { session: 'short' })).status).toBe(400);
    expect((await upload('small.pdf', pdf(MB / 2), { session })).status).toBe(201);
  });

  it('are refused while the disk is nearly full, and told when to try again', async () => {
    const full = jest.spyOn(disk, 'statfs').mockResolvedValue({ bavail: 200_000, bsize: 4_096 } as never);
    const response = await upload('dot.png', smallPng);
    full.mockRestore();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('600');
    expect((await upload('dot.png', smallPng)).status).toBe(201);
  });

  it('that a power cut broke off are gone after the next start', async () => {
    const first = await TestServer.start();
    const { dataDir } = first;
    await first.stop({ keepData: true });
    const half = join(dataDir, 'incoming', 'half');
    writeFileSync(half, 'half');
    const again = await TestServer.start({}, { dataDir });
    expect(existsSync(half)).toBe(false);
    await again.stop();
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}
