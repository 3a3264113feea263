import {
  type ExamEntry,
  KEY_DATES_CHANGED,
  type KeyDates,
  keyDates,
  type OfferedSubject,
  type SeriesDates,
  stageOn,
  surchargeOf,
} from '@forms/shared/contract';
import { examEntry, register, registration } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { seededKeyDates } from './catalogue/keyDatesPattern';
import { shiftYears } from './series';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const lasting = (until: number) => ({ centre: days(until), board: days(until) });
const stage = (name: string, until: number) => ({
  ...{ name, until: lasting(until), boardPercent: 0, boardAdds: 0, centreAdds: 0 },
});

describe('The dates that a new site begins with', () => {
  const dates = seededKeyDates();

  test('are those of the year, before and after which nothing can be entered.', () => {
    const summer = dates('summer-2027', 'edexcel', 'gcse') as KeyDates;
    const named = (day: string) => stageOn(summer, day)?.name;
    expect(summer.opens).toBe('2026-04-15');
    expect(
      ['2026-04-14', '2026-04-15', '2027-02-14', '2027-02-15', '2027-03-15', '2027-04-14', '2027-04-15'].map(named),
    ).toEqual([undefined, 'Entry', 'Entry', 'Late entry', 'High late entry', 'High late entry', undefined]);
  });

  test('have a day of the centre’s that is never after the board’s, in every series.', () => {
    for (const season of ['summer', 'autumn'] as const) {
      for (const [board, level] of [
        ['aqa', 'gcse'],
        ['cambridge', 'alevel'],
        ['edexcel', 'igcse'],
      ] as const) {
        expect(keyDates.safeParse(dates(`${season}-2030`, board, level)).error).toBeUndefined();
      }
    }
  });

  test('have GCSEs in autumn for English and mathematics alone, of those who are 16 by the end of August.', () => {
    expect(dates('autumn-2027', 'aqa', 'gcse')).toMatchObject({
      subjects: ['English Language', 'Mathematics'],
      age: { years: 16, on: '2027-08-31' },
    });
    expect(dates('autumn-2027', 'aqa', 'alevel')).toBeNull();
  });

  test('have AQA’s qualifications in Oxford alone, for they are not offered abroad.', () => {
    expect(dates('summer-2027', 'aqa', 'gcse')).toMatchObject({ campuses: ['oxford'] });
    expect(dates('summer-2027', 'cambridge', 'igcse')).toMatchObject({ campuses: ['oxford', 'lisbon'] });
  });

  test('have January for International A levels alone.', () => {
    expect(dates('january-2028', 'edexcel', 'ial')).toMatchObject({ opens: '2027-05-01', subjects: [] });
    expect(dates('january-2028', 'edexcel', 'alevel')).toBeNull();
  });

  test('have no January, which Pearson’s International GCSEs have left for November.', () => {
    expect(dates('january-2028', 'edexcel', 'igcse')).toBeNull();
    expect(dates('autumn-2027', 'edexcel', 'igcse')).toMatchObject({
      stages: [{ name: 'Entry' }, { name: 'Late entry' }],
    });
  });
});

test('A stage adds a share of the board’s fee, and sums of the board’s and the centre’s own.', () => {
  const late = { boardPercent: 50, boardAdds: 700, centreAdds: 5000 };
  expect(surchargeOf(late, 4995)).toEqual({ board: 2498 + 700, centre: 5000 });
  expect(surchargeOf(late, null)).toEqual({ board: 700, centre: 5000 });
});

describe('The dates that staff set', () => {
  let server: TestServer;
  let staff: { cookie: string };
  let mathematics: ExamEntry;
  beforeEach(async () => {
    server = await TestServer.start();
    staff = await server.signIn('Staff');
    mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
  });
  afterEach(() => server.stop());

  const seriesId = () => mathematics.formData.series.id;
  const all = async () =>
    (await (await server.send('/api/system/examseries/dates', { headers: staff })).json()) as SeriesDates[];
  const rowOf = async (series = seriesId(), board = 'aqa', level = 'gcse') =>
    (await all())
      .find((each) => each.series.id === series)
      ?.rows.find((row) => row.board.id === board && row.level.id === level);
  const set = (version: number, dates: object | null, series = seriesId(), boardId = 'aqa') =>
    server.send(`/api/system/examseries/${series}/dates`, {
      method: 'PUT',
      json: { boardId, levelId: 'gcse', version, dates },
      headers: staff,
    });
  const becomes = async (change: Partial<KeyDates>) => {
    const row = await rowOf();
    expect((await set(row?.version ?? 0, { ...row?.dates, ...change })).status).toBe(204);
  };
  const refusal = async () => {
    const response = await server.send('/api/webforms/exams/form/data', { json: registration([mathematics], 'bacs') });
    const { message } = (await response.json()) as { message: string };
    return { status: response.status, message };
  };

  it('close entries: nothing is offered, and what stands in a form is refused with the day.', async () => {
    await becomes({ opens: days(-20), stages: [stage('Entry', -10)] });
    const catalogue = (await (await server.send('/api/webforms/exams/catalogue')).json()) as OfferedSubject[];
    const found = catalogue.find(({ subject }) => subject.id === 'aqa-gcse-8300');
    expect(found?.series.map(({ id }) => id)).not.toContain(seriesId());
    const response = await server.send('/api/webforms/exam/option/tableinfo', {
      json: { optionId: mathematics.formData.option.id, seriesId: seriesId() },
    });
    expect(response.status).toBe(404);
    expect(await refusal()).toEqual({ status: 422, message: expect.stringContaining('closed on') });
    await becomes({ opens: days(5), stages: [stage('Entry', 10)] });
    expect(await refusal()).toEqual({ status: 422, message: expect.stringContaining('open on') });
  });

  it('make a late entry dearer from its day on, as a line of its own on the invoice.', async () => {
    const late = { ...stage('Late entry', 5), boardPercent: 50, centreAdds: 5000 };
    await becomes({ opens: days(-20), stages: [stage('Entry', -1), late] });
    const items = await (await server.send(`/api/webforms/exam/${mathematics.examId}/invoiceitems`)).json();
    expect(items).toMatchObject([
      { cost: 22_995 },
      { description: 'Late entry, GCSE Mathematics', cost: 2498 + 5000, metaType: 'subitem' },
    ]);
    const { amount } = await register(server, [mathematics], 'bacs');
    expect(amount).toBe(22_995 + 2498 + 5000 + 7500 + 10_000);
  });

  it('keep out who would sit an exam where the campus does not offer it.', async () => {
    await becomes({ campuses: ['lisbon'] });
    expect(await refusal()).toEqual({ status: 422, message: expect.stringContaining('Sat in Lisbon only.') });
    await becomes({ campuses: ['oxford', 'lisbon'] });
    expect((await refusal()).status).toBe(201);
  });

  it('keep out who is too young on the day that counts.', async () => {
    await becomes({ age: { years: 30, on: '2027-08-31' } });
    expect(await refusal()).toEqual({
      status: 422,
      message: expect.stringContaining('Only for candidates who are 30 or older on 31st August 2027.'),
    });
    await becomes({ age: { years: 16, on: '2027-08-31' } });
    expect((await refusal()).status).toBe(201);
  });

  it('are those of somebody else, where they were changed meanwhile.', async () => {
    const row = await rowOf();
    expect((await set(1, row?.dates ?? null)).status).toBe(204);
    const second = await set(1, null);
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ error: KEY_DATES_CHANGED.word });
    expect(await rowOf()).toMatchObject({ version: 2, source: 'staff', changedBy: expect.any(String) });
  });

  it('hold for later years as well, until those have their own.', async () => {
    const [, later] = (await all()).filter(({ series }) => series.id.startsWith('summer') && series.id >= seriesId());
    const dates = (await rowOf())?.dates;
    const opens = shiftYears(dates?.opens ?? '', 1);
    expect(await rowOf(later?.series.id)).toMatchObject({ source: 'earlier', version: 0, dates: { opens } });
    expect((await set(0, null, later?.series.id)).status).toBe(204);
    expect((await set(0, null, later?.series.id)).status).toBe(409);
    expect(await rowOf(later?.series.id)).toMatchObject({ source: 'staff', version: 1, dates: null });
  });

  it('come from the example where nobody has set any.', async () => {
    await server.app.db.deleteFrom('examKeyDates').execute();
    expect(await rowOf()).toMatchObject({ source: 'example', version: 0, changedBy: null });
  });

  it.each<[string, Partial<KeyDates>, string]>([
    [
      'ours after the board’s',
      { stages: [{ ...stage('Entry', 9), until: { centre: days(9), board: days(8) } }] },
      'centre',
    ],
    ['a stage before the last', { stages: [stage('Entry', 9), stage('Late', 8)] }, 'stages.1'],
    ['an end before the beginning', { opens: days(10), stages: [stage('Entry', 9)] }, 'stages.0'],
    ['no stage', { stages: [] }, 'stages'],
    ['a sum below nothing', { stages: [{ ...stage('Entry', 9), centreAdds: -1 }] }, 'centreAdds'],
    [
      'a share of more than all',
      { withdrawals: { ...lasting(9), boardReturns: 101, centreReturns: 0 } },
      'boardReturns',
    ],
    ['a day in American order', { opens: '05/31/2027' }, 'opens'],
    ['a day that no year has', { opens: '2027-02-30' }, 'opens'],
    ['no campus', { campuses: [] }, 'campuses'],
  ])('are refused with %s, in words at the field, and stay as they were.', async (_, wrong, path) => {
    const before = await rowOf();
    const response = await set(before?.version ?? 0, { ...before?.dates, ...wrong });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
    expect(errors.find((each) => each.path.includes(path))?.message).toMatch(/^[A-Z]\w+ /);
    expect(await rowOf()).toEqual(before);
  });

  it('are set for what is in the catalogue, in a series ahead, by staff alone.', async () => {
    const dates = (await rowOf())?.dates ?? null;
    expect((await set(0, dates, 'summer-1999')).status).toBe(404);
    expect((await set(0, dates, seriesId(), 'none')).status).toBe(404);
    const path = `/api/system/examseries/${seriesId()}/dates`;
    expect((await server.send(path, { method: 'PUT', json: {} })).status).toBe(401);
  });
});
