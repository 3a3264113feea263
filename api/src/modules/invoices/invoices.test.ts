import {
  type Enquiry,
  type EnquirySummary,
  type Exam,
  INVOICE_VERSION_HEADER,
  type Invoice,
  type InvoiceSummary,
  type ListPage,
  type Series,
} from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { pdfText } from '../../testing/pdfText';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

const call = (path: string, method = 'GET', json?: object) =>
  server.send(`/api${path}`, { method, json, headers: staff });
/** Calls, and reads the invoice that it answers. */
const changed = async (path: string, method: string, json?: object): Promise<Invoice> => {
  const response = await call(path, method, json);
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<Invoice>;
};
const refusal = async (path: string, method: string, json?: object) => {
  const response = await call(path, method, json);
  const { error, message } = (await response.json()) as { error: string; message: string };
  return { status: response.status, error, message };
};
const invoiceOf = async (enquiryId: string): Promise<Invoice> => {
  const { invoiceId } = await payer.read(enquiryId);
  return (await call(`/invoice/${invoiceId}`)).json() as Promise<Invoice>;
};
const made = async (method: 'card' | 'bacs' | 'callback' = 'card') => invoiceOf((await payer.enquire(method)).id);
/** An invoice that is still being written. */
const drafted = async (): Promise<Invoice> => {
  const { id, enquiryId } = await made();
  await server.app.db.updateTable('invoices').set({ status: 'proposed' }).where('id', '=', id).execute();
  return invoiceOf(enquiryId);
};
const item = { metaType: 'standalone', type: 'asp', description: 'Revision day', cost: 12_000 };
const year = new Date().getFullYear();

describe('an application’s invoice', () => {
  it('is made with it: numbered, dated, unpaid, with its exams, the fixed fees and their sum', async () => {
    const { id, reference, amount } = await payer.enquire('card');
    expect(await invoiceOf(id)).toMatchObject({
      number: expect.stringMatching(new RegExp(`^INV-${year}-\\d{5}$`)),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      dueDate: null,
      status: 'unpaid',
      currency: 'GBP',
      amount: 22_995 + 7500 + 10_000,
      description: expect.stringMatching(/^Examination entries, Summer \d{4}/),
      enquiryId: id,
      reference,
      name: 'Zoë Młyńska',
      items: [
        {
          metaType: 'standalone',
          type: 'exams',
          account: { code: '230', label: '230 Examination fees' },
          description: expect.stringMatching(/^GCSE Mathematics/),
          cost: 22_995,
        },
      ],
      headerItems: [],
      footerItems: [
        { tag: 'candidate', description: 'Exam Candidate fee', cost: 7500 },
        { tag: 'postage', description: 'Certificate postage fee', cost: 10_000 },
      ],
      declarations: [{ id: 'good-faith' }, { id: 'general-terms' }, { id: 'exam-terms' }],
      instalmentPlan: null,
    });
    expect(amount).toBe(40_495);
  });

  it('has a number of one series without gaps, also where thirty apply at once and some of them are refused', async () => {
    const own = await TestServer.start();
    const exam = await examEntry(own, 'gcse', 'aqa', '8300');
    const crowd = new Payer(own, exam);
    const applications = Array.from({ length: 30 }, (_, at) =>
      at % 3 === 0
        ? crowd.enquire('card', { arrangements: { privacy: false } }).catch(() => undefined)
        : crowd.enquire('card'),
    );
    await Promise.all(applications);
    const headers = await own.signIn('Staff');
    const { rows: all } = (await (await own.send('/api/invoices', { headers })).json()) as ListPage<InvoiceSummary>;
    const expected = Array.from({ length: 20 }, (_, at) => `INV-${year}-${String(20 - at).padStart(5, '0')}`);
    expect(all.map(({ number }) => number)).toEqual(expected);
    const byDueDate = await own.send('/api/invoices?sort=dueDate&tab=unpaid&size=10', { headers });
    const { rows, counts, next } = (await byDueDate.json()) as ListPage<InvoiceSummary>;
    expect([rows.length, counts, typeof next]).toEqual([10, { all: 20, unpaid: 20 }, 'string']);
    await own.stop();
  });

  it('is due in fourteen days where it is paid by bank transfer, and says nothing was declared by who asks for a call', async () => {
    const { date, dueDate } = await made('bacs');
    expect(Date.parse(dueDate ?? '') - Date.parse(date)).toBe(14 * 86_400_000);
    const called = await made('callback');
    expect(called).toMatchObject({ dueDate: null, declarations: [] });
    await payer.choose(called.enquiryId, 'bacs');
    expect(await invoiceOf(called.enquiryId)).toMatchObject({
      dueDate,
      declarations: [{ id: 'good-faith' }, { id: 'general-terms' }, { id: 'exam-terms' }],
    });
  });

  it('is booked once the card has paid, and can be read but not changed', async () => {
    const { id } = await payer.pay();
    const invoice = await until(
      () => invoiceOf(id),
      ({ status }) => status === 'booked',
    );
    for (const [path, method, json] of [
      [`/invoice/${invoice.id}`, 'PUT', { field: 'dueDate', newValue: '2030-01-01' }],
      [`/invoice/${invoice.id}/item`, 'POST', item],
      [`/invoice/item/${invoice.items[0]?.id}`, 'DELETE', undefined],
      [`/invoice/footerHeader/${invoice.footerItems[0]?.id}`, 'PUT', { field: 'cost', newValue: 1 }],
    ] as const) {
      expect(await refusal(path, method, json)).toMatchObject({
        status: 409,
        error: expect.stringMatching(/^invoice-(closed|issued)$/),
      });
    }
    expect(await invoiceOf(id)).toEqual(invoice);
    const steps = (await payer.read(id)).payments
      .filter(({ kind }) => !kind.startsWith('mail'))
      .map(({ kind, author, amount, detail }) => ({ kind, author, amount, ...(kind === 'booked' && { detail }) }));
    expect(steps.slice(0, 3)).toEqual([
      { kind: 'chosen', author: 'Applicant', amount: null },
      { kind: 'begun', author: 'Applicant', amount: 40_495 },
      { kind: 'paid', author: 'Card provider', amount: 40_495 },
    ]);
    expect(steps.filter(({ kind }) => kind === 'booked')).toEqual([
      { kind: 'booked', author: 'System', amount: null, detail: 'The places are booked' },
    ]);
  });
});

describe('editing an invoice', () => {
  it('adds, changes and deletes items, and works the amount out again each time', async () => {
    const { id } = await drafted();
    const added = await changed(`/invoice/${id}/item`, 'POST', item);
    expect(added.amount).toBe(40_495 + 12_000);
    const last = added.items.at(-1);
    expect(last).toMatchObject({ ...item, accountId: 'asp', account: { code: '210' } });
    const dearer = await changed(`/invoice/item/${last?.id}`, 'PUT', { field: 'cost', newValue: 15_050 });
    expect(dearer.amount).toBe(40_495 + 15_050);
    const moved = await changed(`/invoice/item/${last?.id}`, 'PUT', { field: 'accountId', newValue: 'other' });
    expect(moved.items.at(-1)).toMatchObject({ cost: 15_050, account: { code: '260' } });
    expect((await changed(`/invoice/item/${last?.id}`, 'DELETE')).amount).toBe(40_495);
  });

  it('adds lines over and under the items, a discount among them, and changes and deletes them', async () => {
    const { id } = await drafted();
    await changed(`/invoice/${id}/footerHeader/header`, 'POST', {
      tag: 'deposit',
      description: 'Deposit',
      cost: -5000,
    });
    await changed(`/invoice/${id}/footerHeader/item`, 'POST', { tag: '', description: 'Late entry', cost: 2000 });
    const whole = await changed(`/invoice/${id}/footerHeader/footer`, 'POST', {
      tag: 'courier',
      description: 'Courier',
      cost: 900,
    });
    expect(whole.amount).toBe(40_495 - 5000 + 2000 + 900);
    expect(whole.headerItems).toMatchObject([{ tag: 'deposit', cost: -5000 }]);
    expect(whole.items.at(-1)).toMatchObject({ metaType: 'standalone', type: 'other', description: 'Late entry' });
    expect(whole.footerItems.map(({ tag }) => tag)).toEqual(['candidate', 'postage', 'courier']);
    const courier = whole.footerItems[2]?.id;
    const renamed = await changed(`/invoice/footerHeader/${courier}`, 'PUT', {
      field: 'description',
      newValue: 'By courier',
    });
    expect(renamed.footerItems[2]).toMatchObject({ description: 'By courier', cost: 900 });
    expect((await changed(`/invoice/footerHeader/${courier}`, 'DELETE')).footerItems).toHaveLength(2);
    expect((await changed(`/invoice/footerHeader/${whole.headerItems[0]?.id}`, 'DELETE')).amount).toBe(42_495);
  });

  it('refuses to change what an issued invoice says, in words that say what to do; its due date is still to be agreed', async () => {
    const { id, enquiryId, items, footerItems } = await made();
    for (const [path, method, json] of [
      [`/invoice/${id}`, 'PUT', { field: 'date', newValue: '2030-01-01' }],
      [`/invoice/${id}`, 'PUT', { field: 'description', newValue: 'Another' }],
      [`/invoice/${id}/item`, 'POST', item],
      [`/invoice/item/${items[0]?.id}`, 'PUT', { field: 'cost', newValue: 1 }],
      [`/invoice/footerHeader/${footerItems[0]?.id}`, 'DELETE', undefined],
      [`/invoice/${id}/footerHeader/footer`, 'POST', { tag: '', description: 'Courier', cost: 900 }],
    ] as const) {
      expect(await refusal(path, method, json)).toEqual({
        status: 409,
        error: 'invoice-issued',
        message: 'This is issued, so that what it says stays. Credit what is not asked any more, or replace it.',
      });
    }
    await changed(`/invoice/${id}`, 'PUT', { field: 'dueDate', newValue: '2030-02-28' });
    expect(await invoiceOf(enquiryId)).toMatchObject({ amount: 40_495, dueDate: '2030-02-28' });
  });

  it('keeps who changed what in the history', async () => {
    const invoice = await drafted();
    await changed(`/invoice/${invoice.id}`, 'PUT', { field: 'dueDate', newValue: '2030-02-28' });
    await changed(`/invoice/${invoice.id}/item`, 'POST', item);
    const { payments }: Enquiry = await payer.read(invoice.enquiryId);
    const byStaff = payments.filter(({ author }) => author === 'A Staff');
    expect(byStaff.map(({ detail, author }) => [detail, author])).toEqual([
      ['Due date: 28th February 2030', 'A Staff'],
      ['Added Revision day, £120.00: £404.95 became £524.95', 'A Staff'],
    ]);
  });

  it('has lines of several that cost the same: another quantity is another sum, and what each costs stays whole', async () => {
    const { id, enquiryId, amount } = await drafted();
    await changed(`/invoice/${id}/item`, 'POST', { ...item, cost: 36_000, quantity: 3 });
    const line = (await invoiceOf(enquiryId)).items.at(-1);
    expect(line).toMatchObject({ quantity: 3, cost: 36_000 });
    const five = await changed(`/invoice/item/${line?.id}`, 'PUT', { field: 'quantity', newValue: 5 });
    expect([five.amount, five.items.at(-1)]).toMatchObject([amount + 60_000, { quantity: 5, cost: 60_000 }]);
    for (const change of [
      { field: 'cost', newValue: 60_001 },
      { field: 'metaType', newValue: 'title' },
      { field: 'quantity', newValue: 999 },
    ])
      expect(await refusal(`/invoice/item/${line?.id}`, 'PUT', change)).toMatchObject({ status: 422 });
    expect((await invoiceOf(enquiryId)).amount).toBe(amount + 60_000);
    const { payments }: Enquiry = await payer.read(enquiryId);
    expect(payments.map(({ detail }) => detail)).toContain(
      'Added Revision day, 3 × £120.00 = £360.00: £404.95 became £764.95',
    );
  });

  it('takes the fields that may be changed and no other, whatever is sent with them', async () => {
    const invoice = await drafted();
    for (const field of [
      'id',
      'number',
      'amount',
      'currency',
      'enquiryId',
      'items',
      'declarations',
      '__proto__',
      'constructor',
      'paidAt',
    ]) {
      expect(await refusal(`/invoice/${invoice.id}`, 'PUT', { field, newValue: '1' })).toMatchObject({ status: 422 });
    }
    await changed(`/invoice/${invoice.id}/item`, 'POST', {
      ...item,
      id: 'mine',
      invoiceId: 'other',
      position: -1,
      amount: 1,
    });
    const { items, amount } = await invoiceOf(invoice.enquiryId);
    expect(items.map(({ id }) => id)).not.toContain('mine');
    expect(amount).toBe(52_495);
  });

  it.each([
    ['a cost in fractions of a penny', { ...item, cost: 1.5 }],
    ['a cost as words', { ...item, cost: '12000' }],
    ['a cost beyond £100,000', { ...item, cost: 10_000_001 }],
    ['no description', { ...item, description: '  ' }],
    ['an unknown type', { ...item, type: 'gift' }],
    ['an unknown account', { ...item, accountId: '999' }],
    ['a title that costs something', { ...item, metaType: 'title' }],
    ['a quantity of none', { ...item, quantity: 0 }],
    ['a quantity beyond 999', { ...item, quantity: 1000 }],
    ['several that do not cost the same', { ...item, quantity: 7 }],
    ['a discount that leaves less than nothing', { ...item, cost: -50_000 }],
  ])('refuses an item with %s', async (_what, wrong) => {
    const { id, enquiryId } = await drafted();
    expect((await refusal(`/invoice/${id}/item`, 'POST', wrong)).status).toBe(422);
    expect((await invoiceOf(enquiryId)).items).toHaveLength(1);
  });

  it('goes only along the steps that there are, and never to paid by hand', async () => {
    const { id } = await made('bacs');
    for (const status of ['paid', 'cancelled']) {
      expect(await refusal(`/invoice/${id}`, 'PUT', { field: 'status', newValue: status })).toMatchObject({
        status: 422,
      });
    }
    expect(await refusal(`/invoice/${id}`, 'PUT', { field: 'status', newValue: 'proposed' })).toMatchObject({
      status: 409,
      message: 'What is unpaid cannot become proposed.',
    });
    expect((await changed(`/invoice/${id}`, 'PUT', { field: 'status', newValue: 'booked' })).status).toBe('booked');
  });

  it('can be booked while money is owing, which can still be paid', async () => {
    const enquiry = await payer.enquire('bacs');
    const { id } = await invoiceOf(enquiry.id);
    const booked = await changed(`/invoice/${id}`, 'PUT', { field: 'status', newValue: 'booked' });
    expect(booked).toMatchObject({ status: 'booked', received: 0, owing: 40_495 });
    expect(await payer.read(enquiry.id)).toMatchObject({ paid: false, invoiceStatus: 'booked' });
    const payment = await payer.open(enquiry);
    await payer.confirm(payment, '4242424242424242');
    expect((await payer.success(enquiry.id, payment.invoicePaymentId)).status).toBe(200);
    expect(await invoiceOf(enquiry.id)).toMatchObject({ status: 'booked', received: 40_495, owing: 0 });
  });

  it('of another version than is stored is refused with what is there now, and nothing is changed', async () => {
    const before = await drafted();
    const edit = (version: string, newValue: string) =>
      server.send(`/api/invoice/${before.id}`, {
        method: 'PUT',
        json: { field: 'description', newValue },
        headers: { ...staff, [INVOICE_VERSION_HEADER]: version },
      });
    const mine = await edit(before.version, 'Mine');
    const { version } = (await mine.json()) as Invoice;
    expect(version).not.toBe(before.version);
    const late = await edit(before.version, 'Too late');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      error: 'invoice-changed',
      invoice: { description: 'Mine', version },
    });
    expect((await invoiceOf(before.enquiryId)).description).toBe('Mine');
    expect((await edit(version, 'After all')).status).toBe(200);
  });

  it('takes a plan of instalments that come to the amount, and keeps it true', async () => {
    const { id } = await drafted();
    const plan = [
      { dueDate: '2030-01-01', amount: 20_000 },
      { dueDate: '2030-02-01', amount: 20_495 },
    ];
    const put = (newValue: unknown) => ['PUT', { field: 'instalmentPlan', newValue }] as const;
    expect(await refusal(`/invoice/${id}`, ...put(plan.slice(1)))).toMatchObject({
      status: 422,
      message: 'The instalments come to £204.95, the whole to £404.95.',
    });
    expect((await changed(`/invoice/${id}`, ...put(plan))).instalmentPlan).toEqual(plan);
    const { items, ...dearer } = await changed(`/invoice/${id}/item`, 'POST', item);
    expect(dearer).toMatchObject({
      amount: 52_495,
      instalmentPlan: [
        { dueDate: '2030-01-01', amount: 25_926 },
        { dueDate: '2030-02-01', amount: 26_569 },
      ],
    });
    const added = items.find(({ description }) => description === item.description)?.id ?? '';
    expect((await changed(`/invoice/item/${added}`, 'DELETE')).instalmentPlan?.map(({ amount }) => amount)).toEqual([
      19_999, 20_496,
    ]);
  });

  it('keeps its lines where instalments that are due already could not come to them', async () => {
    const { id, amount } = await drafted();
    const newValue = [{ dueDate: '2020-01-01', amount }];
    await changed(`/invoice/${id}`, 'PUT', { field: 'instalmentPlan', newValue });
    expect(await refusal(`/invoice/${id}/item`, 'POST', item)).toMatchObject({ status: 422, error: 'has-instalments' });
    await changed(`/invoice/${id}`, 'PUT', { field: 'instalmentPlan', newValue: null });
    expect((await changed(`/invoice/${id}/item`, 'POST', item)).amount).toBe(52_495);
  });
});

describe('the PDF of an invoice', () => {
  it('needs a due date, which it says in the words of the popup', async () => {
    const { id } = await made();
    expect(await refusal(`/invoice/${id}/generate/pdf`, 'GET')).toEqual({
      status: 422,
      error: 'missing-due-date',
      message: 'Please add a due date to the invoice first.',
    });
  });

  it.each(['GET', 'POST'])('is kept as a file that staff can read, by %s', async (method) => {
    const { id, number, reference } = await drafted();
    await changed(`/invoice/${id}`, 'PUT', { field: 'dueDate', newValue: '2030-02-28' });
    await changed(`/invoice/${id}/item`, 'POST', {
      ...item,
      metaType: 'title',
      description: 'Ferienkurs für Größere',
      cost: 0,
    });
    const { fileId } = (await (await call(`/invoice/${id}/generate/pdf`, method)).json()) as { fileId: string };
    expect(await (await call(`/file/${fileId}?data=none`)).json()).toMatchObject({ name: `${number}.pdf`, ext: 'pdf' });
    const content = await call(`/file/${fileId}/content`);
    const text = pdfText(new Uint8Array(await content.arrayBuffer()));
    for (const part of [
      `Invoice ${number}`,
      reference,
      'Due 28th February 2030',
      'Ferienkurs für Größere',
      'Total payable £404.95',
    ]) {
      expect(text).toContain(part);
    }
    expect((await server.send(`/api/file/${fileId}/content`)).status).toBe(402);
  });

  const pdfOf = async (id: string) => {
    const { fileId } = (await (await call(`/invoice/${id}/generate/pdf`)).json()) as { fileId: string };
    return pdfText(new Uint8Array(await (await call(`/file/${fileId}/content`)).arrayBuffer()));
  };

  const receipt = (amount: number) => ({ kind: 'transfer', amount, receivedOn: '2026-01-05', reference: '', note: '' });

  it('that is paid in part says what came, when, and what is still to pay, with the instalments that are', async () => {
    const { id, number } = await made('bacs');
    const newValue = [
      { dueDate: '2030-01-01', amount: 20_000 },
      { dueDate: '2030-02-01', amount: 20_495 },
    ];
    await changed(`/invoice/${id}`, 'PUT', { field: 'instalmentPlan', newValue });
    await changed(`/invoice/${id}/receipt`, 'POST', receipt(25_000));
    const text = await pdfOf(id);
    for (const part of [
      `Invoice ${number}`,
      'Total £404.95',
      'Paid £250.00',
      'Still to pay £154.95',
      'Instalments still to pay',
      'By 1st February 2030 £154.95',
      'Bank transfer, 5th January 2026 £250.00',
      'How to pay',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('1st January 2030');
  });

  it('that staff have recorded the transfer of is a receipt that asks for nothing more, and can be made without a due date', async () => {
    const { id, number, enquiryId } = await made('callback');
    await changed(`/invoice/${id}/receipt`, 'POST', receipt(40_495));
    const text = await pdfOf(id);
    for (const part of [
      `Receipt ${number}`,
      'Received from',
      'Total paid £404.95',
      'Bank transfer, 5th January 2026',
    ]) {
      expect(text).toContain(part);
    }
    for (const demand of ['Total payable', 'How to pay', 'Due ']) expect(text).not.toContain(demand);
    const listed = (await (await call('/enquiries?size=100')).json()) as ListPage<EnquirySummary>;
    expect(listed.rows.find((each) => each.id === enquiryId)).toMatchObject({ paid: true, paymentMethod: 'bacs' });
    expect(await payer.read(enquiryId)).toMatchObject({ paid: true, received: 40_495 });
  });

  it('that the card has paid can be made again, without a due date', async () => {
    const { id: enquiryId } = await payer.pay();
    const { id, number } = await invoiceOf(enquiryId);
    expect(await pdfOf(id)).toContain(`Receipt ${number}`);
  });

  it('that is cancelled asks for nothing', async () => {
    const { id, enquiryId } = await made('bacs');
    await call(`/enquiries/${enquiryId}/cancel`, 'POST', { reason: 'Withdrew' });
    const text = await pdfOf(id);
    expect(text).toContain('This invoice is cancelled. There is nothing to pay.');
    for (const demand of ['Total payable', 'How to pay']) expect(text).not.toContain(demand);
  });

  it('goes on over as many pages as its items need', async () => {
    const { id } = await made('bacs');
    const { items } = await invoiceOf((await payer.enquire('bacs')).id);
    expect(items).toHaveLength(1);
    await server.app.db
      .insertInto('invoiceItems')
      .values(
        Array.from({ length: 60 }, (_, at) => ({
          id: `${id}-${at}`,
          invoiceId: id,
          position: at + 1,
          metaType: 'subitem' as const,
          type: 'exams' as const,
          accountId: 'exams' as const,
          description: `Paper ${at + 1}: ${'a long name '.repeat(12)}`,
          cost: 100,
        })),
      )
      .execute();
    const { fileId } = (await (await call(`/invoice/${id}/generate/pdf`)).json()) as { fileId: string };
    const text = pdfText(new Uint8Array(await (await call(`/file/${fileId}/content`)).arrayBuffer()));
    expect(text).toMatch(/Page 1 of [5-9]/);
    expect(text).toContain('Paper 60:');
    expect(text.match(/Total payable/g)).toHaveLength(1);
  });
});

it('Staff find every exam of the series ahead with its price, to put it on an invoice.', async () => {
  const series = (await (await call('/system/examseries/list')).json()) as Series[];
  expect(series).toHaveLength(3);
  const summer = series.find(({ id }) => id.startsWith('summer'));
  const exams = (await (await call(`/system/examseries/${summer?.id}/exams/list`)).json()) as Exam[];
  expect(exams).toContainEqual({
    id: `${summer?.id}.aqa-gcse-8300f`,
    code: '8300F',
    level: 'GCSE',
    board: 'AQA',
    name: 'Foundation tier',
    subject: 'Mathematics',
    cost: 22_995,
  });
  expect((await call('/system/examseries/summer-1999/exams/list')).status).toBe(404);
});

it.each([
  ['GET', '/invoice/none', undefined],
  ['GET', '/invoice/none/generate/pdf', undefined],
  ['PUT', '/invoice/none', { field: 'dueDate', newValue: null }],
  ['PUT', '/invoice/none', { field: 'status', newValue: 'final' }],
  ['POST', '/invoice/none/item', item],
  ['POST', '/invoice/none/footerHeader/footer', { tag: '', description: 'Courier', cost: 1 }],
  ['PUT', '/invoice/item/none', { field: 'cost', newValue: 1 }],
  ['PUT', '/invoice/footerHeader/none', { field: 'cost', newValue: 1 }],
  ['DELETE', '/invoice/item/none', undefined],
  ['DELETE', '/invoice/footerHeader/none', undefined],
])('%s %s is not found', async (method, path, json) => {
  expect((await call(path, method, json)).status).toBe(404);
});
