import { type Enquiry, type Invoice, PRODUCT_CHANGED, type Product, today } from '@forms/shared/contract';
import { dayIn } from '../../platform/days';
import { Payer } from '../../testing/payer';
import { allDeclared, examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

type Answer<T> = T & { status: number | string; error?: string; message?: string };
const call = async <T = Invoice>(path: string, method = 'POST', json?: object): Promise<Answer<T>> => {
  const response = await server.send(`/api${path}`, { method, ...(json && { json }), headers: staff });
  const text = await response.text();
  return JSON.parse(text === '' ? JSON.stringify({ status: response.status }) : text);
};
/** An enquiry that no form made an invoice for, as of a form about tuition. */
async function enquiry(): Promise<Enquiry> {
  const { id } = await payer.enquire('bacs');
  const { db } = server.app;
  await db.deleteFrom('letters').where('enquiryId', '=', id).execute();
  const invoices = db.selectFrom('invoices').select('id').where('enquiryId', '=', id);
  for (const table of ['invoiceItems', 'invoiceFooterHeaders'] as const)
    await db.deleteFrom(table).where('invoiceId', 'in', invoices).execute();
  await db.deleteFrom('invoices').where('enquiryId', '=', id).execute();
  await db
    .updateTable('enquiries')
    .set({ formSlug: 'tuition-services-v2', paymentMethod: null })
    .where('id', '=', id)
    .execute();
  return payer.read(id);
}
const tutorial = { metaType: 'standalone', type: 'asp', accountId: 'asp', description: 'Tutorial', cost: 9_500 };
const issue = async (id: string) => {
  await call(`/invoice/${id}`, 'PUT', { field: 'status', newValue: 'final' });
  return call(`/invoice/${id}`, 'PUT', { field: 'status', newValue: 'unpaid' });
};

it('An invoice for anything starts as a draft that nobody else sees; issued, it has a number, a day to pay by and a letter, and a card pays it.', async () => {
  const { id, reference } = await enquiry();
  const draft = await call(`/enquiries/${id}/invoice`);
  expect(draft).toMatchObject({ number: `Draft for ${reference}`, status: 'proposed', amount: 0, campus: 'oxford' });
  expect((await call(`/enquiries/${id}/invoice`)).id).toBe(draft.id);
  const begun = { invoiceId: null, paymentMethod: null, draft: { id: draft.id, amount: 0 } };
  expect(await payer.read(id)).toMatchObject(begun);
  await call(`/invoice/${draft.id}`, 'PUT', { field: 'status', newValue: 'final' });
  const empty = await call(`/invoice/${draft.id}`, 'PUT', { field: 'status', newValue: 'unpaid' });
  expect(empty).toMatchObject({ error: 'nothing-asked' });

  await call(`/invoice/${draft.id}/item`, 'POST', tutorial);
  const issued = await issue(draft.id);
  expect(issued).toMatchObject({
    ...{ status: 'unpaid', amount: 9_500, owing: 9_500, date: today(), dueDate: dayIn(14) },
    number: expect.stringMatching(/^INV-\d{4}-\d{5}$/),
  });
  const read = await payer.read(id);
  expect(read).toMatchObject({ invoiceId: draft.id, draft: null, owing: 9_500, paymentMethod: 'bacs' });
  expect(read.mail.map(({ kind }) => kind)).toEqual(['invoice']);
  expect(await call(`/enquiries/${id}/invoice`)).toMatchObject({ error: 'has-invoice' });

  const response = await payer.ask({ enquiryId: id, amount: 9_500, declarations: allDeclared() });
  const payment = await response.json();
  await payer.confirm(payment, '4242424242424242');
  expect((await payer.success(id, payment.invoicePaymentId)).status).toBe(200);
  expect(await payer.paid(id)).toBe('card');
  // Nothing that is paid for here has places.
  const booked = (await payer.read(id)).payments.filter(({ kind }) => kind === 'booked');
  expect(booked.map(({ detail }) => detail)).toEqual(['Paid in full']);
});

it('After a cancellation another can be written, and what was paid for the first counts for it; a draft can be discarded.', async () => {
  const paid = await payer.pay();
  expect(await call(`/enquiries/${paid.id}/invoice`)).toMatchObject({ error: 'has-invoice' });
  await call(`/enquiries/${paid.id}/cancel`, 'POST', { reason: 'Wrong candidate' });
  const begun = await call(`/enquiries/${paid.id}/invoice`);
  await call(`/invoice/${begun.id}`, 'DELETE');
  expect(await call(`/invoice/${begun.id}`, 'GET')).toMatchObject({ error: 'not-found' });

  const draft = await call(`/enquiries/${paid.id}/invoice`);
  await call(`/invoice/${draft.id}/item`, 'POST', { ...tutorial, cost: 50_000 });
  expect(await issue(draft.id)).toMatchObject({ received: 40_495, owing: 9_505 });
  expect(await payer.read(paid.id)).toMatchObject({ invoiceId: draft.id, received: 40_495, owing: 9_505, surplus: 0 });
});

it('Products are added, changed and removed by staff; of two who change one, the second sees what the first made of it.', async () => {
  const { metaType, ...line } = tutorial;
  const given = { ...line, taxCode: 'exempt', taxWording: 'Exempt: English as a foreign language' };
  const added = await call<Product>('/products', 'POST', given);
  expect(added).toMatchObject({ ...given, version: 1, changedBy: 'A Staff' });
  await call('/products', 'POST', { ...given, description: 'Registration fee', type: 'other', accountId: 'other' });
  const change = (cost: number) => call<Product>(`/products/${added.id}`, 'PUT', { ...given, cost, version: 1 });
  expect(await change(9_900)).toMatchObject({ cost: 9_900, version: 2 });
  expect(await change(10_500)).toMatchObject({ error: PRODUCT_CHANGED.word, stored: { cost: 9_900 } });
  expect(await call('/products', 'POST', { ...given, cost: 9.5 })).toMatchObject({ error: 'bad-body' });
  const names = async () => (await call<Product[]>('/products', 'GET')).map(({ description }) => description);
  expect(await names()).toEqual(['Registration fee', 'Tutorial']);
  expect(await call(`/products/${added.id}`, 'DELETE')).toEqual({ status: 204 });
  expect(await names()).toEqual(['Registration fee']);
  expect(await call(`/products/${added.id}`, 'PUT', { ...given, version: 2 })).toMatchObject({ error: 'not-found' });
});

it('A line keeps the VAT of the product that it was made of, through credit and replacement, and staff change it while it is a draft.', async () => {
  const { id } = await enquiry();
  const draft = await call(`/enquiries/${id}/invoice`);
  const own = { taxCode: 'exempt', taxWording: 'Exempt: English as a foreign language' };
  const [line] = (await call(`/invoice/${draft.id}/item`, 'POST', { ...tutorial, ...own })).items;
  expect(line).toMatchObject(own);
  const zero = { field: 'taxCode', newValue: 'zero' };
  expect((await call(`/invoice/item/${line?.id}`, 'PUT', zero)).items).toMatchObject([{ ...own, taxCode: 'zero' }]);
  await call(`/invoice/item/${line?.id}`, 'PUT', { ...zero, newValue: 'exempt' });
  await issue(draft.id);
  const part = { description: 'Tutorial', amount: 500, accountId: 'asp', kind: 'asp', ...own };
  await call(`/invoice/${draft.id}/credit`, 'POST', { lines: [part], reason: 'One lesson less' });
  const next = await call(`/invoice/${draft.id}/replacement`);
  expect(next.items).toMatchObject([
    { cost: 9_500, ...own },
    { cost: -500, ...own },
  ]);
  await issue(next.id);
  const { creditNotes } = await call(`/invoice/${draft.id}`, 'GET');
  expect(creditNotes.map(({ lines }) => lines)).toMatchObject([[part], [{ ...part, amount: 9_000 }]]);
});
