import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { now } from '../../platform/time';
import { firstRun } from '../../testing/firstRun';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { sweepFiles } from './sweep';

const PDF = '%PDF-1.7\n1 0 obj';
const A_WEEK_AGO = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  await firstRun(server, 'sweep');
  const pages = [{ name: 'page', title: 'Page', fields: [{ name: 'files', type: 'uploader', label: 'Files' }] }];
  await server.send('/api/v2/newform', {
    json: { slug: 'files', title: 'Files', json: { header: { title: 'Files' }, pages } },
    headers: await server.signIn('Admin'),
  });
});
afterAll(() => server.stop());

async function uploaded(): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([PDF]), 'a.pdf');
  const response = await server.send('/api/webforms/file/upload', { method: 'POST', body });
  return ((await response.json()) as { id: string }).id;
}
const answering = (id: string) => [{ name: 'page', values: { files: [{ id, name: 'a.pdf', size: PDF.length }] } }];
const path = (name: string) => join(server.dataDir, 'files', name);
const stored = async () => {
  const names: string[] = [];
  for await (const { name } of server.app.store.list()) names.push(name);
  return names;
};
/** As if a file's time had come, if it has one. */
const runOut = (id: string) =>
  server.app.db
    .updateTable('files')
    .set({ keptUntil: now() })
    .where('id', '=', id)
    .where('keptUntil', 'is not', null)
    .execute();
const keptUntil = async (id: string) =>
  (await server.app.db.selectFrom('files').select('keptUntil').where('id', '=', id).executeTakeFirst())?.keptUntil;

it('Uploads of forms that were never submitted go after their time, and no others.', async () => {
  const [left, submitted, young] = [await uploaded(), await uploaded(), await uploaded()];
  await server.send('/api/webforms/form/files/data', { json: answering(submitted) });
  for (const id of [left, submitted]) await runOut(id);
  await server.app.db.updateTable('jobs').set({ runAt: '' }).where('kind', '=', 'sweep').execute();
  await until(stored, (names) => !names.includes(left));
  expect(await stored()).toEqual(expect.arrayContaining([submitted, young]));
  expect(await keptUntil(submitted)).toBeNull();
});

it('What a draft names stays as long as the draft.', async () => {
  const id = await uploaded();
  await runOut(id);
  const draft = { slug: 'files', version: 1, journey: 'a journey', pages: answering(id) };
  const response = await server.send('/api/webforms/draft', { json: draft });
  const { keptUntil: draftsTime } = (await response.json()) as { keptUntil: string };
  expect(await keptUntil(id)).toBe(draftsTime);
  await sweepFiles(server.app);
  expect(await stored()).toContain(id);
});

it('Bytes that no file was made of go, but not those that are just coming in.', async () => {
  for (const name of ['lost', 'just-in']) writeFileSync(path(name), PDF);
  const id = await uploaded();
  for (const name of ['lost', id]) utimesSync(path(name), A_WEEK_AGO, A_WEEK_AGO);
  await sweepFiles(server.app);
  expect(await stored()).toEqual(expect.arrayContaining(['just-in', id]));
  expect(await stored()).not.toContain('lost');
});

it('Files whose bytes are gone are named in the log, and stay for staff to see.', async () => {
  const id = await uploaded();
  await server.app.store.remove(id);
  const log = jest.spyOn(server.app.http.log, 'error');
  await sweepFiles(server.app);
  expect(log).toHaveBeenCalledWith({ files: [id.slice(0, 8)] }, 'files have lost their bytes');
  log.mockRestore();
  expect(await keptUntil(id)).toEqual(expect.any(String));
});

it('A server sweeps by itself, day by day.', async () => {
  const [job] = await server.app.db.selectFrom('jobs').selectAll().where('kind', '=', 'sweep').execute();
  expect(job).toMatchObject({ id: 'sweep', deadAt: null });
});
