import { INVOICE_VERSION_HEADER, type Invoice, type MoneyEntry, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InvoiceEditor from './InvoiceEditor';
import { unpaid } from './invoice.fixture';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const transfer: MoneyEntry = {
  id: 'entry',
  kind: 'transfer',
  amount: 5_000,
  receivedOn: '2026-11-20',
  recordedAt: '2026-11-21T10:00:00.000Z',
  reference: 'HALL Z',
  note: 'First part',
  author: 'Ana Sá',
  reverses: null,
};
const partPaid: Invoice = { ...unpaid, received: 5_000, owing: 11_550, entries: [transfer], version: 'second' };

async function open(invoice: Invoice) {
  server.answer(routes.invoice, invoice);
  renderInHost(<InvoiceEditor invoiceId="invoice" />, { services: fakeServices() });
  await screen.findByText('GCSE Mathematics');
  return userEvent.setup({ pointerEventsCheck: 0 });
}
const heard = (route: object) => server.heard.filter((call) => call.route === route);
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
type User = ReturnType<typeof userEvent.setup>;
async function retype(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

test('a transfer is recorded in part, with its day, reference and note, as of the version that was seen', async () => {
  const user = await open(unpaid);
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  const dialog = await inDialog('Record a payment');
  expect(dialog.getByLabelText('Amount')).toHaveValue('165.50');
  await retype(user, dialog.getByLabelText('Amount'), '50');
  await retype(user, dialog.getByLabelText('Day received'), '2026-11-20');
  await user.type(dialog.getByLabelText(/^Reference/), 'HALL Z');
  server.answer(routes.recordReceipt, partPaid);
  server.answer(routes.invoice, partPaid);
  await user.click(await dialog.findByRole('button', { name: 'Record' }));
  await gone();
  const [call] = heard(routes.recordReceipt);
  expect(call?.body).toEqual({
    kind: 'transfer',
    amount: 5_000,
    receivedOn: '2026-11-20',
    reference: 'HALL Z',
    note: '',
  });
  expect(call?.headers.get(INVOICE_VERSION_HEADER)).toBe('first');
  const payments = within(await screen.findByRole('region', { name: 'Payments' }));
  expect(payments.getByText('£50.00')).toBeInTheDocument();
  expect(screen.getByText('Received', { selector: 'dt' }).nextSibling).toHaveTextContent('£50.00');
  expect(screen.getByText('Owing', { selector: 'dt' }).nextSibling).toHaveTextContent('£115.50');
});

test('an amount that is none, and a day to come, are said at their fields', async () => {
  const user = await open(unpaid);
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  const dialog = await inDialog('Record a payment');
  await retype(user, dialog.getByLabelText('Amount'), 'much');
  await retype(user, dialog.getByLabelText('Day received'), '2999-01-01');
  await user.click(await dialog.findByRole('button', { name: 'Record' }));
  expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(/Please enter an amount in pounds/);
  expect(dialog.getByLabelText('Day received')).toHaveAccessibleDescription('Error: This date is in the future');
  expect(heard(routes.recordReceipt)).toHaveLength(0);
});

test('more than is owing is said before it is recorded, and shown as to refund', async () => {
  const user = await open({ ...unpaid, surplus: 450, owing: 0, received: 17_000, status: 'paid' });
  expect(screen.getByText('To refund').nextSibling).toHaveTextContent('£4.50');
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  const dialog = await inDialog('Record a payment');
  await user.type(dialog.getByLabelText('Amount'), '1');
  expect(dialog.getByRole('status')).toHaveTextContent('£1.00 more than is owing');
});

test('where somebody else recorded a payment meanwhile, both are shown, and nothing is lost', async () => {
  const user = await open(unpaid);
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  const dialog = await inDialog('Record a payment');
  server.refuse(routes.recordReceipt, 409, 'Somebody else has changed this meanwhile.', {
    error: 'invoice-changed',
    invoice: partPaid,
  });
  server.answer(routes.invoice, partPaid);
  await user.click(await dialog.findByRole('button', { name: 'Record' }));
  expect(await dialog.findByText('Somebody else has changed this since you opened it.')).toBeInTheDocument();
  expect(dialog.getByText('Received so far').parentElement).toHaveTextContent('Now: £50.00You had: £0.00');
  expect(dialog.getByLabelText('Amount')).toHaveValue('165.50');
  await retype(user, dialog.getByLabelText('Amount'), '115.50');
  server.answer(routes.recordReceipt, { ...unpaid, status: 'paid', received: 16_550, owing: 0, version: 'third' });
  await user.click(await dialog.findByRole('button', { name: 'Record' }));
  await gone();
  expect(heard(routes.recordReceipt).map(({ headers }) => headers.get(INVOICE_VERSION_HEADER))).toEqual([
    'first',
    'second',
  ]);
});

test('a due date that somebody else set is shown beside mine, and what I did not touch stays theirs', async () => {
  const user = await open(unpaid);
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  const dialog = await inDialog('Edit details');
  await retype(user, dialog.getByLabelText(/^Due date/), '2026-12-07');
  const theirs = { ...unpaid, dueDate: '2026-12-24', description: 'Exams, summer', version: 'second' };
  server.refuse(routes.changeInvoice, 409, 'Somebody else has changed this meanwhile.', {
    error: 'invoice-changed',
    invoice: theirs,
  });
  server.answer(routes.invoice, theirs);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  const due = (await dialog.findByText('Due date', { selector: 'dt' })).parentElement;
  expect(due).toHaveTextContent('Now: 24th December 2026You had: 7th December 2026');
  server.answer(routes.changeInvoice, { ...theirs, dueDate: '2026-12-07', version: 'third' });
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await gone();
  expect(heard(routes.changeInvoice).map(({ body }) => body)).toEqual([
    { field: 'dueDate', newValue: '2026-12-07' },
    { field: 'dueDate', newValue: '2026-12-07' },
  ]);
});

test('a payment that was recorded by mistake is undone with a reason, and what is undone no more', async () => {
  const user = await open(partPaid);
  await user.click(screen.getByRole('button', { name: 'Undo Bank transfer, £50.00' }));
  const dialog = await inDialog('Undo this payment');
  await user.click(await dialog.findByRole('button', { name: 'Undo it' }));
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/A reason is needed/);
  await user.type(dialog.getByLabelText('Reason'), 'Of another pupil');
  const undone: Invoice = {
    ...unpaid,
    entries: [transfer, { ...transfer, id: 'undo', kind: 'reversal', amount: -5_000, reverses: 'entry' }],
    version: 'third',
  };
  server.answer(routes.reverseEntry, undone);
  server.answer(routes.invoice, undone);
  await user.click(await dialog.findByRole('button', { name: 'Undo it' }));
  await gone();
  expect(heard(routes.reverseEntry)[0]).toMatchObject({
    params: { entryId: 'entry' },
    body: { reason: 'Of another pupil' },
  });
  expect(await screen.findByText(/\(undone\)/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('instalments show what each still owes, filled from the oldest on', async () => {
  const instalmentPlan = [
    { dueDate: '2026-12-01', amount: 5_000 },
    { dueDate: '2027-01-01', amount: 11_550 },
  ];
  await open({ ...partPaid, instalmentPlan });
  const rows = within(screen.getByRole('table', { name: 'Instalment plan' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.lastChild?.textContent)).toEqual(['Paid', '£115.50']);
});
