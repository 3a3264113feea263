import { type ApplicationPage, calendarOf, type ExamEntry, type OwnEntry, type Sitting } from '@forms/shared/contract';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { datesOfLetter } from './applicationDates';

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

it('The letter of an exam withdrawn or changed takes the days of what it was out of calendars, and leaves the others.', async () => {
  await setSat('aqa-gcse-8300-1f', [{ on: `${year}-05-17`, session: 'am' }]);
  await setSat('aqa-gcse-8300-2f', []);
  await setSat('aqa-gcse-8300-1h', [{ on: `${year}-05-18`, session: 'am' }]);
  await setSat('aqa-gcse-8700-1', [{ on: `${year}-05-19`, session: 'am' }]);
  const english = await examEntry(server, 'gcse', 'aqa', '8700');
  const { id: enquiryId, link = '' } = await register(server, [mathematics, english], 'callback');
  const own = async (path: string, json: object) => {
    const response = await server.send(`/api/application/entries${path}`, { json: { link, ...json } });
    return (await response.json()) as OwnEntry[];
  };
  const named = (entries: OwnEntry[], name: string) => {
    const found = entries.find((entry) => entry.name.includes(name));
    if (!found) throw new Error(`There is no entry ${name}.`);
    return found;
  };
  /** What a letter's calendar says of each paper, and what the letter says of all. */
  const described = async (takesBack: boolean) => {
    const { said, attachments } = await datesOfLetter(server.app.db, { enquiryId, campus: 'oxford', takesBack });
    const events = String(attachments[0]?.content).replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
    const papers = events.filter((event) => event.includes('UID:paper-'));
    const of = papers.map((event) => [/8\d{3}-\d.?(?=\.)/.exec(event)?.[0], event.includes('STATUS:CANCELLED')]);
    return { said, of };
  };

  const first = named(await own('', {}), '8300F');
  const [choice] = first.change?.choices ?? [];
  const { id, version } = first;
  const changed = await own('/amend', { id, version, optionId: choice?.optionId, amount: choice?.amount });
  const both = ['8300-1f', '8300-1h', '8700-1'];
  const toOne = { said: [expect.stringContaining('taken out')], of: both.map((paper, at) => [paper, at === 0]) };
  expect(await described(true)).toEqual(toOne);
  expect(await described(false)).toEqual({
    said: ['The days to keep are attached, for your calendar.'],
    of: toOne.of.slice(1),
  });

  const amended = named(changed, '8300H');
  await own('/withdraw', { id, version: amended.version, returned: amended.withdrawal?.returned });
  expect((await described(true)).of).toEqual(both.map((paper) => [paper, paper.startsWith('8300')]));
});
