import { existsSync } from 'node:fs';
import {
  FILE_INFECTED,
  FILE_UNSCANNED,
  FILE_WAS_INFECTED,
  type FileOfList,
  type ListPage,
} from '@forms/shared/contract';
import { askScanner } from '../../platform/scanner/askScanner';
import { EICAR, startClamd, startClamdDouble, type TestClamd } from '../../testing/startClamd';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

const CLAMD = '/usr/sbin/clamd';
const CLEAN = '%PDF-1.7\nclean';
const VIRUS = `%PDF-1.7\n${EICAR}`;

let server: TestServer;
let staff: { cookie: string };
async function start(CLAMD: string): Promise<void> {
  server = await TestServer.start({ CLAMD });
  staff = await server.signIn('Staff');
}

function upload(text: string, path = 'webforms/file/upload') {
  const body = new FormData();
  body.append('file', new Blob([text]), 'a.pdf');
  return server.send(`/api/${path}`, { method: 'POST', body, headers: staff });
}
const read = (id: string) => server.send(`/api/file/${id}?data=none`, { headers: staff });
const uploaded = async (text: string) => ((await (await upload(text, 'system/uploader')).json()) as { id: string }).id;
const listed = async () =>
  ((await (await server.send('/api/files/all', { headers: staff })).json()) as ListPage<FileOfList>).rows;
const stored = async () => {
  const names: string[] = [];
  for await (const { name } of server.app.store.list()) names.push(name);
  return names;
};
/** Has the held files looked at now, not in some minutes. */
const scanNow = () => server.app.db.updateTable('jobs').set({ runAt: '' }).where('kind', '=', 'scan').execute();

const scanners: [string, () => Promise<TestClamd>][] = [['what speaks as ClamAV does', startClamdDouble]];
if (existsSync(CLAMD)) scanners.push(['ClamAV', () => startClamd(CLAMD)]);

describe.each(scanners)('With %s', (_what, startScanner) => {
  let scanner: TestClamd;
  beforeAll(async () => {
    scanner = await startScanner();
    await start(scanner.address);
  });
  afterAll(async () => {
    await server.stop();
    await scanner.stop();
  });

  it('a clean upload is taken and can be read at once', async () => {
    const id = await uploaded(CLEAN);
    expect((await read(id)).status).toBe(200);
  });

  it('it is said to be there', async () => {
    const [host = '', port] = scanner.address.split(':');
    await askScanner({ host, port: Number(port) });
  });

  it('whoever uploads a virus is told, and nothing of it stays', async () => {
    const before = [await stored(), await listed()];
    const refused = await upload(VIRUS);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ error: 'infected', message: FILE_INFECTED });
    expect([await stored(), await listed()]).toEqual(before);
  });
});

describe('While the scanner is down', () => {
  afterEach(() => server.stop());

  it('uploads are taken but handed out to nobody, and looked at once it is back', async () => {
    const first = await startClamdDouble();
    const port = Number(first.address.split(':')[1]);
    await first.stop();
    await start(first.address);
    const [clean, virus] = [await uploaded(CLEAN), await uploaded(VIRUS)];
    for (const path of ['', '/content', '/pdf']) {
      const held = await server.send(`/api/file/${clean}${path}`, { headers: staff });
      expect(held.status).toBe(409);
      expect(await held.json()).toMatchObject({ message: FILE_UNSCANNED });
    }
    expect((await listed()).map(({ held }) => held)).toEqual(['unscanned', 'unscanned']);
    await scanNow();
    await until(
      () => server.app.db.selectFrom('jobs').select('runAt').where('kind', '=', 'scan').execute(),
      (jobs) => jobs.length === 2 && jobs.every(({ runAt }) => runAt > ''),
    );
    expect((await read(clean)).status).toBe(409);

    const again = await startClamdDouble(port);
    await scanNow();
    await until(
      async () => [(await read(clean)).status, (await read(virus)).status],
      ([one, other]) => one === 200 && other === 410,
    );
    await again.stop();
    expect(await (await read(virus)).json()).toMatchObject({ message: FILE_WAS_INFECTED });
    expect(await stored()).toEqual([clean]);
    expect((await listed()).find(({ id }) => id === virus)?.held).toBe('infected');
    const gone = await server.send(`/api/file/delete/${virus}`, { method: 'POST', headers: staff });
    expect(gone.status).toBe(204);
  });
});

it('Without a scanner, uploads are not held.', async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  expect((await read(await uploaded(VIRUS))).status).toBe(200);
  await server.stop();
});
