import { type ApplicationFacts, applicationState } from './applicationState';

const facts: ApplicationFacts = {
  status: 'new',
  withdrawn: false,
  mergedInto: null,
  paymentMethod: 'bacs',
  received: 0,
  owing: 112_000,
  paid: false,
  invoice: { status: 'unpaid', dueDate: '2026-12-07' },
  hasPlaces: true,
  isDisputed: false,
  needsDocuments: false,
};
const whole = { paid: true, received: 112_000, owing: 0 };
const stateOf = (more: Partial<ApplicationFacts>) => applicationState({ ...facts, ...more });

test('who owes a transfer is told how much, and until when', () => {
  expect(stateOf({})).toMatchObject({
    title: 'Waiting for your bank transfer',
    next: expect.stringContaining('Please pay £1,120.00 by bank transfer by 7th December 2026.'),
    isOwing: true,
    isOpen: true,
  });
});

test.each<[string, Partial<ApplicationFacts>, string, boolean]>([
  ['a card that has not paid', { paymentMethod: 'card' }, 'Not paid yet', true],
  ['a card payment that its bank disputes', { paymentMethod: 'card', isDisputed: true }, 'Payment disputed', false],
  [
    'booked places of such a payment',
    { isDisputed: true, invoice: { status: 'booked', dueDate: null } },
    'Payment disputed',
    false,
  ],
  [
    'a dispute that has taken nothing',
    { ...whole, isDisputed: true, invoice: { status: 'paid', dueDate: null } },
    'Paid',
    false,
  ],
  ['a callback', { paymentMethod: 'callback' }, 'Waiting for our call', true],
  ['an invoice that is not out yet', { invoice: { status: 'proposed', dueDate: null } }, 'Being prepared', false],
  ['a payment', { ...whole, invoice: { status: 'paid', dueDate: null } }, 'Paid', false],
  ['booked places', { ...whole, invoice: { status: 'booked', dueDate: null } }, 'Booked', false],
  ['booked places that are not paid', { invoice: { status: 'booked', dueDate: null } }, 'Booked', true],
  ['a part that came', { received: 12_000, owing: 100_000 }, 'Part paid', true],
  ['a cancelled invoice', { invoice: { status: 'cancelled', dueDate: null } }, 'Cancelled', false],
  ['what was taken back', { withdrawn: true }, 'Withdrawn', false],
  [
    'one of two that are merged',
    { invoice: null, mergedInto: { reference: 'EN-7K2M9Q' } },
    'Joined with your other application',
    false,
  ],
  ['a form without an invoice', { paymentMethod: null, invoice: null }, 'Received', false],
  ['a form that staff work on', { invoice: null, status: 'inProgress' }, 'In progress', false],
  ['an application that was declined', { status: 'declined' }, 'Not taken further', false],
])('of %s it is said how far it is, and whether it can be paid', (_, more, title, isOwing) => {
  expect(stateOf(more)).toMatchObject({ title, isOwing });
});

test('who has paid for what was cancelled is told that we write about it', () => {
  const { next } = stateOf({ ...whole, invoice: { status: 'cancelled', dueDate: null } });
  expect(next).toContain('We will write to you about what you have paid.');
});

test.each<[string, Partial<ApplicationFacts>]>([
  ['We have £120.00. £1,000.00 is still to be paid by 7th December 2026.', { received: 12_000, owing: 100_000 }],
  ['The places are booked. £1,120.00 is still to be paid.', { invoice: { status: 'booked', dueDate: null } }],
])('what is still to be paid is said: %s', (next, more) => {
  expect(stateOf(more).next).toBe(next);
});

test.each<[string, string, Partial<ApplicationFacts>]>([
  ['Waiting for your bank transfer', 'Please pay £1,120.00 by bank transfer by 7th December 2026.', {}],
  ['Not paid yet', 'Please pay £1,120.00.', { paymentMethod: 'card' }],
  [
    'Part paid',
    'We have £120.00. £1,000.00 is still to be paid.',
    { received: 12_000, owing: 100_000, invoice: { status: 'booked', dueDate: null } },
  ],
  ['Paid', 'We have your payment. You need do nothing now.', { ...whole, invoice: { status: 'paid', dueDate: null } }],
  [
    'Paid',
    'We have your payment. You need do nothing now.',
    { ...whole, invoice: { status: 'booked', dueDate: null } },
  ],
])('of an invoice that books no places, none are spoken of: %s', (title, next, more) => {
  expect(stateOf({ hasPlaces: false, ...more })).toMatchObject({ title, next });
});

test.each<[boolean, Partial<ApplicationFacts>]>([
  [true, { invoice: null }],
  [false, { invoice: null, status: 'completed' }],
  [false, { withdrawn: true }],
  [false, { invoice: null, mergedInto: { reference: 'EN-7K2M9Q' } }],
  [false, { ...whole, invoice: { status: 'paid', dueDate: null } }],
  [false, { received: 12_000, owing: 100_000 }],
  [false, { invoice: { status: 'booked', dueDate: null } }],
  [false, { invoice: { status: 'cancelled', dueDate: null } }],
])('it can be taken back: %s, of %j', (isOpen, more) => {
  expect(stateOf(more).isOpen).toBe(isOpen);
});

test.each<[string, Partial<ApplicationFacts>]>([
  [
    'We have your payment, and book the places next. Please send us the documents that we ask for.',
    { ...whole, invoice: { status: 'paid', dueDate: null } },
  ],
  [
    'A member of our staff is working on it. Please send us the documents that we ask for.',
    { invoice: null, status: 'inProgress' },
  ],
  ['This application is cancelled. There is nothing to pay.', { invoice: { status: 'cancelled', dueDate: null } }],
])('whoever has documents to send is told so, and not that there is nothing to do: %s', (next, more) => {
  expect(stateOf({ ...more, needsDocuments: true }).next).toBe(next);
});

test.each([
  [
    'en-GB',
    'We have this from you twice, and go on with your other application, EN-7K2M9Q. There is nothing to do or to pay here.',
  ],
  [
    'pt-PT',
    'Recebemo-la duas vezes e continuamos com a sua outra candidatura, EN-7K2M9Q. Aqui não há nada a fazer nem a pagar.',
  ],
] as const)(
  'who sent the same twice is told with which of them we go on, and asked for no document here, in %s',
  (language, next) => {
    const merged = { ...facts, invoice: null, needsDocuments: true, mergedInto: { reference: 'EN-7K2M9Q' } };
    expect(applicationState(merged, language).next).toBe(next);
  },
);
