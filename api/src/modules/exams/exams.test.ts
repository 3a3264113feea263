import type { OfferedSubject, Series } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

interface Choice {
  id: string;
  title?: string;
  name?: string;
  code?: string;
}

describe('the exams on offer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  const nextYear = new Date().getUTCFullYear() + 1;
  const [summer, autumn, january] = [`summer-${nextYear}`, `autumn-${nextYear}`, `january-${nextYear}`];
  const ask = (json: object) => server.send('/api/webforms/exams/data', { json });
  const choices = async (json: object) => (await (await ask(json)).json()) as Choice[];
  const tableInfo = (json: object) => server.send('/api/webforms/exam/option/tableinfo', { json });
  const mathematics = { seriesId: summer, levelId: 'gcse', boardId: 'aqa' };

  it('stand in the series that can be entered today, while staff see all that are examined', async () => {
    expect(await (await server.send('/api/webforms/exams/series')).json()).toEqual([
      { id: summer, name: `Summer ${nextYear} (May and June)` },
      { id: autumn, name: `Autumn ${nextYear} (October and November)` },
    ]);
    const headers = await server.signIn('Staff');
    const seen = (await (await server.send('/api/system/examseries/list', { headers })).json()) as Series[];
    expect(seen.map(({ id }) => id)).toEqual([summer, autumn, expect.stringContaining('summer')]);
  });

  it('are found by level, board, subject and option', async () => {
    expect(await choices({ name: 'level', seriesId: summer })).toEqual([
      { id: 'gcse', title: 'GCSE' },
      { id: 'igcse', title: 'International GCSE' },
      { id: 'as', title: 'AS level' },
      { id: 'alevel', title: 'A level' },
      { id: 'ial', title: 'International A level' },
    ]);
    expect(await choices({ name: 'board', seriesId: summer, levelId: 'gcse' })).toContainEqual({
      id: 'aqa',
      title: 'AQA',
    });
    expect(await choices({ name: 'subject', ...mathematics })).toContainEqual({
      id: 'aqa-gcse-8300',
      name: 'Mathematics',
      code: '8300',
    });
    const options = await choices({ name: 'option', seriesId: summer, specId: 'aqa-gcse-8300' });
    expect(options).toMatchObject([
      { name: 'Foundation tier', code: '8300F', components: [{ code: '8300/1F' }, { code: '8300/2F' }, {}] },
      {
        name: 'Higher tier',
        code: '8300H',
        componentIds: [expect.any(String), expect.any(String), expect.any(String)],
      },
    ]);
  });

  it('are in each series those that the boards examine then', async () => {
    expect(await choices({ name: 'level', seriesId: january })).toEqual([]);
    const resits = await choices({ name: 'subject', seriesId: autumn, levelId: 'gcse', boardId: 'aqa' });
    expect(resits.map(({ name }) => name)).toEqual(['English Language', 'Mathematics']);
  });

  it.each([
    ['level', {}, 'seriesId'],
    ['board', { seriesId: summer }, 'levelId'],
    ['subject', { seriesId: summer, levelId: 'gcse' }, 'boardId'],
    ['option', { seriesId: summer }, 'specId'],
  ])('cannot be asked for by %s without naming what is missing', async (name, ids, missing) => {
    const response = await ask({ name, ...ids });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(missing) });
  });

  it.each([
    [{ name: 'level', seriesId: 'summer-1999' }],
    [{ name: 'board', seriesId: january, levelId: 'gcse' }],
    [{ name: 'subject', seriesId: summer, levelId: 'gcse', boardId: 'cambridge' }],
    [{ name: 'option', seriesId: january, specId: 'aqa-gcse-8300' }],
  ])('are not found where the boards offer none: %j', async (query) => {
    expect((await ask(query)).status).toBe(404);
  });

  it('show all the papers of a subject to choose from', async () => {
    const papers = await (await server.send('/api/webforms/exam/spec/edexcel-alevel-9ma0/papers')).json();
    expect(papers).toEqual(
      [
        ['01', 'Pure Mathematics 1'],
        ['02', 'Pure Mathematics 2'],
        ['31', 'Statistics'],
        ['32', 'Mechanics'],
      ].map(([end, name]) => ({
        id: `edexcel-alevel-9ma0-${end}`,
        code: `9MA0/${end}`,
        name,
        type: 'Written',
        alternateName: null,
      })),
    );
    expect((await server.send('/api/webforms/exam/spec/none/papers')).status).toBe(404);
  });

  it('put what was chosen in words, and a price on the invoice', async () => {
    const { data } = (await (await tableInfo({ optionId: 'aqa-gcse-8300h', seriesId: summer })).json()) as {
      data: { examId: string; subject: object; option: object };
    };
    expect(data).toMatchObject({ subject: { name: 'Mathematics' }, option: { name: 'Higher tier', code: '8300H' } });
    expect(await (await server.send(`/api/webforms/exam/${data.examId}/invoiceitems`)).json()).toEqual([
      {
        id: data.examId,
        metaType: 'standalone',
        type: 'exams',
        account: { id: 'exams', code: '230', description: 'Examination fees', label: '230 Examination fees' },
        accountId: 'exams',
        currency: 'GBP',
        description: expect.stringMatching(/^GCSE Mathematics \(AQA 8300, Higher tier\), Summer \d{4}/),
        cost: 4995 + 3 * 6000,
      },
    ]);
  });

  it.each(['summer-1999.aqa-gcse-8300f', `${january}.aqa-gcse-8300f`, `${summer}.none`, 'none', '%2e%2e'])(
    'have no invoice items for %s',
    async (id) => {
      const response = await server.send(`/api/webforms/exam/${id}/invoiceitems`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'not-found' });
    },
  );

  it('can be searched: all of them at once, with their series and what goes to the board of the price', async () => {
    const offered = (await (await server.send('/api/webforms/exams/catalogue')).json()) as OfferedSubject[];
    const mathematics = offered.find(({ subject }) => subject.id === 'aqa-gcse-8300');
    expect(mathematics).toMatchObject({
      level: { title: 'GCSE' },
      board: { title: 'AQA' },
      subject: { name: 'Mathematics', code: '8300' },
      options: [
        { name: 'Foundation tier', code: '8300F', price: 4995 + 3 * 6000, boardFee: 4995 },
        { name: 'Higher tier', code: '8300H', price: 4995 + 3 * 6000, boardFee: 4995 },
      ],
    });
    expect(mathematics?.series).toMatchObject([
      { id: summer, stage: { name: 'Entry', until: expect.any(String) }, next: null },
      { id: autumn },
    ]);
    const levels = offered.map(({ level }) => level.title);
    expect([...new Set(levels)]).toEqual([
      'GCSE',
      'International GCSE',
      'AS level',
      'A level',
      'International A level',
    ]);
  });

  it('carry two fixed fees', async () => {
    expect(await (await server.send('/api/webforms/exams/invoice/footer')).json()).toMatchObject([
      { description: 'Exam Candidate fee', cost: 7500 },
      { description: 'Certificate postage fee', cost: 10_000 },
    ]);
  });

  it('keep a price that the office has changed when the server starts again', async () => {
    const own = await TestServer.start();
    await own.app.db.updateTable('examOptions').set({ price: 12_345 }).where('id', '=', 'aqa-gcse-8300h').execute();
    await own.stop({ keepData: true });
    const again = await TestServer.start({}, { dataDir: own.dataDir });
    try {
      const items = await again.send(`/api/webforms/exam/${summer}.aqa-gcse-8300h/invoiceitems`);
      expect(await items.json()).toMatchObject([{ cost: 12_345 }]);
      const offered = (await (await again.send('/api/webforms/exams/catalogue')).json()) as OfferedSubject[];
      expect(offered.flatMap(({ options }) => options)).toContainEqual(
        expect.objectContaining({ code: '8300H', price: 12_345, boardFee: 4995 }),
      );
    } finally {
      await again.stop();
    }
  });
});
