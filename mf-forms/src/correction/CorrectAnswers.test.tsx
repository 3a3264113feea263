import { ANSWERS_CHANGED, type Enquiry, FORM_ERRORS, type FormDefinition, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CorrectAnswers from './CorrectAnswers';

const definition: FormDefinition = {
  header: { title: 'Easter revision' },
  pages: [
    {
      name: 'you',
      title: 'About you',
      fields: [
        { name: 'lastName', type: 'input', label: 'Last name', required: true },
        { name: 'email', type: 'email', label: 'Email address', required: true },
        { name: 'again', type: 'email', label: 'Email address again', validation: { sameAs: 'email' } },
        { name: 'phone', type: 'input', label: 'Telephone number', validation: { phone: true } },
        { name: 'lunches', type: 'input', label: 'Lunches', validation: { numeric: true } },
        { name: 'agreed', type: 'privacy', label: 'Terms' },
      ],
    },
    {
      name: 'pay',
      title: 'Payment',
      fields: [],
      invoice: { fees: [{ description: 'Lunch', cost: 850, each: 'lunches' }] },
    },
  ],
};
const EMAIL = 'zoe@example.com';
const values = { lastName: 'Hall', email: EMAIL, again: EMAIL, phone: '+447700900111', lunches: '2', agreed: true };
const enquiry: Enquiry = {
  ...{
    id: 'e1',
    reference: 'EN-7K2M9Q',
    formSlug: 'revision',
    formTitle: 'Easter revision',
    formVersion: 1,
    definition,
  },
  ...{ type: 'other', status: 'new', name: 'Zoë Hall', email: EMAIL, paymentMethod: 'bacs', paid: false, amount: 1700 },
  ...{ credited: 0, received: 0, refunded: 0, owing: 1700, overdue: 0, surplus: 0, invoiceStatus: 'unpaid' },
  ...{ submittedAt: '2026-11-20T10:00:00.000Z', assignee: null, followUpOn: null, tags: [], version: 4 },
  ...{ mergedInto: null, mergedFrom: [] },
  ...{ comments: [], steps: [], edits: [], corrections: [], answerCorrections: [], answersVersion: 2, payments: [] },
  ...{ mail: [], invoiceId: 'i1', seller: 'oxford', draft: null },
  pages: [
    { name: 'you', values },
    { name: 'pay', values: {} },
  ],
};
const answered = (said: object, more: Partial<Enquiry> = {}): Enquiry => ({
  ...enquiry,
  ...more,
  pages: [
    { name: 'you', values: { ...values, ...said } },
    { name: 'pay', values: {} },
  ],
});

let server: ReturnType<typeof fakeServer>;
const onClose = jest.fn();
beforeEach(() => {
  server = fakeServer();
  onClose.mockClear();
});
afterEach(() => server.stop());

async function open(of = enquiry) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { services } = renderInHost(<CorrectAnswers enquiry={of} onClose={onClose} />);
  const becomes = async (name: string, text: string) => {
    const box = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
    await user.clear(box);
    if (text) await user.type(box, text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save corrections' }));
  return { user, services, becomes, save };
}
const saved = () => server.heard.filter(({ route }) => route === routes.correctAnswers).map(({ body }) => body);

test('answers are corrected with a reason, by the rules of their form', async () => {
  server.answer(routes.correctAnswers, answered({ phone: '+447700900222' }));
  const { becomes, save, services } = await open();
  expect(await screen.findByRole('textbox', { name: /^Last name|^Email address$/ })).toHaveFocus();
  await becomes('Telephone number', 'at home');
  await save();
  const summary = await screen.findByRole('group', { name: FORM_ERRORS.message });
  expect(within(summary).getByRole('link', { name: /^Telephone number:/ })).toBeInTheDocument();
  await becomes('Telephone number', '+447700900222');
  await save();
  expect(await screen.findByText('A reason is needed')).toBeInTheDocument();
  expect(saved()).toEqual([]);
  await becomes('Reason', 'By telephone');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(saved()).toMatchObject([
    { version: 2, reason: 'By telephone', pages: [{ values: { phone: '+447700900222' } }, {}] },
  ]);
  expect(services.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'positive' }));
});

test('what is corrected elsewhere stands there to be read, with where; what repeats an answer is not asked', async () => {
  await open();
  await screen.findByRole('textbox', { name: /^Telephone/ });
  expect(screen.queryByRole('textbox', { name: /^Last name|again/ })).not.toBeInTheDocument();
  expect(screen.getByText('A document that is out says it.')).toBeInTheDocument();
  expect(screen.getByText('Only whoever applied can agree to terms.')).toBeInTheDocument();
});

test('what the price becomes is said before it is saved, and what follows from it', async () => {
  const { becomes } = await open();
  await becomes('Lunches', '3');
  expect(await screen.findByText('The price rises by £8.50')).toBeInTheDocument();
  expect(screen.getByText(/a new invoice takes the place of the one that is out/)).toBeInTheDocument();
  await becomes('Lunches', '1');
  expect(await screen.findByText('The price falls by £8.50')).toBeInTheDocument();
  expect(screen.getByText(/a credit note is issued/)).toBeInTheDocument();
});

test.each([
  ['are revoked with a wrong address', true],
  ['stay where that is not wished', false],
])('the private links that were sent %s, which is said as soon as it is corrected', async (_, isWished) => {
  server.answer(routes.correctAnswers, answered({ email: 'zoe.hall@example.com' }));
  const { user, becomes, save } = await open();
  await becomes('Telephone number', '+447700900222');
  expect(screen.queryByRole('checkbox', { name: /^Revoke/ })).not.toBeInTheDocument();
  await becomes('Email address', 'zoe.hall@example.com');
  const box = await screen.findByRole('checkbox', { name: 'Revoke the private links that were sent so far' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription(/brings a new link to the new address/);
  if (!isWished) await user.click(box);
  await becomes('Reason', 'By telephone');
  await save();
  await waitFor(() => expect(saved()).toMatchObject([{ revokesLinks: isWished }]));
});

test('what a colleague corrected meanwhile is taken over by itself, and both are shown where it is the same answer', async () => {
  const stored = answered({ lunches: '5', phone: '+447700900333' }, { answersVersion: 3 });
  server.refuse(routes.correctAnswers, 409, ANSWERS_CHANGED.message, { error: ANSWERS_CHANGED.word, stored });
  const { becomes, save } = await open();
  await becomes('Telephone number', '+447700900222');
  await becomes('Reason', 'By telephone');
  await save();
  expect(await screen.findByText(/changed meanwhile/)).toBeInTheDocument();
  expect(screen.getByText('+447700900333')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Lunches/ })).toHaveValue('5');
  server.answer(routes.correctAnswers, stored);
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(saved().at(-1)).toMatchObject({
    version: 3,
    pages: [{ values: { phone: '+447700900222', lunches: '5' } }, {}],
  });
});

test('where nothing is another nothing is sent', async () => {
  const { save } = await open();
  await screen.findByRole('textbox', { name: /^Telephone/ });
  await save();
  expect(await screen.findByText('Nothing is changed yet')).toBeInTheDocument();
  expect(saved()).toEqual([]);
});
