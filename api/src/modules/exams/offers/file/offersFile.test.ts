import type { OfferRecord, OffersFile, OffersPreview } from '@forms/shared/contract';
import { zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import writeWorkbook from 'write-excel-file/node';
import { TestServer } from '../../../../testing/startServer';

describe('A file of the catalogue', () => {
  let server: TestServer;
  let staff: { cookie: string };
  beforeAll(async () => {
    server = await TestServer.start();
    staff = await server.signIn('Staff');
  });
  afterAll(() => server.stop());

  const exported = async (name: OffersFile) =>
    Buffer.from(await (await server.send(`/api/system/catalogue/file/${name}`, { headers: staff })).arrayBuffer());
  const sent = (content: Buffer | string, missing: 'stay' | 'retire' = 'stay') => ({
    ...{ name: 'fees.csv', missing, content: Buffer.from(content).toString('base64') },
  });
  const post = (path: string, json: object) => server.send(`/api/system/catalogue/${path}`, { json, headers: staff });
  const preview = async (content: Buffer | string, missing?: 'stay' | 'retire') =>
    (await (await post('read', sent(content, missing))).json()) as OffersPreview;
  const record = async (id: string) =>
    (await (await server.send(`/api/system/catalogue/offer/${id}`, { headers: staff })).json()) as OfferRecord;
  const line = (...cells: string[]) => cells.join(',');

  it.each(['catalogue.xlsx', 'offers.csv', 'papers.csv'] as const)(
    'that was exported as %s changes nothing when it is read in again.',
    async (name) => {
      const { problems, added, changed, removed, unchanged } = await preview(await exported(name), 'retire');
      expect({ problems, added, changed, removed }).toEqual({ problems: [], added: [], changed: [], removed: [] });
      expect(unchanged).toBeGreaterThan(250);
    },
  );

  it('has fees as numbers and codes as text, as another program reads it.', async () => {
    const bytes = await exported('catalogue.xlsx');
    const [offers, papers] = await readWorkbook(new Uint8Array(bytes).buffer);
    expect(offers?.data[0]).toEqual(expect.arrayContaining(['Board', 'Code', 'Board fee', 'Centre charge']));
    expect(offers?.data).toContainEqual(expect.arrayContaining(['8300H', 49.95, 180]));
    expect(offers?.data).toContainEqual(expect.arrayContaining(['Cambridge International', '0580E']));
    expect(papers?.data).toContainEqual(expect.arrayContaining(['8300/1H', 'Higher']));
  });

  const head = line(
    'Board',
    'Level',
    'Specification',
    'Subject',
    'Code',
    'Option',
    'Papers',
    'Board fee',
    'Centre charge',
  );
  const higher = (fee: string) =>
    line('AQA', 'GCSE', '8300', 'Mathematics', '8300H', 'Higher tier', '8300/1H 8300/2H 8300/3H', fee, '180');

  it('shows what it would change, changes just that once confirmed, and stands in the history.', async () => {
    const file = [
      head,
      higher('52.50'),
      line('aqa', 'gcse', '8300', 'Mathematics', '8300X', 'First paper', '8300/1H', '', '"1,000.00"'),
    ].join('\r\n');
    const shown = await preview(file);
    expect(shown).toMatchObject({ problems: [], removed: [], added: [{ said: 'AQA GCSE Mathematics (8300X)' }] });
    const fee = { column: 'Board fee', before: '£49.95', after: '£52.50' };
    expect(shown.changed).toEqual([{ id: 'aqa-gcse-8300h', said: 'AQA GCSE Mathematics (8300H)', differences: [fee] }]);
    expect(await record('aqa-gcse-8300h')).toMatchObject({ boardFee: 4995, version: 0 });

    const { pin } = shown;
    const done = await post('import', { ...sent(file), pin });
    expect(await done.json()).toEqual({ added: 1, changed: 1, removed: 0 });
    expect(await record('aqa-gcse-8300h')).toMatchObject({
      ...{ boardFee: 5250, centreCharge: 18_000 },
      history: [{ author: 'A Staff', source: 'fees.csv', action: 'changed', differences: [fee] }],
    });
    expect(await record('aqa-gcse-8300x')).toMatchObject({ boardFee: null, centreCharge: 100_000 });
    expect((await post('import', { ...sent(file), pin })).status).toBe(409);
    expect(await preview(file)).toMatchObject({ added: [], changed: [], removed: [] });
  });

  it('is refused where it would change something else than was shown, and nothing of it is done.', async () => {
    const file = [head, higher('60'), line('AQA', 'GCSE', '8300', 'Mathematics', '8300Y', 'New', '8300/2H', '1', '1')];
    const shown = await preview(file.join('\n'));
    await server.send('/api/system/catalogue/offer/aqa-gcse-8300h/retired', {
      ...{ method: 'PUT', headers: staff },
      json: { version: (await record('aqa-gcse-8300h')).version, isRetired: true },
    });
    const refused = await post('import', { ...sent(file.join('\n')), pin: shown.pin });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: 'catalogue-changed' });
    const found = await server.send('/api/system/catalogue/offer/aqa-gcse-8300y', { headers: staff });
    expect(found.status).toBe(404);
    expect((await preview(file.join('\n'))).added).toHaveLength(2);
  });

  it('retires what it does not have only where that is asked for.', async () => {
    expect(await preview(`${head}\n${higher('60')}`)).toMatchObject({ removed: [] });
    const { removed } = await preview(`${head}\n${higher('60')}`, 'retire');
    expect(removed.length).toBeGreaterThan(250);
    expect(removed).toContainEqual({ id: 'aqa-gcse-8300f', said: 'AQA GCSE Mathematics (8300F)', differences: [] });
  });

  it('sets papers for every offer that has them, in a workbook with their days.', async () => {
    const table = [
      ['Board', 'Level', 'Paper', 'Minutes', 'Sat on'],
      ['Pearson Edexcel', 'A level', '9MA0/31', 60, '2027-06-10 pm; 2027-11-04 Evening'],
    ];
    const bytes = await writeWorkbook(table.map((row) => row.map((value) => ({ value })))).toBuffer();
    const { problems, changed } = await preview(bytes);
    expect(problems).toEqual([]);
    expect(changed).toMatchObject([
      {
        differences: [
          {
            column: 'Paper 9MA0/31',
            after: 'Statistics: Written, 60 minutes, 10 Jun 2027 pm, 4 Nov 2027 evening',
          },
        ],
      },
    ]);
  });

  const rows = (count: number) => Array.from({ length: count }, (_, at) => line('AQA', 'GCSE', `X${at}`)).join('\n');
  it.each([
    [
      'another encoding',
      Buffer.from(`${head}\n${higher('60').replace('tier', 't\xefer')}`, 'latin1'),
      /^Line 2 has letters of another encoding than UTF-8/,
    ],
    ['too many rows', `Board,Level,Code\n${rows(10_001)}`, /more than 10,000 rows/],
    ['too many bytes', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), /larger than 2 MB/],
    [
      'a workbook that unpacks to more than a machine holds',
      Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(40_000_000) })),
      /unpacks to more than 32 MB/,
    ],
    ['something else in it', Buffer.from('PK\x03\x04nonsense'), /cannot be read/],
    ['a formula', `${head}\n${higher('=B2*1.05')}`, 'Line 2, Board fee: is a formula: save its value in its place.'],
    ['a code twice', `${head}\n${higher('60')}\n${higher('61')}`, 'Line 3, Code: 8300H stands at line 2 already.'],
    ['a fee below 0', `${head}\n${higher('-5')}`, 'Line 2, Board fee: At least £0.00.'],
    ['no fee but words', `${head}\n${higher('lots')}`, 'Line 2, Board fee: “lots” is no amount in pounds, as 49.95.'],
    [
      'a day in American order',
      'Board,Level,Paper,Sat on\nAQA,GCSE,8300/1H,05/17/2027 am',
      'Line 2, Sat on: 05/17/2027 am can be read in two orders: write it as 2027-05-17 pm.',
    ],
    [
      'a column that nobody knows',
      'Board,Level,Code,Colour\nAQA,GCSE,8300H,red',
      'First line: there is no column “Colour”.',
    ],
    [
      'codes without their zeros',
      `${head}\n${line('Cambridge International', 'International GCSE', '0455', 'Economics', '455', 'All papers', '0455/1', '1', '1')}`,
      'Line 2, Code: the spreadsheet has taken the zeros of 0455 away: format it as text.',
    ],
  ])('with %s says so with line and column, and changes nothing.', async (_, content, problem) => {
    const shown = await preview(content);
    expect(shown.problems[0]).toMatch(problem);
    expect(shown).toMatchObject({ added: [], changed: [], removed: [] });
    expect((await post('import', { ...sent(content), pin: shown.pin })).status).toBe(422);
  });
});
