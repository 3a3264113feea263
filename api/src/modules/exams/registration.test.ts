import type { Enquiry, ExamEntry, ExamsSubmitted, Invoice, ListPage } from '@forms/shared/contract';
import { answers, examEntry, register, registration } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

const FEES = 7500 + 10_000;

describe('a registration for exams', () => {
  let server: TestServer;
  let staff: { cookie: string };
  let mathematics: ExamEntry;
  let physics: ExamEntry;
  beforeAll(async () => {
    server = await TestServer.start();
    staff = await server.signIn('Staff');
    mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
    physics = await examEntry(server, 'alevel', 'ocr', 'H556');
  });
  afterAll(() => server.stop());

  const submit = (json: unknown, headers: Record<string, string> = {}) =>
    server.send('/api/webforms/exams/form/data', { json, headers });
  const stored = async (id: string) =>
    (await (await server.send(`/api/enquiries/${id}`, { headers: staff })).json()) as Enquiry;
  const count = async () =>
    ((await (await server.send('/api/enquiries', { headers: staff })).json()) as ListPage<unknown>).counts.all ?? 0;

  it('is kept with the amount that the server works out', async () => {
    const response = await submit(registration([mathematics, physics], 'bacs'));
    expect(response.status).toBe(201);
    const { id, reference, amount } = (await response.json()) as ExamsSubmitted;
    expect(amount).toBe(4995 + 3 * 6000 + 12_175 + 3 * 7500 + FEES);
    expect(reference).toMatch(/^EX-/);
    expect(await stored(id)).toMatchObject({ name: 'Zoë Młyńska', amount, paymentMethod: 'bacs', paid: false });

    const { invoiceId } = await stored(id);
    const invoice = (await (await server.send(`/api/invoice/${invoiceId}`, { headers: staff })).json()) as Invoice;
    expect(invoice.items.map(({ cost }) => cost)).toEqual([4995 + 3 * 6000, 12_175 + 3 * 7500]);
    expect(invoice.footerItems.map(({ tag, cost }) => [tag, cost])).toEqual([
      ['candidate', 7500],
      ['postage', 10_000],
    ]);
    expect(invoice).toMatchObject({ amount, enquiryId: id, reference, status: 'unpaid' });
  });

  it('that was sent before is found by any of the keys that it may have been sent with, as it stands by then', async () => {
    const sent = async (...keys: string[]) =>
      (await (
        await server.send('/api/webforms/exams/form/sent', { json: { keys, journey: 'none' } })
      ).json()) as object;
    const application = (await (
      await submit(registration([mathematics], 'card'), { 'idempotency-key': 'journey-card' })
    ).json()) as ExamsSubmitted;
    expect(application).toMatchObject({ paid: false, paymentMethod: 'card' });
    // Whoever has the answer has a link of their own.
    const found = { application: { ...application, link: expect.any(String) }, earlier: null };
    expect(await sent('journey-bacs', 'journey-card')).toEqual(found);
    const { id } = application;
    await server.send('/api/Z/webforms/exams/payment/success', {
      json: { enquiryId: id, examIds: [], invoiceData: {}, description: '', paymentMethod: 'callback' },
    });
    expect(await sent('journey-card')).toMatchObject({ application: { id, paymentMethod: 'callback' } });
    expect(await sent('journey-other')).toEqual({ application: null, earlier: null });
  });

  it('is described by the catalogue, whatever was sent with an exam’s id', async () => {
    const disguised = { ...mathematics, formData: physics.formData };
    const { id } = (await (await submit(registration([disguised]))).json()) as ExamsSubmitted;
    const { pages } = await stored(id);
    expect(pages.find(({ name }) => name === 'exams')?.values.exams).toEqual([mathematics]);
  });

  it('is sorted by what its answers say, and by its headers where they say nothing', async () => {
    const headers = { department: '2', startdate: '2027-01-01', programmetype: encodeURIComponent('Prüfung ✓') };
    const { id } = (await (await submit(registration([physics]), headers)).json()) as ExamsSubmitted;
    const row = await server.app.db
      .selectFrom('examRegistrations')
      .selectAll()
      .where('enquiryId', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({
      department: '1',
      examSeries: physics.formData.series.name,
      startDate: '2027-01-01',
      programmeType: 'exams',
    });
    expect((await submit(registration([physics]), { department: '%E0%A4%A' })).status).toBe(400);
  });

  it('is an enquiry of the programme that it answers', async () => {
    const typeOf = async (programmeType: string) => {
      const said = { exams: { programmeType, startDate: '2040-01-31' } };
      const { id } = await register(server, [physics], 'callback', said);
      return (await stored(id)).type;
    };
    expect(await typeOf('supp')).toBe('supp');
    expect(await typeOf('exams')).toBe('exams');
  });

  it('is refused at its field where an exam does not exist, and nothing is kept', async () => {
    const before = await count();
    const response = await submit(registration([mathematics, { ...physics, examId: 'summer-1999.none' }]));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ page: 'exams', field: 'exams', message: expect.stringContaining('Physics A (H556)') }],
    });
    expect(await count()).toBe(before);
  });

  it('is refused where an exam does not say how what a centre assesses of it is done, and keeps that of no other', async () => {
    const refused = await submit(registration([mathematics, { ...physics, id: '2', coursework: undefined }]));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [
        {
          page: 'exams',
          field: 'exams',
          message:
            'Physics A (H556): please edit it and say how its coursework, practical or speaking assessment is done.',
        },
      ],
    });
    const said = [
      { ...mathematics, coursework: 'carried' },
      { ...physics, id: '2', coursework: 'elsewhere' },
    ];
    const { id } = await register(server, said, 'callback');
    const { pages } = await stored(id);
    const entered = pages.find(({ name }) => name === 'exams')?.values.exams;
    expect(entered).toMatchObject([{ id: '1' }, { id: '2', coursework: 'elsewhere' }]);
    expect(entered).not.toMatchObject([{ coursework: expect.anything() }, {}]);
  });

  it('is refused where an exam is entered twice', async () => {
    const response = await submit(registration([mathematics, { ...mathematics, id: '2' }]));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'exams', message: expect.stringMatching('twice') }],
    });
  });

  it('is refused where two tiers of a subject are entered in a series, and not where two units of one are', async () => {
    const other = async (entry: ExamEntry, code: string): Promise<ExamEntry> => {
      const seriesId = entry.formData.series.id;
      const body = {
        optionId: entry.formData.option.id.replace(entry.formData.option.code.toLowerCase(), code),
        seriesId,
      };
      const answer = await server.send('/api/webforms/exam/option/tableinfo', { json: body });
      const { examId, ...formData } = ((await answer.json()) as { data: ExamEntry['formData'] & { examId: string } })
        .data;
      return { id: '2', examId, formData };
    };
    const response = await submit(registration([mathematics, await other(mathematics, '8300h')]));
    expect(response.status).toBe(422);
    const refusal =
      /^Mathematics \(8300H\) cannot be entered in Summer \d{4} .* beside 8300F, which is another tier or set of papers of the same subject\. Please delete one of them\.$/;
    expect(await response.json()).toMatchObject({
      errors: [{ page: 'exams', field: 'exams', message: expect.stringMatching(refusal) }],
    });

    const unit = await examEntry(server, 'ial', 'edexcel', 'YMA01');
    expect((await submit(registration([unit, await other(unit, 'wma12')]))).status).toBe(201);
  });

  it('is refused without exams', async () => {
    for (const exams of [[], ['none'], [{ id: '1' }]]) {
      const response = await submit(registration(exams));
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ page: 'exams', field: 'exams' }] });
    }
  });

  it('is refused with each field in error', async () => {
    const [start, , ...rest] = answers([mathematics]);
    const response = await submit([start, { name: 'candidate', values: {} }, ...rest, { paymentMethod: 'card' }]);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: expect.arrayContaining([{ page: 'candidate', field: 'firstName', message: 'Field is required' }]),
    });
  });

  it('needs a way to pay at its end', async () => {
    for (const body of [answers([mathematics]), [...answers([mathematics]), { paymentMethod: 'gold' }], 'exams']) {
      expect((await submit(body)).status).toBe(400);
    }
  });

  it('sent again and again with one key is kept once', async () => {
    const before = await count();
    const body = registration([mathematics]);
    const sent = await Promise.all(
      Array.from({ length: 20 }, async () => (await submit(body, { 'idempotency-key': 'once' })).json()),
    );
    expect(new Set((sent as ExamsSubmitted[]).map(({ id }) => id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect((await submit(registration([physics]), { 'idempotency-key': 'once' })).status).toBe(409);
  });

  it('keeps its amount when prices change afterwards', async () => {
    const { id, amount } = (await (await submit(registration([physics]))).json()) as ExamsSubmitted;
    const price = server.app.db.updateTable('examOptions').where('id', '=', physics.formData.option.id);
    await price.set({ price: 1 }).execute();
    expect(await stored(id)).toMatchObject({ amount });
    await price.set({ price: 12_175 + 3 * 7500 }).execute();
  });
});
