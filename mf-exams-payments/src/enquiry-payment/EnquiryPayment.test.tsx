import { type Enquiry, type InvoiceStatus, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unpaid } from '../invoice-editor/invoice.fixture';
import EnquiryPayment from './EnquiryPayment';

const paidByCard: Enquiry = {
  id: 'enquiry',
  reference: 'EX-7K2M9Q',
  formSlug: 'exams-registration-v2',
  formTitle: 'Exams registration',
  type: 'exams',
  formVersion: 1,
  definition: { header: { title: 'Exams registration' }, pages: [{ name: 'you', title: 'You', fields: [] }] },
  pages: [],
  comments: [],
  steps: [],
  edits: [],
  corrections: [],
  answerCorrections: [],
  answersVersion: 0,
  mergedInto: null,
  mergedFrom: [],
  status: 'new',
  name: 'Zoë Hall',
  email: 'zoe@example.com',
  paymentMethod: 'card',
  paid: true,
  amount: 16550,
  invoiceStatus: 'paid',
  submittedAt: '2026-11-21T14:05:00.000Z',
  assignee: null,
  followUpOn: null,
  tags: [],
  version: 1,
  invoiceId: 'invoice',
  seller: 'oxford',
  credited: 0,
  received: 16550,
  refunded: 0,
  owing: 0,
  overdue: 0,
  surplus: 0,
  draft: null,
  payments: [],
  mail: [],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

interface Open {
  status?: InvoiceStatus;
  services?: ReturnType<typeof fakeServices>;
}

async function open(enquiry: Enquiry = paidByCard, { status = 'paid', services = fakeServices() }: Open = {}) {
  const declarations = [{ id: 'good-faith', text: 'In good faith.', acceptedAt: '2026-11-21T14:04:00.000Z' }];
  server.answer(routes.invoice, { ...unpaid, status, declarations });
  renderInHost(<EnquiryPayment enquiry={enquiry} />, { services });
  await screen.findByRole('link', { name: 'INV-2026-00042' });
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), services };
}
async function openDialog(user: ReturnType<typeof userEvent.setup>, button: string, name = button) {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
}
const heard = (route: object) => server.heard.filter((call) => call.route === route);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('staff read what was chosen and paid, and open the invoice', async () => {
  await open();
  expect(screen.getByText('Received').nextSibling).toHaveTextContent('£165.50');
  expect(screen.getByText('Declarations').nextSibling).toHaveTextContent(/^Accepted 21 Nov 2026/);
  expect(screen.getByRole('link', { name: 'INV-2026-00042' })).toHaveAttribute('href', '/staff/invoice/invoice');
});

test('where nothing came in there is nothing to give back, and the button says so', async () => {
  await open({ ...paidByCard, paid: false, received: 0, paymentMethod: 'bacs' }, { status: 'unpaid' });
  const refund = screen.getByRole('button', { name: 'Refund' });
  expect(refund).toHaveAttribute('aria-disabled', 'true');
  expect(refund).toHaveAccessibleDescription('There is nothing to give back.');
});

test('an invoice is cancelled with a reason, once that is confirmed', async () => {
  const confirm = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { user } = await open(paidByCard, { services: fakeServices({ confirm }) });
  const dialog = await openDialog(user, 'Cancel invoice', 'Cancel the invoice');
  expect(dialog.getByText('£165.50 was paid and stays with us.')).toBeInTheDocument();
  const cancel = dialog.getByRole('button', { name: 'Cancel the invoice' });
  await user.click(cancel);
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/A reason is needed/);
  await user.type(dialog.getByLabelText('Reason'), 'Withdrawn');
  await user.click(cancel);
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(heard(routes.cancelEnquiry)).toHaveLength(0);
  server.answer(routes.cancelEnquiry, paidByCard);
  await user.click(cancel);
  await gone();
  expect(heard(routes.cancelEnquiry).map(({ body }) => body)).toEqual([{ reason: 'Withdrawn' }]);
});

test('beside an application for exams stands its statement of entry; where nothing is entered, staff read so', async () => {
  const exams = { name: 'exams', title: 'Exams', fields: [{ name: 'exams', type: 'form-exams-api', label: 'Exams' }] };
  const definition = { ...paidByCard.definition, pages: [exams] };
  server.refuse(routes.entryStatement, 409, 'No entry of this application stands.');
  const services = fakeServices();
  const { user } = await open({ ...paidByCard, definition }, { services });
  await user.click(screen.getByRole('button', { name: 'Statement of entry' }));
  await waitFor(() => expect(services.requestError).toHaveBeenCalled());
  expect(heard(routes.entryStatement)).toMatchObject([{ params: { id: 'enquiry' } }]);
});

test.each(['unpaid', 'cancelled'] as const)(
  'beside an invoice that is %s, the draft of another stands with its sum, and is opened rather than written anew',
  async (status) => {
    await open({ ...paidByCard, draft: { id: 'draft', amount: 65000 } }, { status });
    expect(await screen.findByText('A draft of £650.00 is not issued yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the draft' })).toHaveAttribute('href', '/staff/invoice/draft');
    expect(screen.queryByRole('button', { name: 'New invoice' })).not.toBeInTheDocument();
  },
);

test('of an enquiry without an invoice the draft of its first is all that stands of payment', async () => {
  const none = { invoiceId: null, invoiceStatus: null, amount: null, paid: false, received: 0 };
  renderInHost(<EnquiryPayment enquiry={{ ...paidByCard, ...none, draft: { id: 'draft', amount: 0 } }} />, {
    services: fakeServices(),
  });
  expect(await screen.findByText('A draft of £0.00 is not issued yet.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New invoice' })).not.toBeInTheDocument();
});

test('an enquiry whose invoice is cancelled is written another, and is told where one stands after all', async () => {
  const requestError = jest.fn();
  const { user } = await open(paidByCard, { status: 'cancelled', services: fakeServices({ requestError }) });
  server.refuse(routes.draftInvoice, 409, 'INV-2026-00042 stands for this enquiry.');
  await user.click(await screen.findByRole('button', { name: 'New invoice' }));
  await waitFor(() => expect(requestError).toHaveBeenCalledTimes(1));
  expect(heard(routes.draftInvoice)).toHaveLength(1);
});
