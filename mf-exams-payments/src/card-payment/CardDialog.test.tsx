import { CARD_ERROR_MS, routes } from '@forms/shared/contract';
import { speak } from '@forms/shared/platform/words';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import CardDialog from './CardDialog';
import { fakeCardProvider } from './cardProvider.fake';

const declared = [{ id: 'good-faith', version: 'words-1', acceptedAt: '2026-11-22T10:00:00.000Z' }];
const record = {
  enquiryId: 'enquiry',
  examIds: ['maths'],
  invoiceData: {},
  description: 'Exams, EX-1',
  address: { line1: '1 High Street', line2: '', line3: 'Oxford', postcode: 'OX1 4AA' },
};

// The provider's library keeps the first script that it finds.
const provider = fakeCardProvider();
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.cardProvider, { publishableKey: 'pk_test_1' });
  server.answer(routes.payByCard, { invoicePaymentId: 'payment', clientSecret: 'pi_1_secret_1' });
  server.answer(routes.cardPaymentSuccess, { enquiryId: 'enquiry', paymentMethod: 'card', paid: true });
  provider.submit.mockReset().mockResolvedValue({});
  provider.confirmPayment.mockReset().mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
});
afterEach(() => {
  speak('en-GB');
  server.stop();
  jest.useRealTimers();
});

const onPaid = jest.fn();
const onClose = jest.fn();
beforeEach(() => {
  onPaid.mockReset();
  onClose.mockReset();
});

function Paying() {
  const [amount, setAmount] = useState(107500);
  return (
    <CardDialog
      open
      title="Exams registration"
      amount={amount}
      shown={107500}
      reference="EX-1"
      declarations={declared}
      record={record}
      onAmount={setAmount}
      onPaid={onPaid}
      onClose={onClose}
    />
  );
}

const pay = () => screen.findByRole('button', { name: /^Pay £1,/ });
const heard = (route: object) => server.heard.filter((call) => call.route === route);

async function typesCard() {
  await screen.findByText('Card number');
  await waitFor(() => {
    act(() => provider.types());
    expect(screen.getByRole('button', { name: /^Pay £1,/ })).toBeEnabled();
  });
}

test('the dialog is titled with the invoice and its amount, and shows no sandbox where money moves', async () => {
  renderInHost(<Paying />);
  expect(await screen.findByRole('dialog', { name: 'Exams registration: £1,075.00' })).toBeInTheDocument();
  await screen.findByText('Card number');
  expect(screen.queryByText(/Sandbox/)).not.toBeInTheDocument();
  expect(provider.options).toMatchObject({
    locale: 'en-GB',
    mode: 'payment',
    amount: 107500,
    currency: 'gbp',
    allowedPaymentMethodTypes: ['card'],
  });
});

test('on a Portuguese page the provider’s card field is Portuguese too, whatever the browser prefers', async () => {
  speak('pt-PT');
  renderInHost(<Paying />);
  await screen.findByText('Card number');
  expect(provider.options).toMatchObject({ locale: 'pt' });
});

test('Pay waits until the card field is loaded and holds something', async () => {
  renderInHost(<Paying />);
  expect(await pay()).toBeDisabled();
  await typesCard();
  expect(await pay()).toBeEnabled();
  act(() => provider.types(false));
  expect(await pay()).toBeDisabled();
});

test('the card field has the focus once it is there, and Escape in it closes the dialog', async () => {
  renderInHost(<Paying />);
  await screen.findByText('Card number');
  await waitFor(() => expect(provider.field.focus).toHaveBeenCalled());
  act(() => provider.escapes());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a paid card is told to our server and ends the dialog', async () => {
  const user = userEvent.setup();
  renderInHost(<Paying />);
  await typesCard();
  await user.click(await pay());
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect(heard(routes.payByCard).map(({ body }) => body)).toEqual([
    { amount: 107500, currency: 'GBP', enquiryId: 'enquiry', declarations: declared },
  ]);
  expect(provider.confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({ clientSecret: 'pi_1_secret_1', redirect: 'if_required' }),
  );
  expect(heard(routes.cardPaymentSuccess)[0]?.body).toEqual({ ...record, invoicePaymentId: 'payment' });
});

test('a declined card is announced for six seconds, then still described, and can be tried again', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  provider.confirmPayment.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } });
  renderInHost(<Paying />);
  await typesCard();
  await user.click(await pay());
  const error = await screen.findByText('Your card was declined.');
  expect(error).toHaveAttribute('role', 'alert');
  expect(error).not.toHaveClass('visually-hidden');
  expect(heard(routes.cardPaymentSuccess)).toHaveLength(0);

  act(() => jest.advanceTimersByTime(CARD_ERROR_MS));
  expect(error).toHaveClass('visually-hidden');
  expect(await pay()).toHaveAccessibleDescription('Your card was declined.');

  await user.click(await pay());
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
});

test('a card field that is not complete is said, and our server is not asked', async () => {
  const user = userEvent.setup();
  provider.submit.mockResolvedValueOnce({ error: { message: 'Your card number is incomplete.' } });
  renderInHost(<Paying />);
  await typesCard();
  await user.click(await pay());
  expect(await screen.findByText('Your card number is incomplete.')).toBeInTheDocument();
  expect(heard(routes.payByCard)).toHaveLength(0);
});

test('another amount than the server’s is not charged: the right one is shown, and Pay pays that', async () => {
  const user = userEvent.setup();
  server.refuse(routes.payByCard, 409, 'The amount to pay is £1,100.00.', { amount: 110000 });
  renderInHost(<Paying />);
  await typesCard();
  await user.click(await pay());
  expect(await screen.findByText(/The fees have changed: £1,100.00/)).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Exams registration: £1,100.00' })).toBeInTheDocument();
  expect(provider.confirmPayment).not.toHaveBeenCalled();

  server.answer(routes.payByCard, { invoicePaymentId: 'payment', clientSecret: 'pi_1_secret_1' });
  await user.click(await pay());
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(heard(routes.payByCard).at(-1)?.body).toMatchObject({ amount: 110000 });
  expect(provider.options.amount).toBe(110000);
});

test('an application that an earlier attempt has paid is not paid again', async () => {
  const user = userEvent.setup();
  server.refuse(routes.payByCard, 409, 'This application has been paid already.', { error: 'already-paid' });
  renderInHost(<Paying />);
  await typesCard();
  await user.click(await pay());
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect(provider.confirmPayment).not.toHaveBeenCalled();
});

test('an attempt whose answer was lost, though the money moved, counts as paid', async () => {
  const user = userEvent.setup();
  provider.confirmPayment.mockResolvedValueOnce({
    error: {
      message: 'This PaymentIntent has succeeded already.',
      payment_intent: { status: 'succeeded' },
    } as never,
  });
  renderInHost(<Paying />);
  await typesCard();
  await user.click(await pay());
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect(heard(routes.cardPaymentSuccess)).toHaveLength(1);
});

test('when our server cannot be told of a payment it is told again, and nothing says that the payment failed', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  server.breakOff(routes.cardPaymentSuccess);
  renderInHost(<Paying />);
  await typesCard();
  await user.click(await pay());
  expect(await screen.findByText(/Your payment has been made. We are recording it/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(screen.getByText('Card number')).toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(heard(routes.cardPaymentSuccess)).toHaveLength(6);
  expect(screen.getByText('Your payment has been made. Please do not pay again.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay £1,/ })).not.toBeInTheDocument();

  server.answer(routes.cardPaymentSuccess, { enquiryId: 'enquiry', paymentMethod: 'card', paid: true });
  await user.click(screen.getByRole('button', { name: 'Record it again' }));
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
});

test('a payment that our records never heard of still ends as made', async () => {
  const user = userEvent.setup();
  server.refuse(routes.cardPaymentSuccess, 409, 'The card provider has not received this payment.');
  renderInHost(<Paying />);
  await typesCard();
  await user.click(await pay());
  await screen.findByText(/keep your reference EX-1/);
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  expect(onPaid).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('while the card is being charged the dialog cannot be closed', async () => {
  const user = userEvent.setup();
  provider.confirmPayment.mockReturnValueOnce(new Promise(() => {}));
  renderInHost(<Paying />);
  await typesCard();
  await user.click(await pay());
  await waitFor(() => expect(provider.confirmPayment).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('Card number')).toBeInTheDocument();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test('a card field that breaks while it loads is said, and Try again brings it', async () => {
  const user = userEvent.setup();
  renderInHost(<Paying />);
  await screen.findByText('Card number');
  act(() => provider.breaks());
  expect(await screen.findByText(/could not be loaded, and nothing was charged/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Card number')).toBeInTheDocument();
});

test('in the sandbox its script is loaded once, a failure of it said and tried again, and no money moves', async () => {
  const user = userEvent.setup();
  server.answer(routes.cardProvider, { publishableKey: 'pk_test_sandbox', sandboxScript: '/sandbox/stripe.js' });
  const scripts = () => document.querySelectorAll('script[src="/sandbox/stripe.js"]');
  renderInHost(<Paying />);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  expect(await screen.findByText(/could not be loaded, and nothing was charged/)).toBeInTheDocument();
  expect(screen.getByText(/pay by bank transfer/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  act(() => void scripts()[0]?.dispatchEvent(new Event('load')));
  expect(await screen.findByText('Sandbox: no money moves')).toBeInTheDocument();
  expect(await screen.findByText('Card number')).toBeInTheDocument();
});
