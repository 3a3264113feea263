import type { Enquiry, ExamEntry, ExamsSubmitted, FormDefinition, SentApplication } from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { examEntry, registration } from '../../testing/registration';
import { seededForm } from '../../testing/seededForm';
import { TestServer } from '../../testing/startServer';

const exams = seededForm('exams-registration-v2').json;

/** The exams form as a college copies it, with a question of its own on the first page. */
const copied = (label: string): FormDefinition => ({
  ...exams,
  pages: exams.pages.map((page, at) =>
    at > 0 ? page : { ...page, fields: [...page.fields, { name: 'school', type: 'input', label, required: true }] },
  ),
});

describe('a form that copies the exams form', () => {
  const slug = 'exams-summer-school';
  let server: TestServer;
  let admin: { cookie: string };
  let mathematics: ExamEntry;
  let payer: Payer;
  beforeAll(async () => {
    server = await TestServer.start();
    admin = await server.signIn('Admin');
    mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
    payer = new Payer(server, mathematics);
    const form = { slug, title: 'Summer school exams', json: copied('School') };
    await server.send('/api/v2/newform', { json: form, headers: admin });
    await server.send(`/api/v2/form/${slug}`, {
      method: 'PUT',
      json: { field: 'json', newValue: copied('Name of your school') },
      headers: admin,
    });
  });
  afterAll(() => server.stop());

  const body = (school?: string) =>
    registration([mathematics]).map((entry) =>
      'name' in entry && entry.name === 'start' ? { ...entry, values: { ...entry.values, school } } : entry,
    );
  const submit = (json: unknown, headers: Record<string, string> = {}) =>
    server.send('/api/webforms/exams/form/data', { json, headers: { 'form-slug': slug, ...headers } });
  const stored = async (id: string) =>
    (await (await server.send(`/api/enquiries/${id}`, { headers: admin })).json()) as Enquiry;

  it('files its answers as its own, at the version that they answer, with what it asks besides', async () => {
    for (const [version, label] of Object.entries({ 1: 'School', 2: 'Name of your school' })) {
      const response = await submit(body('Cherwell School'), { 'form-version': version });
      expect(response.status).toBe(201);
      const { id, reference } = (await response.json()) as ExamsSubmitted;
      expect(reference).toMatch(/^EX-/);
      const enquiry = await stored(id);
      expect(enquiry).toMatchObject({ formSlug: slug, formTitle: 'Summer school exams', formVersion: Number(version) });
      expect(enquiry.type).toBe('exams');
      expect(enquiry.pages[0]?.values).toMatchObject({ school: 'Cherwell School' });
      expect(enquiry.definition.pages[0]?.fields.at(-1)?.label).toBe(label);
    }
  });

  it('is validated by its own rules', async () => {
    const response = await submit(body());
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ page: 'start', field: 'school', message: 'Field is required' }],
    });
  });

  it('can be paid for', async () => {
    const application = (await (await submit(body('Cherwell School'))).json()) as ExamsSubmitted;
    const payment = await payer.open(application);
    await payer.confirm(payment, '4242 4242 4242 4242');
    expect((await payer.success(application.id, payment.invoicePaymentId)).status).toBe(200);
    expect(await payer.paid(application.id)).toBe('card');
  });

  it('has applications of its own: a key of another form’s does not find them', async () => {
    const key = { 'idempotency-key': 'one key' };
    expect((await submit(body('Cherwell School'), key)).status).toBe(201);
    expect((await submit(body('Cherwell School'), { ...key, 'form-slug': 'exams-registration-v2' })).status).toBe(409);
  });

  it('has its changed application in the place of the earlier one', async () => {
    const send = async (school: string) =>
      (await (
        await submit(body(school), { 'form-journey': 'copy', 'idempotency-key': school })
      ).json()) as ExamsSubmitted;
    const first = await send('Cherwell School');
    const second = await send('Oxford School');
    expect(await stored(first.id)).toMatchObject({ status: 'completed', invoiceStatus: 'cancelled' });
    const sent = await server.send('/api/webforms/exams/form/sent', {
      json: { journey: 'copy', keys: ['Oxford School'] },
    });
    expect(((await sent.json()) as SentApplication).application).toMatchObject({ id: second.id });
  });

  it('must be a form', async () => {
    expect((await submit(body('Cherwell School'), { 'form-slug': 'nowhere' })).status).toBe(404);
    expect((await submit(body('Cherwell School'), { 'form-slug': 'No Slug!' })).status).toBe(400);
  });
});

describe('the exams form', () => {
  it('is meant where a submission names no form', async () => {
    const server = await TestServer.start();
    const exam = await examEntry(server, 'gcse', 'aqa', '8300');
    const response = await server.send('/api/webforms/exams/form/data', { json: registration([exam]) });
    const { id } = (await response.json()) as ExamsSubmitted;
    const headers = await server.signIn('Staff');
    const enquiry = await (await server.send(`/api/enquiries/${id}`, { headers })).json();
    expect(enquiry).toMatchObject({ formSlug: 'exams-registration-v2' });
    await server.stop();
  });
});
