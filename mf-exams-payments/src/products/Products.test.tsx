import { PRODUCT_CHANGED, type Product, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InvoiceEditor from '../invoice-editor/InvoiceEditor';
import { draft } from '../invoice-editor/invoice.fixture';
import Products from './Products';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const tutorial: Product = {
  ...{ id: 'tutorial', description: 'Tutorial', type: 'asp', accountId: 'asp', cost: 9_500 },
  ...{ taxCode: 'exempt', taxWording: 'Exempt: English as a foreign language' },
  ...{ version: 1, changedBy: 'Rui' },
};
const sent = (route: object) => server.heard.filter((call) => call.route === route).map(({ body }) => body);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a product is added as it is typed, booked to its type’s account; what is wrong is told at its field', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  server.answer(routes.products, []);
  renderInHost(<Products />);
  await user.click((await screen.findAllByRole('button', { name: 'Add product' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add product' }));
  fireEvent.change(dialog.getByLabelText('Price'), { target: { value: 'dear' } });
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('A description is needed')).toBeInTheDocument();
  expect(dialog.getByText(/Please enter an amount in pounds/)).toBeInTheDocument();
  server.answer(routes.addProduct, tutorial);
  fireEvent.change(dialog.getByLabelText('Description'), { target: { value: 'Tutorial' } });
  fireEvent.change(dialog.getByLabelText('Type'), { target: { value: 'asp' } });
  fireEvent.change(dialog.getByLabelText('Price'), { target: { value: '95' } });
  expect(dialog.queryByLabelText(/VAT wording/)).not.toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('VAT'), { target: { value: 'exempt' } });
  fireEvent.change(dialog.getByLabelText(/VAT wording/), { target: { value: tutorial.taxWording } });
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  await closed();
  const taxed = { taxCode: 'exempt', taxWording: 'Exempt: English as a foreign language' };
  expect(sent(routes.addProduct)).toEqual([
    { description: 'Tutorial', type: 'asp', accountId: 'asp', cost: 9_500, ...taxed },
  ]);
});

test('what somebody else made of a product meanwhile stands beside what was typed', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  server.answer(routes.products, [tutorial]);
  renderInHost(<Products />);
  await user.click(await screen.findByText('Tutorial'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Tutorial' }));
  const stored = { ...tutorial, cost: 9_900, version: 2 };
  server.refuse(routes.changeProduct, 409, PRODUCT_CHANGED.message, { error: PRODUCT_CHANGED.word, stored });
  fireEvent.change(dialog.getByLabelText('Price'), { target: { value: '105.00' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('99.00')).toBeInTheDocument();
  server.answer(routes.changeProduct, stored);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await closed();
  expect(sent(routes.changeProduct).at(-1)).toMatchObject({ cost: 10_500, version: 2 });
});

test('a line of a draft is made of a product, and can be changed before it is added', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  server.answer(routes.products, [tutorial]);
  server.answer(routes.invoice, draft);
  renderInHost(<InvoiceEditor invoiceId="invoice" />);
  await user.click(await screen.findByRole('button', { name: 'Add item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add item' }));
  fireEvent.change(await dialog.findByLabelText('Product'), { target: { value: 'tutorial' } });
  expect(dialog.getByLabelText('Description')).toHaveValue('Tutorial');
  expect(dialog.getByLabelText('Account')).toHaveValue('asp');
  expect(dialog.getByLabelText('VAT')).toHaveValue('exempt');
  fireEvent.change(dialog.getByLabelText('Cost'), { target: { value: '90' } });
  server.answer(routes.addInvoiceItem, draft);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await closed();
  expect(sent(routes.addInvoiceItem)).toEqual([
    {
      ...{ metaType: 'standalone', type: 'asp', accountId: 'asp', description: 'Tutorial', cost: 9_000 },
      ...{ taxCode: 'exempt', taxWording: tutorial.taxWording },
    },
  ]);
});
