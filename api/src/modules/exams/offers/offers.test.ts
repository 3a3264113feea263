import {
  type ContentPage,
  type Enquiry,
  type ExamChoice,
  type ExamPaper,
  type Invoice,
  type Offer,
  type OfferedSubject,
  type OfferList,
  type OfferRecord,
  offerTerms,
} from '@forms/shared/contract';
import { examEntry, register, registration } from '../../../testing/registration';
import { TestServer } from '../../../testing/startServer';

describe('The catalogue that staff edit', () => {
  let server: TestServer;
  let staff: { cookie: string };
  beforeAll(async () => {
    server = await TestServer.start();
    staff = await server.signIn('Staff');
  });
  afterAll(() => server.stop());

  const read = async <T>(path: string) => (await (await server.send(path, { headers: staff })).json()) as T;
  const record = (id: string) => read<OfferRecord>(`/api/system/catalogue/offer/${id}`);
  const send = (method: string, path: string, json: object) =>
    server.send(`/api/system/catalogue${path}`, { method, json, headers: staff });
  const change = async (id: string, changed: Partial<Offer>, version?: number) => {
    const offer = await record(id);
    const terms = { ...offerTerms.parse(offer), ...changed };
    return send('PUT', `/offer/${id}`, { version: version ?? offer.version, terms });
  };
  const offered = async (id: string) =>
    (await read<OfferedSubject[]>('/api/webforms/exams/catalogue')).filter(({ options }) =>
      options.some((option) => option.id === id),
    );

  const speaking: Offer = {
    ...{ board: 'aqa', level: 'gcse', specification: '8999', subject: 'Oracy', code: '8999', name: 'All papers' },
    ...{ kind: 'whole', boardFee: 4000, centreCharge: 6050, capacity: 12, age: { years: 16, on: '08-31' } },
    ...{ campuses: ['lisbon'] },
    papers: [
      {
        ...{ code: '8999/1', name: 'Debate', type: 'Speaking', tier: null, minutes: 45 },
        sittings: [{ on: '2027-05-17', session: 'pm' }],
      },
    ],
  };

  it('adds an offer, which is then in the search, the cascade and on invoices at its price.', async () => {
    const response = await send('POST', '', speaking);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ ...speaking, id: 'aqa-gcse-8999', version: 1, changedBy: 'A Staff' });
    const [subject] = await offered('aqa-gcse-8999');
    expect(subject).toMatchObject({ subject: { name: 'Oracy' }, options: [{ price: 10_050, boardFee: 4000 }] });
    expect(subject?.series).toMatchObject([{ campuses: ['lisbon'], age: { years: 16 } }]);
    const entry = await examEntry(server, 'gcse', 'aqa', '8999');
    expect(await read(`/api/webforms/exam/${entry.examId}/invoiceitems`)).toMatchObject([{ cost: 10_050 }]);
    expect(await read<ExamPaper[]>('/api/webforms/exam/spec/aqa-gcse-8999/papers')).toMatchObject([
      { code: '8999/1', name: 'Debate', type: 'Speaking', alternateName: null },
    ]);
    const sent = await server.send('/api/webforms/exams/form/data', { json: registration([entry], 'bacs') });
    expect(sent.status).toBe(422);
    expect(await sent.json()).toMatchObject({ message: expect.stringContaining('Sat in Lisbon only.') });
    expect((await send('POST', '', speaking)).status).toBe(409);
  });

  it('changes an offer, and what candidates have entered and been invoiced stays as it was.', async () => {
    const entry = await examEntry(server, 'alevel', 'ocr', 'H556');
    const { id } = await register(server, [entry], 'bacs');
    const before = await read<Enquiry>(`/api/enquiries/${id}`);
    const invoice = await read<Invoice>(`/api/invoice/${before.invoiceId}`);
    const { option } = entry.formData;
    const { papers, centreCharge } = await record(option.id);
    const renamed = papers.map((paper, at) => (at === 0 ? { ...paper, name: 'Renamed', minutes: 135 } : paper));
    const set = {
      subject: 'Physics Z',
      name: 'Other',
      boardFee: 20_000,
      campuses: ['oxford' as const],
      papers: renamed,
    };
    expect((await change(option.id, set)).status).toBe(200);
    expect(await read(`/api/webforms/exam/${entry.examId}/invoiceitems`)).toMatchObject([
      { cost: 20_000 + centreCharge, description: expect.stringContaining('Physics Z') },
    ]);
    const retired = await send('PUT', `/offer/${option.id}/retired`, { version: 1, isRetired: true });
    expect(retired.status).toBe(200);
    expect(await read<Enquiry>(`/api/enquiries/${id}`)).toEqual(before);
    expect(await read<Invoice>(`/api/invoice/${before.invoiceId}`)).toEqual(invoice);

    expect(await offered(option.id)).toEqual([]);
    expect((await server.send(`/api/webforms/exam/${entry.examId}/invoiceitems`)).status).toBe(404);
    const late = await server.send('/api/webforms/exams/form/data', { json: registration([entry], 'bacs') });
    expect(await late.json()).toMatchObject({ message: expect.stringContaining('cannot be entered') });
    expect((await change(option.id, {})).status).toBe(409);
    await send('PUT', `/offer/${option.id}/retired`, { version: 2, isRetired: false });
    expect((await offered(option.id)).length).toBe(1);
    const { history } = await record(option.id);
    expect(history.map(({ action, author }) => [action, author])).toEqual([
      ['added', 'A Staff'],
      ['retired', 'A Staff'],
      ['changed', 'A Staff'],
    ]);
    expect(history[2]?.differences).toEqual(
      expect.arrayContaining([
        { column: 'Subject', before: entry.formData.subject.name, after: 'Physics Z' },
        { column: 'Board fee', before: '£121.75', after: '£200.00' },
        { column: 'Campuses', before: 'Oxford, Lisbon', after: 'Oxford' },
        { column: `Paper ${papers[0]?.code}`, before: expect.any(String), after: 'Renamed: Written, 135 minutes' },
      ]),
    );
  });

  it('gives a subject one name, and a paper one, in every offer that has them.', async () => {
    await change('aqa-gcse-8300h', { subject: 'Maths' });
    expect(await record('aqa-gcse-8300f')).toMatchObject({ subject: 'Maths', version: 1 });
    const found = await server.send('/api/webforms/exam/option/tableinfo', {
      json: {
        optionId: 'aqa-gcse-8300f',
        seriesId: (await examEntry(server, 'gcse', 'aqa', '8300')).formData.series.id,
      },
    });
    expect(((await found.json()) as { data: ExamChoice }).data.subject.name).toBe('Maths');
    const { papers } = await record('aqa-gcse-8700');
    expect(await (await change('aqa-gcse-8300h', { papers })).json()).toMatchObject({
      errors: [{ path: 'papers', message: '8700/1 is a paper of another subject.' }],
    });
  });

  it('lets nobody save over what somebody else has changed unseen, and shows them what that is.', async () => {
    const [one, other] = await Promise.all([
      change('aqa-gcse-8702', { centreCharge: 15_500 }, 0),
      change('aqa-gcse-8702', { centreCharge: 16_000 }, 0),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const { centreCharge } = await record('aqa-gcse-8702');
    const refused = one.status === 409 ? one : other;
    expect(await refused.json()).toMatchObject({ error: 'offer-changed', offer: { centreCharge, version: 1 } });
  });

  it.each([
    ['terms.boardFee', { boardFee: -1 }, 'At least £0.00'],
    ['terms.papers', { papers: [] }, 'At least one paper is needed'],
    ['terms.campuses', { campuses: [] }, 'Please choose where'],
    ['terms.name', { name: '=HYPERLINK("x")' }, 'Must not begin with =, + or @: that is a formula'],
  ])('refuses %s that cannot be.', async (path, changed, message) => {
    const response = await change('aqa-gcse-8461f', changed);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path, message }] });
  });

  it('is what the public page of fees shows, in both languages, with names that cannot be run.', async () => {
    await change('aqa-gcse-8461h', { name: 'Higher <b>tier', boardFee: 5000, centreCharge: 16_025 });
    const page = async (slug: string) => (await read<ContentPage>(`/content/pages/${slug}`)).html;
    const english = await page('exam-fees');
    expect(english).toContain('<td>Exam Candidate fee</td><td>£75.00</td>');
    expect(english).toContain('Higher &#60;b&#62;tier (AQA 8461H)</td><td>£50.00</td><td>£160.25</td><td>£210.25</td>');
    expect(english).not.toContain('exam-fees');
    expect(await page('exam-fees.php')).toContain('<th scope="col">Preço</th>');
    await change('aqa-gcse-8461h', { name: 'Higher tier', boardFee: 5100 });
    expect(await page('exam-fees')).toContain('<td>£51.00</td>');
  });

  it('shows staff all of it, with the series that each offer is examined in.', async () => {
    const { series, offers } = await read<OfferList>('/api/system/catalogue');
    expect(offers.length).toBeGreaterThan(250);
    expect(series.length).toBeGreaterThan(1);
    expect(offers.find(({ id }) => id === 'aqa-gcse-8461f')).toMatchObject({
      ...{ kind: 'tier', papers: ['8461/1F', '8461/2F'], isRetired: false, boardFee: 4995, centreCharge: 15_000 },
      series: [expect.stringMatching(/^summer/), expect.stringMatching(/^summer/)],
    });
    expect((await server.send('/api/system/catalogue')).status).toBe(401);
  });

  it('is taken over once: a start leaves what staff made of it, and its history cannot be rewritten.', async () => {
    await change('aqa-gcse-8145ba', { name: 'Our own words', boardFee: 1_00 });
    await server.stop({ keepData: true });
    server = await TestServer.start({}, { dataDir: server.dataDir });
    expect(await record('aqa-gcse-8145ba')).toMatchObject({ name: 'Our own words', boardFee: 100, version: 1 });
    const { db } = server.app;
    await expect(db.updateTable('examOfferSteps').set({ author: 'x' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('examOfferSteps').execute()).rejects.toThrow('append-only');
  });
});
