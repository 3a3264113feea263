import {
  accountOf,
  type CreditNote,
  draftNumber,
  INVOICE_VERSION_HEADER,
  type Invoice,
  routes,
} from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InvoiceEditor from './InvoiceEditor';
import { draft, unpaid } from './invoice.fixture';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const note: CreditNote = {
  ...{ id: 'note', number: 'CN-2026-00003', invoiceId: 'invoice', date: '2026-11-22', amount: 2000 },
  ...{ issuedAt: '2026-11-22T10:00:00.000Z', reason: 'Entered in time', author: 'Ana Sá' },
  lines: [{ description: 'Late entry', amount: 2000, account: accountOf.exams, accountId: 'exams', kind: 'fees' }],
};
const credited: Invoice = { ...unpaid, credited: 2000, owing: 14_550, creditNotes: [note], version: 'second' };

async function open(invoice: Invoice, services = fakeServices()) {
  server.answer(routes.invoice, invoice);
  renderInHost(<InvoiceEditor invoiceId="invoice" />, { services });
  await screen.findByRole('table', { name: 'Items' });
  return userEvent.setup({ pointerEventsCheck: 0 });
}
const heard = (route: object) => server.heard.filter((call) => call.route === route);

test('staff credit lines of an issued invoice, and see before what is owing then', async () => {
  const user = await open({ ...unpaid, received: 16_000, owing: 550, entries: [] });
  await user.click(screen.getByRole('button', { name: 'Credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit INV-2026-00042' }));
  expect(dialog.getByLabelText(/^GCSE Mathematics/)).toHaveAccessibleDescription('£45.50 can be taken off.');
  expect(dialog.getByText('A line that you leave empty stays as it is.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Late entry/), '20');
  expect(dialog.getByRole('status')).toHaveTextContent('£20.00 is taken off: £145.50 is owing then.');
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/A reason is needed/);
  await user.type(dialog.getByLabelText('Reason'), 'Entered in time');
  server.answer(routes.creditInvoice, credited);
  server.answer(routes.invoice, credited);
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
  const table = within(await screen.findByRole('table', { name: 'Credit notes' }));
  expect(table.getByRole('row', { name: /CN-2026-00003/ })).toHaveTextContent(
    'CN-2026-00003Late entry, -£20.0022nd November 2026, Entered in time, Ana Sá-£20.00',
  );
  expect(heard(routes.creditInvoice)[0]?.body).toEqual({
    lines: [{ description: 'Late entry', amount: 2000, accountId: 'exams', kind: 'fees' }],
    reason: 'Entered in time',
  });
  expect(heard(routes.creditInvoice)[0]?.headers.get(INVOICE_VERSION_HEADER)).toBe('first');
});

test('all of it is taken off by one press, and more than is left is refused before it is sent', async () => {
  const user = await open(credited);
  await user.click(screen.getByRole('button', { name: 'Credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit INV-2026-00042' }));
  expect(dialog.queryByLabelText(/^Late entry/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Take all off' }));
  expect(dialog.getByRole('status')).toHaveTextContent('£145.50 is taken off: £0.00 is owing then.');
  await user.clear(dialog.getByLabelText(/^GCSE Mathematics/));
  await user.type(dialog.getByLabelText(/^GCSE Mathematics/), '46');
  await user.type(dialog.getByLabelText('Reason'), 'Fell ill');
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
  expect(await dialog.findByText('Only £145.50 of this can be credited.')).toBeInTheDocument();
  expect(heard(routes.creditInvoice)).toHaveLength(0);
});

test('an invoice is replaced by a draft of its own page, which says what becomes of both, and can be discarded', async () => {
  const confirm = jest.fn(async () => true);
  const user = await open(unpaid, fakeServices({ confirm }));
  const number = draftNumber(unpaid.number);
  const replacement: Invoice = { ...draft, id: 'draft', number, replaces: { id: 'invoice', number: unpaid.number } };
  server.answer(routes.replaceInvoice, replacement);
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(heard(routes.replaceInvoice)).toHaveLength(1));
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Replace INV-2026-00042?' }));
});

test('a draft that is to replace an invoice names it, is issued once that is confirmed, and can be discarded', async () => {
  const confirm = jest.fn(async () => false);
  const replaces = { id: 'old', number: 'INV-2026-00041' };
  const number = draftNumber(replaces.number);
  const user = await open({ ...draft, number, status: 'final', replaces }, fakeServices({ confirm }));
  expect(screen.getByRole('link', { name: 'INV-2026-00041' })).toHaveAttribute('href', '/staff/invoice/old');
  await user.click(screen.getByRole('button', { name: 'Make unpaid' }));
  expect(confirm).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Issue it in the place of INV-2026-00041?' }),
  );
  expect(heard(routes.changeInvoice)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Discard this draft?' }));
});

test('the draft of a new invoice is issued once that is confirmed', async () => {
  const confirm = jest.fn(async () => true);
  const user = await open({ ...draft, number: draftNumber('EX-7K2M9Q'), status: 'final' }, fakeServices({ confirm }));
  server.answer(routes.changeInvoice, unpaid);
  await user.click(screen.getByRole('button', { name: 'Make unpaid' }));
  expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Issue this invoice?' }));
  await waitFor(() => expect(heard(routes.changeInvoice)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Discard draft' })).toBeInTheDocument();
});
