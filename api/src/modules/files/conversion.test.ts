import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Conversion, StoredFile } from '@forms/shared/contract';
import { strToU8, zipSync } from 'fflate';
import { pdfText } from '../../testing/pdfText';
import { smallPng } from '../../testing/smallPng';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

const SOFFICE = '/usr/bin/soffice';
const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
].join(' ');

/** A Word document of one paragraph; with a picture that stands elsewhere, where one is named. */
function word(text: string, picture?: string): Buffer {
  const drawing = `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="p"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rId9"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const relation = (kind: string, target: string, id: string, mode = '') =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"${mode}/></Relationships>`;
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(relation('officeDocument', 'word/document.xml', 'rId1')),
      'word/document.xml': strToU8(
        `<w:document ${NAMESPACES}><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p>${picture ? drawing : ''}</w:body></w:document>`,
      ),
      ...(picture
        ? { 'word/_rels/document.xml.rels': strToU8(relation('image', picture, 'rId9', ' TargetMode="External"')) }
        : {}),
    }),
  );
}

let server: TestServer;
let staff: { cookie: string };
async function start(LIBREOFFICE: string): Promise<void> {
  server = await TestServer.start({ LIBREOFFICE });
  staff = await server.signIn('Staff');
}

async function uploaded(bytes: Buffer, name = 'Carta de José.docx'): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await server.send('/api/system/uploader', { method: 'POST', body, headers: staff });
  return ((await response.json()) as { id: string }).id;
}
async function conversion(id: string): Promise<Conversion> {
  const response = await server.send(`/api/file/${id}?data=none`, { headers: staff });
  return ((await response.json()) as StoredFile).conversion;
}
const settled = (id: string) =>
  until(
    () => conversion(id),
    ({ state }) => state !== 'waiting',
  );
const pdf = (id: string, headers: Record<string, string> = staff) => server.send(`/api/file/${id}/pdf`, { headers });
/** Waits until no half-made file is left. */
const allTidied = () =>
  until(
    async () => readdirSync(join(server.dataDir, 'incoming')),
    (left) => left.length === 0,
  );

describe('Where a program that is called as LibreOffice is', () => {
  let folder: string;
  let program: string;
  /** Starts the server with a shell script as the program. In it, `$source` is the document and `$pdf` what to make. */
  const startWith = async (...lines: string[]) => {
    folder = mkdtempSync(join(tmpdir(), 'forms-office-'));
    program = join(folder, 'soffice');
    const begin = ['#!/bin/sh', `echo "$@" >> ${folder}/called`, 'for source; do :; done', `pdf="\${source%.*}.pdf"`];
    writeFileSync(program, [...begin, ...lines].join('\n'));
    chmodSync(program, 0o755);
    await start(program);
  };
  const calls = () =>
    existsSync(join(folder, 'called')) ? readFileSync(join(folder, 'called'), 'utf8').trim().split('\n') : [];
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a document is made a PDF when somebody first opens it, and once; it is handed out like the file, in parts too', async () => {
    await startWith(`printf '%%PDF-1.7 of the document' > "$pdf"`);
    const id = await uploaded(word('x'));
    expect(calls()).toEqual([]);
    expect((await pdf(id)).status).toBe(404);
    const states = await Promise.all([conversion(id), conversion(id)]);
    expect(states).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
    expect(await settled(id)).toEqual({ state: 'ready', url: `/api/file/${id}/pdf` });
    expect(calls()).toHaveLength(1);
    expect(calls()[0]).toMatch(
      /^-env:UserInstallation=file:.*--headless.* --convert-to pdf --outdir \S+ \S+\/document\.docx$/,
    );
    await allTidied();

    const whole = await pdf(id);
    expect(whole.headers.get('content-disposition')).toContain('Carta%20de%20Jos%C3%A9.pdf');
    expect(await whole.text()).toBe('%PDF-1.7 of the document');
    const part = await pdf(id, { ...staff, range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    expect((await pdf(id, {})).status).toBe(402);

    await server.send(`/api/file/delete/${id}`, { method: 'POST', headers: staff });
    for await (const { name } of server.app.store.list()) throw new Error(`${name} is left`);
  });

  it('files that browsers show themselves have none', async () => {
    await startWith('exit 1');
    expect(await conversion(await uploaded(Buffer.from('%PDF-1.7\n1'), 'a.pdf'))).toEqual({ state: 'none' });
  });

  it('a document that it makes nothing of is said to have failed', async () => {
    await startWith('exit 3');
    const id = await uploaded(word('x'));
    await conversion(id);
    expect(await settled(id)).toEqual({ state: 'failed' });
    expect(calls()).toHaveLength(1);
    expect((await pdf(id)).status).toBe(404);
    await allTidied();
  });

  it('one that hangs is ended with all that it started when the server stops, and made after the next start', async () => {
    await startWith(
      `if [ $(wc -l < "$(dirname "$0")/called") = 1 ]; then sleep 1000 & echo $! > "$(dirname "$0")/child"; wait; fi`,
      `printf '%%PDF-1.7' > "$pdf"`,
    );
    const id = await uploaded(word('x'));
    await conversion(id);
    await until(async () => existsSync(join(folder, 'child')), Boolean);
    const child = Number(readFileSync(join(folder, 'child'), 'utf8'));
    const { dataDir } = server;
    await server.stop({ keepData: true });
    await until(
      async () => isAlive(child),
      (alive) => !alive,
    );
    server = await TestServer.start({ LIBREOFFICE: program }, { dataDir });
    await server.app.db.updateTable('jobs').set({ runAt: '' }).where('kind', '=', 'conversion').execute();
    expect(await settled(id)).toMatchObject({ state: 'ready' });
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const withLibreOffice = existsSync(SOFFICE) ? describe : describe.skip;
withLibreOffice('With LibreOffice itself', () => {
  beforeAll(() => start(SOFFICE));
  afterAll(() => server.stop());

  it('a Word document’s words stand in its PDF', async () => {
    const id = await uploaded(word('Matrícula de José, £75'));
    await conversion(id);
    expect(await settled(id)).toMatchObject({ state: 'ready' });
    expect(pdfText(new Uint8Array(await (await pdf(id)).arrayBuffer()))).toContain('Matrícula de José, £75');
  });

  it('a document cannot make it fetch anything from this machine or another', async () => {
    let asked = 0;
    const canary = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    const address = canary.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const id = await uploaded(word('With a picture', `http://127.0.0.1:${port}/canary.png`));
    await conversion(id);
    expect(await settled(id)).toMatchObject({ state: 'ready' });
    expect(asked).toBe(0);
    canary.close();
  });

  it('a document cannot make it show a picture that stands on this machine', async () => {
    const secret = join(server.dataDir, 'secret.png');
    writeFileSync(secret, smallPng);
    const id = await uploaded(word('With a picture', pathToFileURL(secret).href));
    await conversion(id);
    expect(await settled(id)).toMatchObject({ state: 'ready' });
    const shown = Buffer.from(await (await pdf(id)).arrayBuffer());
    expect(pdfText(new Uint8Array(shown))).toContain('With a picture');
    expect(shown.toString('latin1')).not.toMatch(/\/Subtype\s*\/Image/);
  });
});
