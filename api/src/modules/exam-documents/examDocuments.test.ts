import type { EntryList, ExamDay, ExamEntry, Sitting } from '@forms/shared/contract';
import readWorkbook from 'read-excel-file/node';
import { headingsIn, pdfStructure, tablesIn } from '../../testing/pdfStructure';
import { pdfText } from '../../testing/pdfText';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

let server: TestServer;
let staff: { cookie: string };
let mathematics: ExamEntry;
let physics: ExamEntry;
let year: string;
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
  physics = { ...(await examEntry(server, 'alevel', 'ocr', 'H556')), id: '2' };
  year = mathematics.formData.series.id.slice('summer-'.length);
  const morning: Sitting = { on: `${year}-05-17`, session: 'am' };
  for (const [id, sittings] of [
    ['aqa-gcse-8300-1f', [morning]],
    ['aqa-gcse-8300-2f', [{ on: `${year}-06-03`, session: 'evening' }]],
    ['ocr-alevel-h556-01', [morning]],
  ] as const) {
    const set = { minutes: 90, sittings: JSON.stringify(sittings) };
    await server.app.db.updateTable('examPapers').set(set).where('id', '=', id).execute();
  }
  const centre = { campus: 'oxford', board: 'aqa', was: '', number: '61234' };
  await server.send('/api/exams/centres', { method: 'PUT', json: centre, headers: staff });
});
afterAll(() => server.stop());

const applied = (lastName: string, exams = [mathematics, physics], said: object = {}) =>
  register(server, exams, 'callback', { candidate: { firstName: 'Zoë', lastName, uci: '612340261234D' }, ...said });
async function giveNumber(id: string): Promise<void> {
  const { rows } = (await (await server.send('/api/exams/entries', { headers: staff })).json()) as EntryList;
  const ids = rows.filter(({ enquiryId }) => enquiryId === id).map((entry) => entry.id);
  await server.send('/api/exams/entries/numbers', { json: { ids }, headers: staff });
}
const statementOf = (id: string) => server.send(`/api/enquiries/${id}/entry-statement`, { headers: staff });
const ownStatement = (link: string) => server.send('/api/application/entries/statement', { json: { link } });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

it('A statement of entry says who is entered for what, where and when, and what clashes; candidates have the same by their link.', async () => {
  const { id, reference, link = '' } = await applied('Stated');
  await giveNumber(id);
  const [byStaff, byLink] = [await statementOf(id), await ownStatement(link)];
  expect(byStaff.headers.get('content-disposition')).toBe(`attachment; filename="${reference}-entries.pdf"`);
  const pdf = await bytesOf(byStaff);
  expect(pdfText(await bytesOf(byLink))).toBe(pdfText(pdf));
  const text = pdfText(pdf);
  for (const part of [
    ...['Statement of entry', 'On certificates: STATED:ZOE', 'UCI 612340261234D', 'Candidate number 0001'],
    ...['GCSE Mathematics, AQA 8300F', '61234 Requested', 'A level Physics A, OCR H556'],
    ...[`17th May ${year} Morning Mathematics 8300/1F:`, 'At the same time as Physics A H556/01', '90 minutes'],
    ...[`3rd June ${year} Evening Mathematics 8300/2F:`, 'Without a day so far', 'Mathematics 8300/3F:'],
  ]) {
    expect(text).toContain(part);
  }
  const structure = pdfStructure(pdf);
  expect(structure).toMatchObject({ title: 'Statement of entry', language: 'en-GB', part: '1' });
  expect(tablesIn(structure).slice(-2)).toEqual([
    ['TH TH TH TH TH', 'TH TD TD TD TD', 'TH TD TD TD TD'],
    ['TH TH TH TH', ...Array(3).fill('TH TD TD TD')],
  ]);
});

it('In Lisbon it is in Portuguese, and says that no number is given yet.', async () => {
  const exam = await examEntry(server, 'igcse', 'cambridge', '0580');
  const { id } = await applied('Estado', [exam], { exams: { department: '2' } });
  const pdf = await bytesOf(await statementOf(id));
  const structure = pdfStructure(pdf);
  expect(structure).toMatchObject({ title: 'Declaração de inscrição', language: 'pt-PT', part: '1' });
  expect(tablesIn(structure).at(-1)).toEqual(['TH TH TH TH TH', 'TH TD TD TD TD']);
  expect(pdfText(pdf)).toContain('Receberá o seu número de candidato antes dos exames.');
});

it('Of what is withdrawn there is no statement, nor by a link that opens nothing.', async () => {
  const { id, link = '' } = await applied('Gone');
  await server.send('/api/application/withdraw', { json: { link } });
  const response = await statementOf(id);
  expect([response.status, await response.json()]).toMatchObject([409, { error: 'no-entry' }]);
  expect((await ownStatement('a'.repeat(43))).status).toBe(404);
});

it('The candidates of a series are written to about their statements, each once a day, and nobody whose entries are given up.', async () => {
  const seriesId = mathematics.formData.series.id;
  const [stands, gone] = [await applied('Written'), await applied('Unwritten')];
  await server.send('/api/application/withdraw', { json: { link: gone.link ?? '' } });
  const entries = server.app.db.selectFrom('examEntries').where('state', '!=', 'withdrawn');
  const { count } = await entries
    .where('seriesId', '=', seriesId)
    .select(({ fn }) => fn.count<number>('enquiryId').distinct().as('count'))
    .executeTakeFirstOrThrow();
  const send = async (json: object) => {
    const response = await server.send('/api/exams/entries/statements', { json, headers: staff });
    return (await response.json()) as object;
  };
  const before = await server.send(`/api/exams/entries/statements?seriesId=${seriesId}`, { headers: staff });
  expect(await before.json()).toEqual({ applications: Number(count) });
  expect([await send({ seriesId }), await send({ seriesId })]).toEqual(Array(2).fill({ applications: Number(count) }));
  expect(await send({ seriesId: 'summer-1999' })).toEqual({ applications: 0 });
  await until(
    () => server.app.db.selectFrom('jobs').select('id').where('kind', '=', 'entry-statements').execute(),
    (jobs) => jobs.length === 0,
  );
  const letters = await server.app.db
    .selectFrom('letters')
    .select('enquiryId')
    .where('kind', '=', 'entry-statement')
    .execute();
  const written = letters.map(({ enquiryId }) => enquiryId);
  expect(written).toContain(stands.id);
  expect(written).not.toContain(gone.id);
  expect(written).toHaveLength(Number(count));
});

it('A session at a campus has a register by paper, in order of numbers, with each candidate once, and a seat for each, as PDF and as a workbook.', async () => {
  for (const lastName of ['Zimmer', 'Abel']) await giveNumber((await applied(lastName)).id);
  const again = { candidate: { firstName: 'Zoë', lastName: 'Abel', email: 'abel@example.org', uci: '612340261234D' } };
  await giveNumber((await applied('Abel', [mathematics], again)).id);
  await applied('Nameless', [mathematics]);
  const days = (await (await server.send('/api/exams/days', { headers: staff })).json()) as ExamDay[];
  const [first, second] = days;
  expect([first, second]).toMatchObject([
    { campus: 'oxford', on: `${year}-05-17`, session: 'am' },
    { campus: 'oxford', on: `${year}-06-03`, session: 'evening', papers: [{ board: { title: 'AQA' }, minutes: 90 }] },
  ]);
  const [mathsPaper, physicsPaper] = first?.papers ?? [];
  expect((mathsPaper?.entries ?? 0) - (physicsPaper?.entries ?? 0)).toBe(2);
  const fileOf = (file: string, on = `${year}-05-17`) =>
    server.send(`/api/exams/days/oxford/${on}/am/${file}`, { headers: staff });
  const [register, seating] = [await bytesOf(await fileOf('register.pdf')), await bytesOf(await fileOf('seating.pdf'))];
  const ofRegister = pdfStructure(register);
  expect(ofRegister).toMatchObject({ title: 'Attendance register', language: 'en-GB', part: '1' });
  // A table for each paper, under a heading of its own.
  expect(headingsIn(ofRegister)).toEqual(['H1', 'H2', 'H2']);
  const tables = tablesIn(ofRegister);
  expect(tables.flat()).toHaveLength(1 + (mathsPaper?.entries ?? 0) + (physicsPaper?.entries ?? 0));
  for (const row of tables.flat()) expect(row).toMatch(/^TH (TH TH TH TH|TD TD TD TD)$/);
  const ofSeating = pdfStructure(seating);
  expect(ofSeating).toMatchObject({ title: 'Seating list', language: 'en-GB', part: '1' });
  expect(tablesIn(ofSeating)[0]?.slice(0, 2)).toEqual(['TH TH TH TH TH', 'TH TD TD TD TD']);
  const text = pdfText(register);
  expect(text).toMatch(/AQA, centre 61234, 90 minutes, \d candidates/);
  expect(text.indexOf('Zoë Zimmer')).toBeLessThan(text.indexOf('Zoë Abel'));
  expect(text.indexOf('Zoë Abel')).toBeLessThan(text.indexOf('None Zoë Nameless'));
  expect(text).toContain('Also sits Physics A H556/01');
  expect(pdfText(seating).match(/Zoë Abel/g)).toHaveLength(1);
  const book = Buffer.from(await bytesOf(await fileOf('register.xlsx')));
  const [sheet] = await readWorkbook(book);
  const [head, ...rows] = sheet?.data ?? [];
  expect(head?.slice(0, 3)).toEqual(['Day', 'Session', 'Paper']);
  expect(rows.filter((row) => row[8] === 'Zoë Abel').map((row) => row[12])).toEqual([
    'Physics A H556/01',
    'Mathematics 8300/1F',
  ]);
  expect((await fileOf('register.pdf', `${year}-05-18`)).status).toBe(404);
});

it('In Lisbon a session has its register and its seating list too, with their tables.', async () => {
  const exam = await examEntry(server, 'igcse', 'cambridge', '0580');
  await applied('Lisboeta', [exam], { exams: { department: '2' } });
  const sat = JSON.stringify([{ on: `${year}-05-20`, session: 'pm' }]);
  await server.app.db
    .updateTable('examPapers')
    .set({ minutes: 90, sittings: sat })
    .where('id', 'like', 'cambridge-igcse-0580-%')
    .execute();
  for (const [file, title] of [
    ['register.pdf', 'Attendance register'],
    ['seating.pdf', 'Seating list'],
  ] as const) {
    const pdf = await bytesOf(await server.send(`/api/exams/days/lisbon/${year}-05-20/pm/${file}`, { headers: staff }));
    const structure = pdfStructure(pdf);
    expect(structure).toMatchObject({ title, language: 'en-GB', part: '1' });
    expect(tablesIn(structure)[0]?.slice(0, 2)).toEqual(['TH TH TH TH TH', 'TH TD TD TD TD']);
    expect(pdfText(pdf)).toMatch(/Lisbon, (Summer|June).*Zoë Lisboeta/s);
  }
});
