import type { ExamEntry, ExamsSubmitted, Invoice, SentApplication, StoredForm } from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { allDeclared, answers, examEntry, registration } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

const withoutLink = ({ link: _, ...application }: ExamsSubmitted) => application;

describe('an application whose answers are changed after it was stored', () => {
  let server: TestServer;
  let payer: Payer;
  let staff: { cookie: string };
  let mathematics: ExamEntry;
  let physics: ExamEntry;
  let journeys = 0;
  beforeAll(async () => {
    server = await TestServer.start();
    staff = await server.signIn('Staff');
    mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
    physics = await examEntry(server, 'alevel', 'ocr', 'H556');
    payer = new Payer(server, mathematics);
  });
  afterAll(() => server.stop());

  const newJourney = () => `journey${++journeys}`;
  const send = (journey: string, exams: readonly ExamEntry[], key = `${journey}-${exams.length}`) =>
    server.send('/api/webforms/exams/form/data', {
      json: registration(exams),
      headers: { 'form-journey': journey, 'idempotency-key': key },
    });
  const submit = async (...sent: Parameters<typeof send>) => (await (await send(...sent)).json()) as ExamsSubmitted;
  const sent = async (journey: string, ...keys: string[]) =>
    (await (await server.send('/api/webforms/exams/form/sent', { json: { journey, keys } })).json()) as SentApplication;
  const invoiceOf = async (id: string) => {
    const { invoiceId } = await payer.read(id);
    return (await (await server.send(`/api/invoice/${invoiceId}`, { headers: staff })).json()) as Invoice;
  };
  const steps = async (id: string) => (await payer.read(id)).payments.map(({ kind, detail }) => [kind, detail]);

  it('is closed and its invoice cancelled, and the new one takes its place', async () => {
    const journey = newJourney();
    const first = await submit(journey, [mathematics]);
    expect(await sent(journey, 'other')).toEqual({ application: null, earlier: withoutLink(first) });
    const second = await submit(journey, [mathematics, physics]);
    expect(second.amount).toBeGreaterThan(first.amount);
    expect(await payer.read(first.id)).toMatchObject({ status: 'completed', invoiceStatus: 'cancelled' });
    expect(await payer.read(second.id)).toMatchObject({ status: 'new', invoiceStatus: 'unpaid' });
    expect((await invoiceOf(first.id)).creditNotes).toMatchObject([
      { amount: first.amount, reason: `Replaced by ${second.reference}` },
    ]);
    expect(await steps(first.id)).toContainEqual(['replaced', `By ${second.reference}, with other answers`]);
    expect(await steps(second.id)).toContainEqual(['replaced', `It replaces ${first.reference}`]);
    expect(await sent(journey, `${journey}-2`)).toEqual({
      application: { ...second, link: expect.any(String) },
      earlier: null,
    });
  });

  it('cannot be paid any more: a card payment that was begun is taken back with the provider', async () => {
    const journey = newJourney();
    const first = await submit(journey, [mathematics]);
    const payment = await payer.open(first);
    const second = await submit(journey, [physics, mathematics]);
    expect(await payer.confirm(payment, '4242 4242 4242 4242')).toMatchObject({ status: 400 });
    expect((await payer.ask({ enquiryId: first.id, amount: first.amount })).status).toBe(409);
    expect((await payer.choose(first.id, 'bacs')).status).toBe(409);
    expect((await payer.ask({ enquiryId: second.id, amount: second.amount })).status).toBe(200);
  });

  it('that the card has paid stays as it is, and nothing else is stored', async () => {
    const journey = newJourney();
    const first = await submit(journey, [mathematics]);
    const payment = await payer.open(first);
    await payer.take(payment);
    for (const _ of ['charged just now', 'known to be paid']) {
      const refused = await send(journey, [physics, mathematics]);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        error: 'earlier-settled',
        message: expect.stringContaining(first.reference),
      });
    }
    expect((await invoiceOf(first.id)).status).not.toBe('cancelled');
    expect(await payer.paid(first.id)).toBe('card');
    expect(await sent(journey, 'other')).toMatchObject({ application: null, earlier: { id: first.id, paid: true } });
  });

  it('may be changed back: the first answers are another application then, and not the cancelled one', async () => {
    const journey = newJourney();
    const first = await submit(journey, [mathematics]);
    const second = await submit(journey, [mathematics, physics]);
    expect(await sent(journey, `${journey}-1`)).toEqual({ application: null, earlier: withoutLink(second) });
    const third = await submit(journey, [mathematics]);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    expect(await payer.read(second.id)).toMatchObject({ invoiceStatus: 'cancelled' });
    expect(await payer.read(third.id)).toMatchObject({ invoiceStatus: 'unpaid' });
  });

  it('is left alone by a submission that comes a second time, and by other journeys', async () => {
    const journey = newJourney();
    const first = await submit(journey, [mathematics]);
    const payment = await payer.open(first);
    expect(await submit(journey, [mathematics])).toEqual({ ...first, link: expect.any(String) });
    await submit(newJourney(), [mathematics]);
    await server.send('/api/webforms/exams/form/data', { json: registration([mathematics]) });
    expect(await payer.confirm(payment, '4242 4242 4242 4242')).toMatchObject({ status: 'succeeded' });
  });

  it('leaves one application to pay for, however many are sent at a time', async () => {
    const journey = newJourney();
    const exams = [[mathematics], [physics], [mathematics, physics]];
    const stored = await Promise.all(exams.map((each, at) => submit(journey, each, `${journey}-at-once-${at}`)));
    const statuses = await Promise.all(stored.map(async ({ id }) => (await invoiceOf(id)).status));
    expect(statuses.sort()).toEqual(['cancelled', 'cancelled', 'unpaid']);
  });

  it('hands its files on to the one that takes its place', async () => {
    const admin = await server.signIn('Admin');
    const { json } = (await (await server.send('/api/v2/form/exams-registration-v2')).json()) as StoredForm;
    const identity = { name: 'identity', type: 'uploader', label: 'Your passport' };
    const pages = json.pages.map((page) =>
      page.name === 'arrangements' ? { ...page, fields: [identity, ...page.fields] } : page,
    );
    const newValue = { ...json, pages };
    const change = { method: 'PUT', json: { field: 'json', newValue }, headers: admin };
    expect((await server.send('/api/v2/form/exams-registration-v2', change)).status).toBe(200);

    const upload = new FormData();
    upload.append('file', new Blob(['%PDF-1.7\n']), 'passport.pdf');
    const uploaded = await server.send('/api/webforms/file/upload', { method: 'POST', body: upload });
    const { id } = (await uploaded.json()) as { id: string };
    const file = { id, name: 'passport.pdf', size: 9 };
    const journey = newJourney();
    const store = async (exams: ExamEntry[]) => {
      const given = answers(exams).map((page) =>
        page.name === 'arrangements' ? { ...page, values: { ...page.values, identity: [file] } } : page,
      );
      const headers = { 'form-journey': journey, 'idempotency-key': `${journey}-${exams.length}` };
      const body = { json: [...given, { paymentMethod: 'card', declarations: allDeclared() }], headers };
      return ((await (await server.send('/api/webforms/exams/form/data', body)).json()) as ExamsSubmitted).id;
    };
    const filesOf = async (entityTypeId: string) => {
      const address = `/api/files?entityType=enquiry&entityTypeId=${entityTypeId}`;
      const files = (await (await server.send(address, { headers: staff })).json()) as { id: string }[];
      return files.map((each) => each.id);
    };
    const first = await store([mathematics]);
    expect(await filesOf(first)).toEqual([id]);
    const second = await store([mathematics, physics]);
    expect(await filesOf(second)).toEqual([id]);
    expect(await filesOf(first)).toEqual([]);
  });
});
