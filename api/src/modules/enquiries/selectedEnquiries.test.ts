import {
  type BulkSelection,
  COUNT_CHANGED,
  type EnquirySummary,
  type ListFile,
  type ListPage,
} from '@forms/shared/contract';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let staff: { cookie: string };
let stored: EnquirySummary[];
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  for (const firstName of ['Ana', 'Rui', 'Zoë'])
    await payer.enquire('bacs', { candidate: { firstName, email: `${fold(firstName)}@example.org` } });
  const response = await server.send('/api/enquiries?sort=name', { headers: staff });
  stored = ((await response.json()) as ListPage<EnquirySummary>).rows;
});
afterAll(() => server.stop());

const fold = (name: string) => name.replace('ë', 'e').toLowerCase();
const file = (selection: BulkSelection, asked: { sort?: string; file?: ListFile } = {}, headers = staff) =>
  server.send('/api/enquiries/export', { json: { selection, ...asked }, headers });
const matching = (count: number, except: string[] = [], searched = ''): BulkSelection => ({
  ...{ kind: 'matching', filter: { tab: 'new', type: 'exams' }, searched, except, count },
});
const inCsv = async (response: Response): Promise<Record<string, string>[]> =>
  parse(Buffer.from(await response.arrayBuffer()), { columns: true, bom: true });
const references = (rows: readonly Record<string, unknown>[]) => rows.map(({ Reference }) => Reference);
const referenceAt = (at: number) => stored[at]?.reference;

it('Of all that match, those left out are not in the file, which is in the order of the list.', async () => {
  const response = await file(matching(2, [stored[1]?.id ?? '']), { sort: '-name' });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="enquiries.csv"');
  const rows = await inCsv(response);
  expect(references(rows)).toEqual([referenceAt(2), referenceAt(0)]);
  expect(rows[0]).toMatchObject({ Email: 'zoe@example.org', Amount: String((stored[2]?.amount ?? 0) / 100) });
});

it('Of those that were picked it is made too, and as a workbook with days and pounds.', async () => {
  const rows = [stored[0], stored[2]].map((row) => ({ id: row?.id ?? '', version: row?.version ?? 0 }));
  const response = await file({ kind: 'picked', rows }, { sort: 'name', file: 'xlsx' });
  const [sheet] = await readWorkbook(Buffer.from(await response.arrayBuffer()));
  const [titles = [], ...found] = sheet?.data ?? [];
  const read = found.map((cells) => Object.fromEntries(cells.map((value, at) => [titles[at], value])));
  expect(references(read)).toEqual([referenceAt(0), referenceAt(2)]);
  expect(read[0]).toMatchObject({ Amount: (stored[0]?.amount ?? 0) / 100, Submitted: expect.any(Date) });
});

it('What was searched for narrows them, and where another number match than were counted there is no file.', async () => {
  expect(references(await inCsv(await file(matching(1, [], 'zoe'))))).toEqual([referenceAt(2)]);
  const response = await file(matching(2));
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: COUNT_CHANGED, count: 3 });
});

it('Staff of another area get none of it, and that somebody has made one stands in the audit log.', async () => {
  const admissions = await server.signIn('Staff', 'admissions');
  const rows = stored.map(({ id, version }) => ({ id, version }));
  expect(await inCsv(await file({ kind: 'picked', rows }, {}, admissions))).toEqual([]);
  const written = server.app.db.selectFrom('auditEntries').select('call').where('call', '=', 'exportSelectedEnquiries');
  expect((await written.execute()).length).toBeGreaterThan(0);
});
