import {
  type CardIssue,
  IDEMPOTENCY_HEADER,
  INVOICE_CHANGED,
  INVOICE_VERSION_HEADER,
  type Invoice,
  type MoneyEntry,
  routes,
} from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InvoiceEditor from './InvoiceEditor';
import { unpaid } from './invoice.fixture';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.cardIssues, []);
});
afterEach(() => server.stop());

const card: MoneyEntry = {
  ...{ id: 'card', kind: 'card', amount: 16_550, receivedOn: '2026-11-21', recordedAt: '2026-11-21T14:05:00.000Z' },
  ...{ reference: '', note: '', author: 'Card provider', reverses: null },
};
const paid: Invoice = { ...unpaid, status: 'booked', received: 16_550, owing: 0, entries: [card] };
const returned: MoneyEntry = { ...card, id: 'returned', kind: 'refund-failed', amount: 2_000 };

async function open(invoice: Invoice = paid) {
  server.answer(routes.invoice, invoice);
  const services = fakeServices({ confirm: jest.fn(async () => true) });
  renderInHost(<InvoiceEditor invoiceId="invoice" />, { services });
  await screen.findByRole('table', { name: 'Items' });
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), services };
}
async function openDialog(invoice: Invoice = paid) {
  const { user, services } = await open(invoice);
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  return { user, services, dialog: within(await screen.findByRole('dialog', { name: 'Refund INV-2026-00042' })) };
}
const heard = (route: object) => server.heard.filter((call) => call.route === route);

test('an amount is refunded once, as of the version that was seen; sent again, it has the same key', async () => {
  const { user, services, dialog } = await openDialog();
  expect(dialog.getByText('The money goes back to the card that paid.')).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '45.5');
  await user.type(dialog.getByLabelText('Reason'), 'One exam fewer');
  server.breakOff(routes.refundEnquiry);
  await user.click(dialog.getByRole('button', { name: 'Make refund' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('could not be reached');
  expect(services.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Refund £45.50 to Zoë Hall?' }));
  const theirs = { ...paid, refunded: 1_000, version: 'second' };
  server.refuse(routes.refundEnquiry, 409, INVOICE_CHANGED.message, { error: INVOICE_CHANGED.word, invoice: theirs });
  await user.click(dialog.getByRole('button', { name: 'Make refund' }));
  expect(await dialog.findByText('£10.00')).toBeInTheDocument();
  const [lost, again] = heard(routes.refundEnquiry);
  expect(again?.body).toEqual({ amount: 4550, reason: 'One exam fewer' });
  expect(again?.headers.get(IDEMPOTENCY_HEADER)).toBe(lost?.headers.get(IDEMPOTENCY_HEADER));
  expect(again?.headers.get(INVOICE_VERSION_HEADER)).toBe('first');
});

test.each([
  ['200', 'At most £165.50 can be refunded'],
  ['0', 'Please enter an amount in pounds'],
  ['some', 'Please enter an amount in pounds'],
])('a refund of %s is refused before it is sent', async (typed, message) => {
  const { user, dialog } = await openDialog();
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), typed);
  await user.click(dialog.getByRole('button', { name: 'Make refund' }));
  expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(new RegExp(message));
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/A reason is needed/);
  expect(heard(routes.refundEnquiry)).toHaveLength(0);
});

test('what a credit note takes off is refunded with it, and the dialog says what is owing then', async () => {
  const { user, dialog } = await openDialog({
    ...{ ...paid, received: 16_000, owing: 550 },
    entries: [{ ...card, amount: 16_000 }],
  });
  await user.selectOptions(dialog.getByLabelText('What is refunded'), 'What a credit note takes off the invoice');
  await user.type(dialog.getByLabelText(/^Late entry/), '5');
  await user.type(dialog.getByLabelText('Reason'), 'Entered in time');
  await user.click(dialog.getByRole('button', { name: 'Make refund' }));
  expect(await dialog.findByText(/so that nothing comes back: use Credit instead/)).toBeInTheDocument();
  await user.clear(dialog.getByLabelText(/^Late entry/));
  await user.type(dialog.getByLabelText(/^Late entry/), '20');
  expect(dialog.getByRole('status')).toHaveTextContent(
    '£20.00 is taken off: £14.50 is refunded, and £0.00 is owing then.',
  );
  server.refuse(routes.refundEnquiry, 409, 'Not now.');
  await user.click(dialog.getByRole('button', { name: 'Make refund' }));
  expect(await dialog.findByText('Not now.')).toBeInTheDocument();
  expect(heard(routes.refundEnquiry)[0]?.body).toEqual({
    ...{ amount: 1_450, reason: 'Entered in time' },
    lines: [{ description: 'Late entry', amount: 2000, accountId: 'exams', kind: 'fees' }],
  });
});

test('once a bank has sent a refund back, another way than the card can be chosen', async () => {
  const { user, dialog } = await openDialog({ ...paid, entries: [card, returned] });
  await user.selectOptions(dialog.getByLabelText('How'), 'In another way, only recorded here');
  expect(dialog.getByText(/the transfer is yours to make/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'The card was lost');
  server.refuse(routes.refundEnquiry, 409, 'No.');
  await user.click(dialog.getByRole('button', { name: 'Make refund' }));
  await dialog.findByText('No.');
  expect(heard(routes.refundEnquiry)[0]?.body).toMatchObject({ way: 'other', amount: 16_550 });
});

test('a failed refund and a dispute stand on the invoice with what is to be done, and what is over is dealt with by a press', async () => {
  const issue = {
    ...{ enquiryId: 'enquiry', invoiceId: 'invoice', number: unpaid.number, reference: 'EX-7K2M9Q', name: 'Zoë Hall' },
    ...{ since: '2026-11-22T10:00:00.000Z', isWork: true },
  };
  const failed: CardIssue = {
    ...{ ...issue, id: 're_1', kind: 'refund', state: 'failed', amount: 2_000, detail: 'lost or stolen card' },
    dashboard: 'https://dashboard.stripe.com/payments/pi_1',
  };
  const dispute: CardIssue = {
    ...{ ...issue, id: 'dp_1', kind: 'dispute', state: 'open', amount: 16_550, detail: 'fraudulent', dashboard: null },
    dueBy: '2026-12-01T23:59:00.000Z',
  };
  server.answer(routes.cardIssues, [dispute, failed]);
  const { user } = await open();
  const issues = within(await screen.findByRole('region', { name: 'Refunds and disputes' }));
  expect(issues.getByText('Dispute about £165.50: evidence needed')).toBeInTheDocument();
  expect(issues.getByText(/Evidence is due by 1 Dec 2026/)).toBeInTheDocument();
  expect(issues.getByText(/owed the money again.*The provider says: lost or stolen card\./)).toBeInTheDocument();
  expect(issues.getByRole('link', { name: /Open in the provider’s dashboard/ })).toHaveAttribute(
    'href',
    failed.dashboard,
  );
  server.answer(routes.settleCardIssue, [dispute]);
  server.answer(routes.cardIssues, [dispute, { ...failed, isWork: false }]);
  await user.click(issues.getByRole('button', { name: 'Dealt with: Refund of £20.00: failed' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Dealt with/ })).not.toBeInTheDocument());
  expect(heard(routes.settleCardIssue)[0]?.params).toEqual({ id: 're_1' });
});
