import {
  type Acceptance,
  DECLARATIONS_CHANGED,
  DECLARATIONS_FIRST,
  type ExamsSubmitted,
  NO_EXAMS,
  NO_FEES,
  NOTHING_TO_PAY,
  OFFLINE_PAYMENT,
  type PaymentMethod,
  paymentMessages,
  routes,
  SUBMISSION_FAILED,
} from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeCardProvider } from '../card-payment/cardProvider.fake';
import {
  allTicked,
  declarations,
  feeOf,
  footer,
  form,
  newApplicant,
  payingSchool,
  revision,
} from './application.fixture';
import InvoicePage from './InvoicePage';

const card = fakeCardProvider();
const stored: ExamsSubmitted = {
  id: 'enquiry',
  reference: 'EX-7K2M9Q',
  amount: 112000,
  received: 0,
  owing: 112000,
  paid: false,
  paymentMethod: 'card',
};
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.examInvoiceItems, ({ params: { id = '' } }) => [feeOf(id, id === 'maths' ? 4550 : 89950)]);
  server.answer(routes.examsInvoiceFooter, footer);
  server.answer(routes.examsDeclarations, [...declarations]);
  server.answer(routes.sentExamsForm, { application: null, earlier: null });
  // Stored with the way that it was sent with.
  server.answer(routes.submitExamsForm, ({ body }) => ({ ...stored, ...(body as object[]).at(-1) }));
  server.answer(routes.choosePayment, { enquiryId: 'enquiry', paymentMethod: 'bacs', paid: false });
  server.answer(routes.terms, {
    slug: 'exam-terms',
    title: 'Examination terms',
    html: '<p>Be on time.</p>',
    language: 'en-GB',
  });
  server.answer(routes.cardProvider, { publishableKey: 'pk_test_1' });
  server.answer(routes.payByCard, { invoicePaymentId: 'payment', clientSecret: 'secret' });
  server.answer(routes.cardPaymentSuccess, { enquiryId: 'enquiry', paymentMethod: 'card', paid: true });
});
afterEach(() => server.stop());

const heard = (route: object) => server.heard.filter((call) => call.route === route);

/** The invoice page of somebody new, and what it told the form. */
function open({ pages = newApplicant(), services = fakeServices(), of = form } = {}) {
  const handlers = { onBack: jest.fn(), onRefused: jest.fn(), onComplete: jest.fn() };
  const view = renderInHost(
    <InvoicePage
      form={of}
      journey="journey"
      title="Exams registration"
      answers={<p>Name: Zoë</p>}
      pages={pages}
      {...handlers}
    />,
    { services },
  );
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), pages, ...handlers, ...view };
}
type User = ReturnType<typeof open>['user'];

async function book(user: User) {
  await screen.findByText('Total payable');
  await user.click(await screen.findByRole('button', { name: 'Book and pay now' }));
}
async function declareAll(user: User) {
  for (const { text } of declarations) await user.click(await screen.findByRole('checkbox', { name: text }));
}
const names: Record<PaymentMethod, string> = {
  card: 'Pay by card',
  bacs: 'Pay by bank transfer',
  callback: 'Request a callback',
};
async function pressWay(user: User, method: PaymentMethod) {
  await user.click(await screen.findByRole('button', { name: names[method] }));
}
async function chooseWay(user: User, method: PaymentMethod) {
  await book(user);
  await declareAll(user);
  await pressWay(user, method);
}
async function closeCardDialog(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('the answers, the fees in pounds and their total stand to be read', async () => {
  open();
  expect(screen.getByText('Name: Zoë')).toBeInTheDocument();
  const fees = within(await screen.findByRole('table', { name: 'Fees summary' }));
  expect(fees.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ItemCost',
    'Entry for maths£45.50',
    'Entry for physics£899.50',
    'Exam Candidate fee£75.00',
    'Certificate postage fee£100.00',
    'Total payable£1,120.00',
  ]);
  expect(screen.getByText(/All of our fees are published on our website/)).toBeInTheDocument();
});

describe('of a form with fees of its own', () => {
  const lunches = { fees: [{ description: 'Lunch', cost: 850, each: 'lunches' }] };
  const answering = (answer: string) => [{ name: 'you', values: { lunches: answer } }];
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Fees summary' }))
      .getAllByRole('row')
      .map((row) => row.textContent);

  test('what is charged is what its answers cause, and nothing of exams is shown, asked or declared', async () => {
    const { user } = open({ of: revision(lunches), pages: answering('3') });
    expect(await rows()).toEqual(['ItemCost', 'Lunch (3 × £8.50)£25.50', 'Total payable£25.50']);
    expect(screen.getByText('All of our fees are published on our website.')).toBeInTheDocument();
    await book(user);
    const [goodFaith, general] = declarations;
    for (const { text } of [goodFaith, general]) await user.click(await screen.findByRole('checkbox', { name: text }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await pressWay(user, 'bacs');
    expect(await screen.findByText(paymentMessages.bacs)).toBeInTheDocument();
    const [posted] = heard(routes.submitExamsForm);
    expect(posted?.headers.get('form-slug')).toBe('easter-revision');
    expect(posted?.headers.get('form-version')).toBe('2');
    expect(heard(routes.examsInvoiceFooter)).toHaveLength(0);
  });

  test('what comes to nothing is submitted without a way to pay', async () => {
    server.answer(routes.submitExamsForm, { ...stored, amount: 0, paymentMethod: null });
    const { user, onComplete } = open({ of: revision(lunches), pages: answering('0') });
    expect(await rows()).toEqual(['ItemCost', 'Total payable£0.00']);
    expect(screen.queryByRole('button', { name: 'Book and pay now' })).not.toBeInTheDocument();
    expect(await screen.findByText('There is nothing to pay. Submit your application to finish.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Submit application' }));
    expect(await screen.findByText(NOTHING_TO_PAY)).toBeInTheDocument();
    expect(screen.getByText('EX-7K2M9Q')).toBeInTheDocument();
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(heard(routes.choosePayment)).toHaveLength(0);
  });

  test('who comes back after it came to nothing sees that it is done', async () => {
    const application = { ...stored, amount: 0, paymentMethod: null };
    server.answer(routes.sentExamsForm, { application, earlier: null });
    open({ of: revision(lunches), pages: answering('0') });
    expect(await screen.findByText(NOTHING_TO_PAY)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
  });

  test('a form that charges for nothing, and one for exams without any, say so in words and can only be gone back from', async () => {
    const { unmount, user, onBack } = open({ of: revision(true), pages: answering('3') });
    expect(await screen.findByText(NO_FEES)).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Fees summary' })).not.toBeInTheDocument();
    expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['Back']);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    unmount();

    open({ pages: [{ name: 'exams', values: {} }] });
    expect(await screen.findByText(NO_EXAMS)).toBeInTheDocument();
    expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['Back']);
  });
});

test('a school or company that pays is named over the fees, and is where the card payment says that it comes from', async () => {
  const { user } = open({ pages: [...newApplicant(), { name: 'addresses', values: payingSchool }] });
  expect(
    screen.getByText('The invoice is made out to Cherwell School, 5 Marston Ferry Road, Oxford, OX2 7EE.'),
  ).toBeInTheDocument();
  await chooseWay(user, 'card');
  await screen.findByText('Card number');
  await waitFor(() => {
    act(() => card.types());
    expect(screen.getByRole('button', { name: 'Pay £1,120.00' })).toBeEnabled();
  });
  await user.click(screen.getByRole('button', { name: 'Pay £1,120.00' }));
  await screen.findByText(paymentMessages.card);
  expect(heard(routes.cardPaymentSuccess)[0]?.body).toMatchObject({
    address: { line1: 'Cherwell School', line2: '5 Marston Ferry Road', line3: 'Oxford', postcode: 'OX2 7EE' },
  });
});

test('fees that cannot be loaded are said, keep booking closed with the reason, and are loaded by Try again', async () => {
  server.refuse(routes.examsInvoiceFooter, 503, 'Busy');
  const { user } = open();
  expect(await screen.findByText('The fees could not be loaded.')).toBeInTheDocument();
  const bookNow = await screen.findByRole('button', { name: 'Book and pay now' });
  expect(bookNow).toHaveAttribute('aria-disabled', 'true');
  expect(bookNow).toHaveAccessibleDescription('Please wait until you have seen the fees.');
  server.answer(routes.examsInvoiceFooter, footer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('£1,120.00')).toBeInTheDocument();
  expect(heard(routes.examInvoiceItems)).toHaveLength(2);
});

test.each([
  ['the fees', routes.examsInvoiceFooter],
  ['the declarations', routes.examsDeclarations],
  ['what was sent before', routes.sentExamsForm],
])(
  'while %s are still to come nothing stands there to be pressed that they would move, or take away',
  async (_, route) => {
    server.hang(route);
    open();
    await waitFor(() => expect(heard(route)).toHaveLength(1));
    await waitFor(() => expect(heard(routes.examsDeclarations)).toHaveLength(1));
    expect(await screen.findByText('Loading the ways to finish')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  },
);

test('Submit application stores the form for a callback by staff, and the message replaces the buttons', async () => {
  const { user, pages, onComplete } = open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText(paymentMessages.callback)).toBeInTheDocument();
  expect(screen.getByText('EX-7K2M9Q')).toBeInTheDocument();
  expect(screen.getByText(paymentMessages.callback).closest('[role=status]')).toHaveFocus();
  for (const name of ['Back', 'Submit application', 'Book and pay now']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(onComplete).toHaveBeenCalledTimes(1);

  const [posted] = heard(routes.submitExamsForm);
  expect(posted?.body).toEqual([...pages, { paymentMethod: 'callback', declarations: [] }]);
  expect(posted?.headers.get('form-slug')).toBe(form.slug);
  expect(posted?.headers.get('form-version')).toBe('1');
  expect(posted?.headers.get('department')).toBe('1');
  expect(posted?.headers.get('examseries')).toBe('Summer%202027');
  expect(posted?.headers.get('programmetype')).toBe('exams');
  expect(posted?.headers.get('idempotency-key')).toMatch(/^journey-[0-9a-f]{16}$/);
  expect(heard(routes.choosePayment)).toHaveLength(0);
});

test('the ways to pay are closed until every declaration is ticked, which the button says to keyboard and screen reader, and open with the last', async () => {
  const { user } = open();
  await book(user);
  const methods = () => screen.getByRole('button', { name: 'Payment methods' });
  expect(methods()).toHaveAttribute('aria-disabled', 'true');
  expect(methods()).toHaveAccessibleDescription(DECLARATIONS_FIRST);
  act(() => methods().focus());
  expect(methods()).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(DECLARATIONS_FIRST);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Pay by card' })).not.toBeInTheDocument();

  await declareAll(user);
  expect(methods()).not.toHaveAttribute('aria-disabled', 'true');
  expect(methods()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Pay by card' })).toBeInTheDocument();
  await user.click(methods());
  expect(screen.queryByRole('button', { name: 'Pay by card' })).not.toBeInTheDocument();
  await user.click(methods());
  expect(screen.getByRole('button', { name: 'Pay by card' })).toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: declarations[0].text }));
  expect(methods()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Pay by card' })).not.toBeInTheDocument();
});

test('the declarations stand there from the first, for who pays now, and the last of them opens the ways to pay', async () => {
  const { user } = open();
  await screen.findByText('Total payable');
  expect(await screen.findByRole('group', { name: 'Declarations' })).toHaveTextContent(
    'Needed only to book and pay now.',
  );
  await declareAll(user);
  expect(screen.getByRole('button', { name: 'Pay by card' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Submit application' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay by card' })).not.toBeInTheDocument();
});

test('the terms of a declaration can be read beside it', async () => {
  const { user } = open();
  await book(user);
  await user.click(await screen.findByRole('button', { name: `Read the terms of: ${declarations[2].text}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Examination terms' }));
  expect(dialog.getByText('Be on time.')).toBeInTheDocument();
});

test('what is sent of the declarations is which were ticked, in which words, and when each was', async () => {
  const { user } = open();
  await book(user);
  const before = new Date().toISOString();
  await declareAll(user);
  const after = new Date().toISOString();
  await user.click(screen.getByRole('checkbox', { name: declarations[0].text }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  await screen.findByText(paymentMessages.callback);
  const [posted] = heard(routes.submitExamsForm);
  const { declarations: sent = [] } = (posted?.body as { declarations?: Acceptance[] }[] | undefined)?.at(-1) ?? {};
  expect(sent.map(({ id, version }) => [id, version])).toEqual([
    ['general-terms', 'words-2'],
    ['exam-terms', 'words-3'],
  ]);
  const times = sent.map(({ acceptedAt }) => acceptedAt);
  expect([before, ...times, after]).toEqual([before, ...times, after].sort());
});

test('declarations that have other words by now are shown anew, unticked, and the page says to read them again', async () => {
  const changed = 'Please read them again.';
  server.refuse(routes.submitExamsForm, 422, changed, { error: DECLARATIONS_CHANGED });
  const { user, services } = open();
  await book(user);
  await declareAll(user);
  const [first, ...rest] = declarations;
  server.answer(routes.examsDeclarations, [
    { ...first, text: 'Given in very good faith.', version: 'words-4' },
    ...rest,
  ]);
  await pressWay(user, 'bacs');
  expect(await screen.findByText(changed)).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: 'Given in very good faith.' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: rest[0].text })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Payment methods' })).toHaveAttribute('aria-disabled', 'true');
  expect(services.popup).not.toHaveBeenCalled();
});

test('declarations that cannot be loaded are said, keep the ways to pay closed, and are loaded by Try again', async () => {
  server.refuse(routes.examsDeclarations, 503, 'Busy');
  const { user } = open();
  await book(user);
  expect(await screen.findByText('The declarations could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Payment methods' })).toHaveAttribute('aria-disabled', 'true');
  server.answer(routes.examsDeclarations, [...declarations]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: declarations[0].text })).toBeInTheDocument();
});

test('Back leaves the ways to pay first, then the invoice', async () => {
  const { user, onBack } = open();
  await book(user);
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Book and pay now' })).toBeInTheDocument();
  expect(onBack).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('bank transfer stores the form, records the choice and says what follows', async () => {
  const { user } = open();
  await chooseWay(user, 'bacs');
  expect(await screen.findByText(paymentMessages.bacs)).toBeInTheDocument();
  expect(heard(routes.submitExamsForm)[0]?.body).toContainEqual({ paymentMethod: 'bacs', declarations: allTicked });
  expect(heard(routes.choosePayment)[0]?.body).toMatchObject({
    enquiryId: 'enquiry',
    examIds: ['maths', 'physics'],
    paymentMethod: 'bacs',
    declarations: allTicked,
    description: 'Exams registration, EX-7K2M9Q',
  });
});

test('a callback can be chosen among the ways to pay, and needs nothing more than the submission', async () => {
  const { user } = open();
  await chooseWay(user, 'callback');
  expect(await screen.findByText(paymentMessages.callback)).toBeInTheDocument();
  expect(heard(routes.choosePayment)).toHaveLength(0);
});

test('a card is paid in its dialog, titled with the invoice and the server’s amount', async () => {
  const { user, onComplete } = open();
  await chooseWay(user, 'card');
  await screen.findByRole('dialog', { name: 'Exams registration: £1,120.00' });
  await screen.findByText('Card number');
  await waitFor(() => {
    act(() => card.types());
    expect(screen.getByRole('button', { name: 'Pay £1,120.00' })).toBeEnabled();
  });
  expect(onComplete).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Pay £1,120.00' }));
  expect(await screen.findByText(paymentMessages.card)).toBeInTheDocument();
  expect(screen.getByText(/^All of £1,120.00 is paid/)).toBeInTheDocument();
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(heard(routes.payByCard)[0]?.body).toMatchObject({ enquiryId: 'enquiry', declarations: allTicked });
  expect(heard(routes.cardPaymentSuccess)[0]?.body).toMatchObject({
    invoicePaymentId: 'payment',
    address: { line1: '1 High Street', postcode: 'OX1 4AA' },
  });
});

test.each([
  [29, false],
  [30, true],
  [100_000_000, false],
])(
  'of %d pence a card is offered: %s, and where none is, the page says why and offers the other ways',
  async (amount, offered) => {
    server.answer(routes.sentExamsForm, application({ amount, owing: amount }));
    const { user } = open();
    await screen.findByText('Your application is stored under the reference EX-7K2M9Q.');
    await book(user);
    await declareAll(user);
    expect(screen.getByRole('button', { name: 'Pay by bank transfer' })).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Pay by card' })).toHaveLength(offered ? 1 : 0);
    const reason = 'A card can pay amounts from £0.30 to £999,999.99. Please choose another way to pay.';
    expect(screen.queryAllByText(reason)).toHaveLength(offered ? 0 : 1);
  },
);

test.each(['bacs', 'callback'] as const)('who leaves the card for %s stores no second application', async (method) => {
  const { user } = open();
  await chooseWay(user, 'card');
  await screen.findByText('Card number');
  await closeCardDialog(user);
  expect(screen.getByText('Your application is stored under the reference EX-7K2M9Q.')).toBeInTheDocument();
  await pressWay(user, method);
  expect(await screen.findByText(paymentMessages[method])).toBeInTheDocument();
  expect(heard(routes.submitExamsForm)).toHaveLength(1);
  expect(heard(routes.choosePayment).map(({ body }) => (body as { paymentMethod: string }).paymentMethod)).toEqual([
    method,
  ]);
});

const application = (more: Partial<ExamsSubmitted>) => ({ application: { ...stored, ...more }, earlier: null });

test.each<[string, Partial<ExamsSubmitted>, PaymentMethod]>([
  ['card payment of which the page never heard', { paid: true }, 'card'],
  ['bank transfer', { paymentMethod: 'bacs' }, 'bacs'],
  ['bank transfer that staff have seen', { paid: true, paymentMethod: 'bacs' }, 'card'],
  ['callback', { paymentMethod: 'callback' }, 'callback'],
])('who comes back after a %s sees at once how it was settled, and can do nothing twice', async (_, sent, method) => {
  server.answer(routes.sentExamsForm, application(sent));
  const { onComplete } = open();
  expect(await screen.findByText(paymentMessages[method])).toBeInTheDocument();
  expect(screen.getByText('EX-7K2M9Q')).toBeInTheDocument();
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Book and pay now' })).not.toBeInTheDocument();
  expect(heard(routes.submitExamsForm)).toHaveLength(0);
  expect(heard(routes.sentExamsForm)[0]?.body).toEqual({
    keys: Array(3).fill(expect.stringMatching(/^journey-[0-9a-f]{16}$/)),
    journey: 'journey',
  });
});

test('who comes back to an unfinished card payment is told so, and may choose another way for the same application', async () => {
  server.answer(routes.sentExamsForm, application({}));
  const { user } = open();
  expect(await screen.findByText('Your application is stored under the reference EX-7K2M9Q.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText(paymentMessages.callback)).toBeInTheDocument();
  expect(heard(routes.submitExamsForm)).toHaveLength(0);
  expect(heard(routes.choosePayment)[0]?.body).toMatchObject({ enquiryId: 'enquiry', paymentMethod: 'callback' });
});

test('whoever changed answers after the application was stored is told that it is replaced, and sends which journey it is', async () => {
  server.answer(routes.sentExamsForm, { application: null, earlier: { ...stored, reference: 'EX-EARLIER' } });
  const { user } = open();
  expect(await screen.findByText(/EX-EARLIER has not been paid. What you submit now takes its place/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText(paymentMessages.callback)).toBeInTheDocument();
  expect(heard(routes.submitExamsForm)[0]?.headers.get('form-journey')).toBe('journey');
  expect(screen.queryByText(/EX-EARLIER/)).not.toBeInTheDocument();
});

test('whoever changed answers after paying is told that nothing more is charged, and can only go back', async () => {
  server.answer(routes.sentExamsForm, { application: null, earlier: { ...stored, paid: true } });
  open();
  expect(await screen.findByText('Your application EX-7K2M9Q has been paid.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Back' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Book and pay now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
});

test('nothing is sent until it is known whether it was sent before', async () => {
  server.breakOff(routes.sentExamsForm);
  const { user, services } = open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  await waitFor(() => expect(services.popup).toHaveBeenCalledWith(SUBMISSION_FAILED));
  expect(heard(routes.submitExamsForm)).toHaveLength(0);
  server.answer(routes.sentExamsForm, { application: null, earlier: null });
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText(paymentMessages.callback)).toBeInTheDocument();
});

test('without a network nothing can be booked or paid, and the page says why', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open();
  await screen.findByText('Total payable');
  expect((await screen.findAllByText(OFFLINE_PAYMENT))[0]).toBeVisible();
  for (const name of ['Submit application', 'Book and pay now']) {
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(OFFLINE_PAYMENT);
    await user.click(button);
  }
  expect(heard(routes.submitExamsForm)).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Payment methods' })).not.toBeInTheDocument();

  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(OFFLINE_PAYMENT)).not.toBeInTheDocument();
  await book(user);
  expect(screen.getByRole('button', { name: 'Payment methods' })).toBeInTheDocument();
});

test('a card that has paid meanwhile is not asked for again', async () => {
  server.answer(routes.submitExamsForm, { ...stored, paid: true });
  const { user, onComplete } = open();
  await chooseWay(user, 'card');
  expect(await screen.findByText(paymentMessages.card)).toBeInTheDocument();
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a submission whose answer was lost is sent again with the same key and body, whatever is chosen then', async () => {
  server.breakOff(routes.submitExamsForm);
  const { user, services } = open();
  await chooseWay(user, 'card');
  await waitFor(() => expect(services.requestError).toHaveBeenCalled());
  server.answer(routes.submitExamsForm, stored);
  await pressWay(user, 'bacs');
  expect(await screen.findByText(paymentMessages.bacs)).toBeInTheDocument();

  const [lost, again] = heard(routes.submitExamsForm);
  expect(again?.body).toEqual(lost?.body);
  expect(again?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
  expect(heard(routes.choosePayment)[0]?.body).toMatchObject({ paymentMethod: 'bacs' });
});

test('a failed submission is said in a dialog, then told to the shared handler, and all is kept', async () => {
  server.refuse(routes.submitExamsForm, 500, 'Something broke');
  let close = () => {};
  const services = fakeServices({ popup: jest.fn(() => new Promise<void>((resolve) => (close = resolve))) });
  const { user, onComplete } = open({ services });
  await chooseWay(user, 'bacs');
  await waitFor(() => expect(services.popup).toHaveBeenCalledWith(SUBMISSION_FAILED));
  expect(services.requestError).not.toHaveBeenCalled();
  await act(async () => close());
  expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
  expect(onComplete).not.toHaveBeenCalled();
  for (const { text } of declarations) expect(screen.getByRole('checkbox', { name: text })).toBeChecked();
});

test('answers that the server refuses go back to the form, which shows where', async () => {
  const errors = [{ page: 'you', field: 'firstName', message: 'Field is required' }];
  server.refuse(routes.submitExamsForm, 422, 'Please check for errors in the form', { errors });
  const { user, onRefused, services } = open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  await waitFor(() => expect(onRefused).toHaveBeenCalledWith(errors));
  expect(services.popup).not.toHaveBeenCalled();
});

test('choosing another way for an application that was paid after all ends as paid', async () => {
  server.refuse(routes.choosePayment, 409, 'This application has been paid already.', { error: 'already-paid' });
  const { user } = open();
  await chooseWay(user, 'bacs');
  expect(await screen.findByText(paymentMessages.card)).toBeInTheDocument();
});

test('a card dialog that breaks is said in place with the reference, and the other ways stay open', async () => {
  const { user } = open();
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const mount = jest.spyOn(card.field, 'mount').mockImplementation(() => {
    throw new Error('The provider broke');
  });
  await chooseWay(user, 'card');
  expect(await screen.findByText('This part of the page could not be shown.')).toBeInTheDocument();
  expect(screen.getByText(/please do not pay again: quote EX-7K2M9Q/)).toBeInTheDocument();
  mount.mockRestore();
  quiet.mockRestore();
  await pressWay(user, 'bacs');
  expect(await screen.findByText(paymentMessages.bacs)).toBeInTheDocument();
});
