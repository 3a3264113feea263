import { type ApplicationInvoice, type ExamsSubmitted, type PaymentMethod, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeCardProvider } from '../card-payment/cardProvider.fake';
import { declarations, feeOf, footer, form, newApplicant } from '../invoice/application.fixture';
import ApplicationPayment from './ApplicationPayment';

const card = fakeCardProvider();
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.examsDeclarations, [...declarations]);
  server.answer(routes.choosePayment, { enquiryId: 'enquiry', paymentMethod: 'bacs', paid: false });
  server.answer(routes.cardProvider, { publishableKey: 'pk_test_1' });
  server.answer(routes.payByCard, { invoicePaymentId: 'payment', clientSecret: 'secret' });
  server.answer(routes.cardPaymentSuccess, { enquiryId: 'enquiry', paymentMethod: 'card', paid: true });
});
afterEach(() => server.stop());

const stored = { id: 'enquiry', reference: 'EX-7K2M9Q', amount: 112_000, paid: false, received: 0, owing: 112_000 };

function open(paymentMethod: PaymentMethod, more: Partial<ExamsSubmitted> = {}) {
  const onChange = jest.fn();
  const applied = { ...stored, paymentMethod, ...more };
  const invoice: ApplicationInvoice = {
    number: 'INV-1',
    dueDate: '2026-12-06',
    status: 'unpaid',
    headerItems: [],
    items: [feeOf('maths', 94_500)],
    footerItems: footer,
  };
  renderInHost(
    <ApplicationPayment
      title="Exams registration"
      isOwing={!applied.paid}
      onChange={onChange}
      invoice={invoice}
      details={{
        formSlug: form.slug,
        definition: form.json,
        pages: newApplicant(),
        status: 'new',
        withdrawn: false,
        mergedInto: null,
        isDisputed: false,
        applied,
        invoice,
        refunded: 0,
        detailsVersion: 0,
        dates: [],
        howToPay: ['Sort code: 12-34-56', 'Payment reference: EX-7K2M9Q'],
        documents: [],
        messages: [],
        letters: [],
      }}
    />,
  );
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), onChange };
}
type User = ReturnType<typeof open>['user'];
async function toWays(user: User) {
  for (const { text } of declarations) await user.click(await screen.findByRole('checkbox', { name: text }));
}

test('who owes a transfer reads the account, the reference, the amount and the day', async () => {
  open('bacs');
  expect(screen.getByRole('table', { name: 'Fees summary' })).toHaveTextContent('Total payable£1,120.00');
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Amount', '£1,120.00'],
    ['To be paid by', '6th December 2026'],
    ['Sort code', '12-34-56'],
    ['Payment reference', 'EX-7K2M9Q'],
  ]);
});

test('who asked for a call can pay by card instead, of the stored application', async () => {
  const { user, onChange } = open('callback');
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  await toWays(user);
  await user.click(screen.getByRole('button', { name: 'Pay by card' }));
  await screen.findByText('Card number');
  await waitFor(() => {
    act(() => card.types());
    expect(screen.getByRole('button', { name: 'Pay £1,120.00' })).toBeEnabled();
  });
  await user.click(screen.getByRole('button', { name: 'Pay £1,120.00' }));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(server.heard.map(({ route }) => route)).not.toContain(routes.submitExamsForm);
});

test('who left the card chooses a transfer for the same application', async () => {
  const { user, onChange } = open('card');
  await toWays(user);
  await user.click(screen.getByRole('button', { name: 'Pay by bank transfer' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const chosen = server.heard.find(({ route }) => route === routes.choosePayment);
  expect(chosen?.body).toMatchObject({ enquiryId: 'enquiry', paymentMethod: 'bacs' });
});

test('what is paid says so, and offers no way to pay again', () => {
  open('card', { paid: true, received: 112_000, owing: 0 });
  expect(screen.getByText('£1,120.00 was received.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
