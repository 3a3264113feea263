import { type ApplicationPage, calendarOf, type ExamEntry, type Sitting } from '@forms/shared/contract';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let mathematics: ExamEntry;
let year: string;
beforeAll(async () => {
  server = await TestServer.start();
  mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
  year = mathematics.formData.series.id.slice('summer-'.length);
});
afterAll(() => server.stop());

const setSat = (id: string, sittings: Sitting[]) =>
  server.app.db
    .updateTable('examPapers')
    .set({ sittings: JSON.stringify(sittings) })
    .where('id', '=', id)
    .execute();
const page = async (link: string) =>
  ((await (await server.send('/api/application', { json: { link } })).json()) as ApplicationPage).details;
const examsOn = async (link: string) =>
  (await page(link))?.dates
    .filter(({ kind }) => kind.startsWith('exam-'))
    .map(({ key, kind, day, of }) => [key, kind, day, of]);

it('The days of an application’s papers are among those to keep, and keep their names when a board moves them.', async () => {
  await setSat('aqa-gcse-8300-1f', [{ on: `${year}-05-17`, session: 'am' }]);
  await setSat('aqa-gcse-8300-2f', [{ on: `${year}-06-03`, session: 'pm' }]);
  const { link = '', reference } = await register(server, [mathematics], 'callback');
  const first = `paper-summer-${year}-aqa-gcse-8300-1f`;
  const second = `paper-summer-${year}-aqa-gcse-8300-2f`;
  expect(await examsOn(link)).toEqual([
    [first, 'exam-am', `${year}-05-17`, expect.stringMatching(/^Mathematics 8300\/1F: Paper 1/)],
    [second, 'exam-pm', `${year}-06-03`, expect.stringMatching(/^Mathematics 8300\/2F: Paper 2/)],
  ]);

  await setSat('aqa-gcse-8300-2f', [{ on: `${year}-06-04`, session: 'evening' }]);
  const moved = await examsOn(link);
  expect(moved?.map(([key, kind, day]) => [key, kind, day])).toEqual([
    [first, 'exam-am', `${year}-05-17`],
    [second, 'exam-evening', `${year}-06-04`],
  ]);
  const dates = (await page(link))?.dates ?? [];
  const calendar = calendarOf({ dates, reference, language: 'pt-PT', madeAt: new Date() }).replaceAll('\r\n ', '');
  expect(calendar).toContain(`UID:${second}.${reference}@forms`);
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${year}0604`);
  expect(calendar).toContain('SUMMARY:Exame à noite: Mathematics 8300/2F: Paper 2');
});

it('What is withdrawn is sat on no day.', async () => {
  await setSat('aqa-gcse-8300-1f', [{ on: `${year}-05-17`, session: 'am' }]);
  const { link = '' } = await register(server, [mathematics], 'callback');
  await server.send('/api/application/withdraw', { json: { link } });
  expect(await examsOn(link)).toEqual([]);
});
