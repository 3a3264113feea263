import { type CollegeDay, today } from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let planner: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  planner = await server.signIn('Calendar');
});
afterAll(() => server.stop());

const days = async () => (await (await server.send('/api/calendar', { headers: planner })).json()) as CollegeDay[];

it('Whoever plans sees the days ahead, soonest first: of boards that keep the same day, one.', async () => {
  const ahead = await days();
  expect(ahead.length).toBeGreaterThan(0);
  expect(ahead.every(({ on }) => on >= today())).toBe(true);
  expect(ahead.map(({ on }) => on)).toEqual(ahead.map(({ on }) => on).toSorted());
  expect(new Set(ahead.map(({ key }) => key)).size).toBe(ahead.length);
  expect(ahead.some(({ kind, title }) => kind === 'stage' && title.includes('Last day to enter'))).toBe(true);
});

it('It has the days on which papers of entries are sat, and the name of no candidate.', async () => {
  await new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300')).enquire('bacs');
  const { db } = server.app;
  const { optionId, seriesId } = await db
    .selectFrom('examEntries')
    .select(['optionId', 'seriesId'])
    .executeTakeFirstOrThrow();
  expect(optionId).toBeTruthy();
  expect(seriesId).toBeTruthy();
  const text = JSON.stringify(await days());
  const [{ name = '' } = {}] = await db.selectFrom('enquiries').select('name').execute();
  expect(name).not.toBe('');
  expect(text).not.toContain(name);
});

it('The same comes as a file for calendars, under names that stay.', async () => {
  const read = async () => {
    const response = await server.send('/api/calendar/file', { headers: planner });
    expect(response.headers.get('content-type')).toContain('text/calendar');
    return response.text();
  };
  const file = await read();
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength((await days()).length);
  const names = (text: string) => text.match(/^UID:.*$/gm);
  expect(names(await read())).toEqual(names(file));
});

it('A calendar’s role opens no enquiry, file, invoice or entry.', async () => {
  for (const path of ['/api/enquiries', '/api/files/all', '/api/invoices', '/api/exams/entries', '/api/tuition'])
    expect((await server.send(path, { headers: planner })).status).toBe(403);
});
