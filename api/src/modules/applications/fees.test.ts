import {
  type Acceptance,
  type Declaration,
  declarationsFor,
  type Enquiry,
  type ExamsSubmitted,
  type FormDefinition,
  type Invoice,
  NO_FEES,
  type PaymentMethod,
  type SentApplication,
} from '@forms/shared/contract';
import { dayIn } from '../../platform/days';
import { cards, Payer } from '../../testing/payer';
import { pdfText } from '../../testing/pdfText';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { addForm } from '../forms/storedForms';
import { accountLetter } from '../letters/accountLetter';

/** A week of revision: the week, a bed where it is wanted, and lunches. Watching costs nothing. */
const revision = (week: number): FormDefinition => ({
  header: { title: 'Easter revision' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name', required: true },
        { name: 'email', type: 'email', label: 'Email address', required: true },
        { name: 'place', type: 'multi-radio', label: 'What for?', required: true, options: ['week', 'watch', 'news'] },
        { name: 'boarding', type: 'bool', label: 'Boarding?', show: { place: 'week' } },
        { name: 'lunches', type: 'input', label: 'Lunches', validation: { numeric: true } },
      ],
    },
    {
      name: 'pay',
      title: 'Payment',
      fields: [],
      show: { field: 'place', not: 'news' },
      invoice: {
        fees: [
          { description: 'A week of revision', cost: week, type: 'supp', show: { place: 'week' } },
          { description: 'Boarding', cost: 32_000, show: { boarding: true } },
          { description: 'Lunch', cost: 850, each: 'lunches' },
        ],
      },
    },
  ],
});

describe('a form with fees of its own', () => {
  const slug = 'easter-revision';
  let server: TestServer;
  let admin: { cookie: string };
  let payer: Payer;
  let declared: Acceptance[];
  beforeAll(async () => {
    server = await TestServer.start();
    admin = await server.signIn('Admin');
    payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
    await save(slug, revision(49_500));
    const list = (await (await server.send('/api/webforms/exams/declarations')).json()) as Declaration[];
    declared = declarationsFor(list, false).map(({ id, version }) => ({
      ...{ id, version },
      acceptedAt: new Date().toISOString(),
    }));
  });
  afterAll(() => server.stop());

  const save = (at: string, json: FormDefinition) =>
    server.send('/api/v2/newform', { json: { slug: at, title: at, json }, headers: admin });
  const answers = (values: Record<string, unknown>) => [
    { name: 'you', values: { firstName: 'Zoë', email: 'zoe@example.org', place: 'week', ...values } },
    { name: 'pay', values: {} },
  ];
  const send = (
    values: Record<string, unknown>,
    {
      method = 'callback',
      declarations = method === 'callback' ? [] : declared,
      headers = {},
    }: { method?: PaymentMethod; declarations?: Acceptance[]; headers?: Record<string, string> } = {},
  ) =>
    server.send('/api/webforms/exams/form/data', {
      json: [...answers(values), { paymentMethod: method, declarations }],
      headers: { 'form-slug': slug, ...headers },
    });
  const submit = async (...sent: Parameters<typeof send>) => {
    const response = await send(...sent);
    expect(response.status).toBe(201);
    return (await response.json()) as ExamsSubmitted;
  };
  const read = async (id: string) =>
    (await (await server.send(`/api/enquiries/${id}`, { headers: admin })).json()) as Enquiry;
  const invoiceOf = async (id: string) => {
    const { invoiceId } = await read(id);
    return (await (await server.send(`/api/invoice/${invoiceId}`, { headers: admin })).json()) as Invoice;
  };

  it('is invoiced for what its answers cause, and for no exams', async () => {
    const { id, amount, reference } = await submit({ boarding: true, lunches: '3' });
    expect(amount).toBe(49_500 + 32_000 + 3 * 850);
    expect(reference).toMatch(/^EN-/);
    expect(await read(id)).toMatchObject({ formSlug: slug, type: 'other', amount, paymentMethod: 'callback' });
    const { items, footerItems, ...invoice } = await invoiceOf(id);
    expect(items.map(({ description, cost, type }) => [description, cost, type])).toEqual([
      ['A week of revision', 49_500, 'supp'],
      ['Boarding', 32_000, 'other'],
      ['Lunch (3 × £8.50)', 2550, 'other'],
    ]);
    expect(footerItems).toEqual([]);
    expect(invoice).toMatchObject({ amount, description: 'Easter revision', status: 'unpaid', reference });
  });

  it('is invoiced, and reminded of, by the campus of the page that it was sent from where it asks for none', async () => {
    const there = { headers: { 'accept-language': 'pt-PT' } };
    const { id } = await submit({}, { method: 'bacs', ...there });
    const { number } = await invoiceOf(id);
    expect(number).toMatch(/^PP-/);
    await server.app.db
      .updateTable('invoices')
      .set({ dueDate: dayIn(-8) })
      .where('enquiryId', '=', id)
      .execute();
    const reminder = await accountLetter(server.app, { enquiryId: id, kind: 'reminder' });
    expect(reminder?.text).toContain(`Pedido de pagamento ${number}`);
    expect(reminder?.text).not.toContain('Still to pay');

    const { id: free } = await submit({ place: 'watch' }, there);
    const drafted = await server.send(`/api/enquiries/${free}/invoice`, { method: 'POST', headers: admin });
    expect(drafted.ok).toBe(true);
    const draft = await server.app.db
      .selectFrom('invoices')
      .select('sellerCampus')
      .where('enquiryId', '=', free)
      .executeTakeFirst();
    expect(draft?.sellerCampus).toBe('lisbon');
  });

  it('is paid by card once all that concerns it is declared', async () => {
    const { id, amount } = await submit({}, { method: 'card' });
    const payment = await payer.open({ id, amount } as ExamsSubmitted);
    await payer.confirm(payment, cards.good);
    expect((await payer.success(id, payment.invoicePaymentId)).status).toBe(200);
    expect(await payer.paid(id)).toBe('card');
    const { declarations } = await invoiceOf(id);
    expect(declarations.map((each) => each.id)).toEqual(['good-faith', 'general-terms']);

    const refused = await send({ lunches: '9' }, { method: 'card', declarations: declared.slice(1) });
    expect(await refused.json()).toMatchObject({ error: 'declarations-missing' });
  });

  it('is credited, printed and cancelled by staff as any invoice is', async () => {
    const { id } = await submit({ lunches: 2 });
    const { id: invoiceId } = await invoiceOf(id);
    const change = (path: string, json: object, method = 'POST') =>
      server.send(`/api/invoice/${invoiceId}${path}`, { method, json, headers: admin });
    const lines = [{ description: 'Sibling discount', amount: 5000, accountId: 'other' }];
    await change('/credit', { lines, reason: 'Two of one family' });
    await change('', { field: 'dueDate', newValue: '2040-01-31' }, 'PUT');
    expect(await invoiceOf(id)).toMatchObject({ amount: 49_500 + 1700, credited: 5000, dueDate: '2040-01-31' });
    const made = await server.send(`/api/invoice/${invoiceId}/generate/pdf`, { headers: admin });
    const { fileId } = (await made.json()) as { fileId: string };
    const pdf = await server.send(`/api/file/${fileId}/content`, { headers: admin });
    const text = pdfText(new Uint8Array(await pdf.arrayBuffer()));
    for (const part of ['Easter revision', 'Lunch (2 × £8.50)', '£462.00']) expect(text).toContain(part);
    const cancelled = await server.send(`/api/enquiries/${id}/cancel`, { json: { reason: 'Ill' }, headers: admin });
    expect(await cancelled.json()).toMatchObject({ invoiceStatus: 'cancelled' });
  });

  it('is stored without an invoice where it comes to nothing, and can be changed into one that does not', async () => {
    const headers = { 'form-journey': 'watching', 'idempotency-key': 'watching-1' };
    const free = await submit({ place: 'watch' }, { headers });
    expect(free).toMatchObject({ amount: 0, paid: false, paymentMethod: null });
    expect(await submit({ place: 'watch' }, { headers })).toEqual({ ...free, link: expect.any(String) });
    const { invoiceId, mail } = await read(free.id);
    expect(invoiceId).toBeNull();
    expect(mail.every(({ kind }) => kind === 'submission')).toBe(true);
    expect((await payer.choose(free.id, 'bacs')).status).toBe(404);

    const paying = await submit(
      { place: 'watch', lunches: 1 },
      { headers: { ...headers, 'idempotency-key': 'watching-2' } },
    );
    expect(paying).toMatchObject({ amount: 850, paymentMethod: 'callback' });
    expect(await read(free.id)).toMatchObject({ status: 'completed' });
    const again = { journey: 'watching', keys: ['watching-3'] };
    const sent = await server.send('/api/webforms/exams/form/sent', { json: again });
    expect({ ...((await sent.json()) as SentApplication).earlier, link: paying.link }).toEqual(paying);
  });

  it('goes without its invoice where the answers do not lead to it, and only there', async () => {
    const plainly = (values: Record<string, unknown>) =>
      server.send(`/api/webforms/form/${slug}/data`, { json: answers(values) });
    expect((await plainly({ place: 'news' })).status).toBe(201);
    expect(await (await plainly({ place: 'week' })).json()).toMatchObject({ error: 'has-invoice' });
    expect(await (await send({ place: 'news' })).json()).toMatchObject({ error: 'no-invoice' });
    const other = await send({}, { headers: { 'form-slug': 'tutor-application' } });
    expect(other.status).toBeGreaterThanOrEqual(400);
  });

  it('is refused at the field by which it would come to more than an invoice may', async () => {
    const response = await send({ lunches: '99999999999999999999' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ page: 'you', field: 'lunches' }] });
  });

  it('costs what it said in the version that somebody began with', async () => {
    const later = 'summer-revision';
    await save(later, revision(49_500));
    const change = { field: 'json', newValue: revision(60_000) };
    await server.send(`/api/v2/form/${later}`, { method: 'PUT', json: change, headers: admin });
    const amountAt = async (version: string) =>
      (await submit({}, { headers: { 'form-slug': later, 'form-version': version } })).amount;
    expect([await amountAt('1'), await amountAt('2')]).toEqual([49_500, 60_000]);
  });

  it('cannot be saved where nothing is charged; one that was saved so before says it to who submits it', async () => {
    const [you, pay] = revision(0).pages;
    if (!you || !pay) throw new Error('The form lacks a page');
    const json = { header: { title: 'Nothing' }, pages: [you, { ...pay, invoice: true }] };
    const refused = await save('nothing-new', json);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'json.pages.1.invoice', message: expect.stringMatching('^Nothing is charged') }],
    });
    await addForm(server.app.db, { slug: 'nothing-old', title: 'Nothing', json }, null);
    const response = await send({}, { headers: { 'form-slug': 'nothing-old' } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: NO_FEES });
  });
});
