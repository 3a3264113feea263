import {
  DELETE_QUESTION,
  INVOICE_CLOSED,
  INVOICE_ISSUED,
  type Invoice,
  MISSING_DUE_DATE,
  routes,
} from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { declarations } from '../invoice/application.fixture';
import InvoiceEditor from './InvoiceEditor';
import { draft, unpaid } from './invoice.fixture';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const heard = (route: object) => server.heard.filter((call) => call.route === route);
const bodies = (route: object) => heard(route).map(({ body }) => body);

/** The editor of an invoice that the server has. */
async function open(invoice: Invoice = draft, services = fakeServices()) {
  server.answer(routes.invoice, invoice);
  const onShow = jest.fn();
  renderInHost(<InvoiceEditor invoiceId="invoice" onShow={onShow} />, { services });
  await screen.findByRole('table', { name: 'Items' });
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), services, onShow };
}
type User = Awaited<ReturnType<typeof open>>['user'];

/** The server has this invoice from now on, and answers these changes with it. */
function becomes(invoice: Invoice, ...changes: Parameters<typeof server.answer>[0][]) {
  for (const route of changes) server.answer(route, invoice);
  server.answer(routes.invoice, invoice);
}

async function inDialog(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const retype = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

test('an invoice stands to be read: whose it is, when it is due, its lines in pounds and their total', async () => {
  const { onShow } = await open();
  expect(screen.getByText('5th December 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'EX-7K2M9Q' })).toHaveAttribute('href', '/staff/enquiry/enquiry');
  const table = within(screen.getByRole('table', { name: 'Items' }));
  expect(table.getByRole('row', { name: /Late entry/ })).toHaveTextContent('£20.00');
  expect(table.getByRole('row', { name: /GCSE Mathematics/ })).toHaveTextContent('230 Examination fees£45.50');
  expect(table.getByRole('row', { name: /Total payable/ })).toHaveTextContent('£165.50');
  expect(onShow).toHaveBeenLastCalledWith(draft);
});

test('an item is added in pounds, kept in pence, and the total is the server’s', async () => {
  const { user } = await open();
  await press(user, 'Add item');
  const dialog = await inDialog('Add item');
  await user.type(dialog.getByLabelText('Description'), 'Remark');
  await user.type(dialog.getByLabelText('Cost'), '£1,040.5');
  await user.selectOptions(dialog.getByLabelText('Type'), 'ASP');
  expect(dialog.getByLabelText('Account')).toHaveValue('asp');
  becomes({ ...unpaid, amount: 120600 }, routes.addInvoiceItem);
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  await gone();
  expect(bodies(routes.addInvoiceItem)).toEqual([
    { metaType: 'standalone', type: 'asp', accountId: 'asp', description: 'Remark', cost: 104050 },
  ]);
  expect(await screen.findByText('£1,206.00')).toBeInTheDocument();
  expect(screen.getByText('Total payable £1,206.00')).toHaveAttribute('role', 'status');
});

test('an item is of several that cost the same, and what they come to is said before it is added', async () => {
  const { user } = await open();
  await press(user, 'Add item');
  const dialog = await inDialog('Add item');
  await user.type(dialog.getByLabelText('Description'), 'Tutorial');
  await user.type(dialog.getByLabelText('Cost'), '95');
  await user.clear(dialog.getByLabelText('Quantity'));
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  expect(dialog.getByLabelText('Quantity')).toHaveAccessibleDescription(/a whole number from 1 to 999/);
  await user.type(dialog.getByLabelText('Quantity'), '3');
  expect(dialog.getByText('3 × £95.00 comes to £285.00.')).toBeInTheDocument();
  becomes(unpaid, routes.addInvoiceItem);
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  await gone();
  expect(bodies(routes.addInvoiceItem)).toMatchObject([{ description: 'Tutorial', cost: 28_500, quantity: 3 }]);
});

test('what is missing or no amount is said at its field, and nothing is sent', async () => {
  const { user } = await open();
  await press(user, 'Add footer');
  const dialog = await inDialog('Add footer');
  await user.type(dialog.getByLabelText('Cost'), 'much');
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  expect(dialog.getByLabelText('Description')).toHaveAccessibleDescription('Error: A description is needed');
  expect(dialog.getByLabelText('Description')).toHaveFocus();
  expect(dialog.getByLabelText('Cost')).toHaveAccessibleDescription(/Please enter an amount in pounds/);
  expect(heard(routes.addFooterHeader)).toHaveLength(0);
});

test.each(['header', 'footer'] as const)('a %s is added', async (kind) => {
  const { user } = await open();
  await press(user, `Add ${kind}`);
  const dialog = await inDialog(`Add ${kind}`);
  await user.type(dialog.getByLabelText('Description'), 'Courier');
  await user.type(dialog.getByLabelText(/Tag/), 'post');
  await user.type(dialog.getByLabelText('Cost'), '12');
  becomes(unpaid, routes.addFooterHeader);
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  await gone();
  expect(heard(routes.addFooterHeader)[0]).toMatchObject({
    params: { id: 'invoice', kind },
    body: { description: 'Courier', tag: 'post', cost: 1200 },
  });
});

test('of a changed item only what is another is sent', async () => {
  const { user } = await open();
  await press(user, 'Edit GCSE Mathematics');
  const dialog = await inDialog('Edit item');
  expect(dialog.getByLabelText('Cost')).toHaveValue('45.50');
  await retype(user, dialog.getByLabelText('Cost'), '50');
  becomes(unpaid, routes.changeInvoiceItem);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await gone();
  expect(heard(routes.changeInvoiceItem).map(({ params, body }) => [params.id, body])).toEqual([
    ['maths', { field: 'cost', newValue: 5000 }],
  ]);
  expect(screen.getByRole('button', { name: 'Edit GCSE Mathematics' })).toHaveFocus();
});

test('a footer is changed by its own call', async () => {
  const { user } = await open();
  await press(user, 'Edit Certificate postage fee');
  const dialog = await inDialog('Edit footer');
  await retype(user, dialog.getByLabelText('Description'), 'Postage');
  becomes(unpaid, routes.changeFooterHeader);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await gone();
  expect(heard(routes.changeFooterHeader).map(({ params, body }) => [params.id, body])).toEqual([
    ['postage', { field: 'description', newValue: 'Postage' }],
  ]);
});

test('the due date is set', async () => {
  const { user } = await open({ ...unpaid, dueDate: null });
  await press(user, 'Edit details');
  const dialog = await inDialog('Edit details');
  await user.type(dialog.getByLabelText(/Due date/), '2026-12-24');
  becomes({ ...unpaid, dueDate: '2026-12-24' }, routes.changeInvoice);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('24th December 2026')).toBeInTheDocument();
  expect(bodies(routes.changeInvoice)).toEqual([{ field: 'dueDate', newValue: '2026-12-24' }]);
});

test.each([
  ['GCSE Mathematics', routes.deleteInvoiceItem, 'maths'],
  ['Certificate postage fee', routes.deleteFooterHeader, 'postage'],
])('%s is deleted once that is confirmed, and the focus stays at the items', async (description, route, id) => {
  const confirm = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { user } = await open(draft, fakeServices({ confirm }));
  becomes({ ...draft, items: [], footerItems: [] }, route);
  await press(user, `Delete ${description}`);
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: DELETE_QUESTION }));
  expect(heard(route)).toHaveLength(0);
  await press(user, `Delete ${description}`);
  await waitFor(() => expect(screen.queryByText(description)).not.toBeInTheDocument());
  expect(heard(route)[0]?.params.id).toBe(id);
  expect(screen.getByText('Items')).toHaveFocus();
});

test('a change that fails is said in its dialog, keeps what was entered, and is sent again by Save', async () => {
  server.refuse(routes.addInvoiceItem, 422, 'Please clear the instalment plan first');
  const { user } = await open();
  await press(user, 'Add item');
  const dialog = await inDialog('Add item');
  await user.type(dialog.getByLabelText('Description'), 'Remark');
  await user.type(dialog.getByLabelText('Cost'), '40');
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please clear the instalment plan first');
  expect(dialog.getByLabelText('Description')).toHaveValue('Remark');
  becomes(unpaid, routes.addInvoiceItem);
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  await gone();
});

test('an unpaid invoice becomes booked once staff confirm that its transfer has arrived', async () => {
  const confirm = jest.fn(async () => true);
  const { user } = await open(unpaid, fakeServices({ confirm }));
  becomes({ ...unpaid, status: 'booked' }, routes.changeInvoice);
  await press(user, 'Make booked');
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Make INV-2026-00042 booked?' }));
  expect(await screen.findByText('Booked')).toBeInTheDocument();
  expect(bodies(routes.changeInvoice)).toEqual([{ field: 'status', newValue: 'booked' }]);
});

test('a proposed invoice is made final without a question', async () => {
  const { user } = await open(draft);
  becomes({ ...unpaid, status: 'final' }, routes.changeInvoice);
  await press(user, 'Make final');
  expect(await screen.findByRole('button', { name: 'Make unpaid' })).toBeInTheDocument();
});

test.each([
  ['unpaid', INVOICE_ISSUED.message, undefined],
  ['paid', INVOICE_ISSUED.message, INVOICE_CLOSED.message],
  ['booked', INVOICE_ISSUED.message, INVOICE_CLOSED.message],
  ['cancelled', INVOICE_CLOSED.message, INVOICE_CLOSED.message],
] as const)(
  'what a %s invoice says stays: every tool says why, and what to do instead',
  async (status, lines, terms) => {
    const { user } = await open({ ...unpaid, status });
    const tools = screen.getAllByRole('button', { name: /^(Add (item|header|footer)|(Edit|Delete) (?!details))/ });
    expect(tools).toHaveLength(9);
    for (const tool of tools) expect(tool).toHaveAccessibleDescription(lines);
    for (const name of ['Edit details', 'Add instalment plan']) {
      const tool = screen.getByRole('button', { name });
      expect(tool.getAttribute('aria-disabled')).toBe(terms === undefined ? null : 'true');
      if (terms !== undefined) expect(tool).toHaveAccessibleDescription(terms);
    }
    await press(user, 'Add item');
    await user.dblClick(screen.getByText('GCSE Mathematics'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('an invoice without a due date has no PDF, and a popup says what to do', async () => {
  server.refuse(routes.generateInvoicePdf, 422, MISSING_DUE_DATE.message, { error: MISSING_DUE_DATE.word });
  const { user, services } = await open({ ...unpaid, dueDate: null });
  await press(user, 'Generate PDF');
  await waitFor(() => expect(services.popup).toHaveBeenCalledWith(MISSING_DUE_DATE));
  expect(services.requestError).not.toHaveBeenCalled();
});

test('a PDF that was made is one press away, until the invoice is another', async () => {
  server.answer(routes.generateInvoicePdf, { fileId: 'file' });
  const { user } = await open();
  await press(user, 'Generate PDF');
  const link = await screen.findByRole('link', { name: 'Open INV-2026-00042.pdf' });
  expect(link).toHaveAttribute('href', '/file/file');
  becomes({ ...draft, items: [] }, routes.deleteInvoiceItem);
  await press(user, 'Delete GCSE Mathematics');
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

test('an instalment plan is shown, and cleared once that is confirmed', async () => {
  const plan = [
    { dueDate: '2026-12-01', amount: 10000 },
    { dueDate: '2027-01-01', amount: 6550 },
  ];
  const { user } = await open({ ...unpaid, instalmentPlan: plan });
  expect(within(screen.getByRole('table', { name: 'Instalment plan' })).getByText('£65.50')).toBeInTheDocument();
  becomes(unpaid, routes.changeInvoice);
  await press(user, 'Clear plan');
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Instalment plan' })).not.toBeInTheDocument());
  expect(bodies(routes.changeInvoice)).toEqual([{ field: 'instalmentPlan', newValue: null }]);
});

test('whoever changes lines of an invoice with instalments is told that they follow, and sees them shared anew', async () => {
  const plan = [{ dueDate: '2027-01-01', amount: 16550 }];
  const { user, services } = await open({ ...draft, instalmentPlan: plan });
  for (const [button, title] of [
    ['Edit GCSE Mathematics', 'Edit item'],
    ['Add footer', 'Add footer'],
  ] as const) {
    await press(user, button);
    const dialog = await inDialog(title);
    expect(dialog.getByText(/the instalments still to come keep their days and are shared anew/)).toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await gone();
  }
  const renewed = [{ dueDate: '2027-01-01', amount: 12000 }];
  becomes({ ...draft, items: [], amount: 12000, instalmentPlan: renewed }, routes.deleteInvoiceItem);
  await press(user, 'Delete GCSE Mathematics');
  expect(services.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringMatching(/^GCSE Mathematics, £45.50\. If the total changes/) }),
  );
  expect(
    await within(screen.getByRole('table', { name: 'Instalment plan' })).findByText('£120.00'),
  ).toBeInTheDocument();
});

test('an amount is shared over months, a share is made another, and the plan is kept once it comes to the amount', async () => {
  const { user } = await open();
  await press(user, 'Add instalment plan');
  const dialog = await inDialog('Instalment plan');
  await user.selectOptions(dialog.getByLabelText('Number of instalments'), '2');
  const [first, second] = ['1', '2'].map((at) => within(dialog.getByRole('group', { name: `Instalment ${at}` })));
  if (!first || !second) throw new Error('There are two');
  expect(first.getByLabelText('Due date')).toHaveValue('2026-12-05');
  expect(second.getByLabelText('Due date')).toHaveValue('2027-01-05');
  expect(second.getByLabelText('Amount')).toHaveValue('82.75');
  await retype(user, first.getByLabelText('Amount'), '100');
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The instalments come to £182.75, the whole to £165.50.')).toBeInTheDocument();
  await retype(user, second.getByLabelText('Amount'), 'little');
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(second.getByLabelText('Amount')).toHaveAccessibleDescription(/Please enter an amount in pounds/);
  await retype(user, second.getByLabelText('Amount'), '65.50');
  const plan = [
    { dueDate: '2026-12-05', amount: 10000 },
    { dueDate: '2027-01-05', amount: 6550 },
  ];
  becomes({ ...unpaid, instalmentPlan: plan }, routes.changeInvoice);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await gone();
  expect(bodies(routes.changeInvoice)).toEqual([{ field: 'instalmentPlan', newValue: plan }]);
  const edit = await screen.findByRole('button', { name: 'Edit plan' });
  await waitFor(() => expect(edit).toHaveFocus());
});

test('what was declared stands under the invoice in the words that were accepted, with when', async () => {
  const declared = declarations.map((each) => ({ ...each, acceptedAt: '2026-11-21T14:05:00.000Z' }));
  await open({ ...unpaid, declarations: declared });
  const made = within(screen.getByRole('region', { name: 'Declarations' }));
  for (const { text } of declarations) expect(made.getByText(text)).toBeInTheDocument();
  expect(made.getAllByText(/^Accepted/)).toHaveLength(3);
});

test('an invoice that cannot be loaded says so and is loaded by Try again', async () => {
  server.refuse(routes.invoice, 503, 'Busy');
  renderInHost(<InvoiceEditor invoiceId="invoice" />);
  expect(await screen.findByText('The invoice could not be loaded')).toBeInTheDocument();
  server.answer(routes.invoice, unpaid);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('GCSE Mathematics')).toBeInTheDocument();
});
