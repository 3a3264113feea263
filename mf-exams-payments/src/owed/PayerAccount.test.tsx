import { type PayerAccount as Account, type AccountInvoice, NO_ACCOUNT, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PayerAccount from './PayerAccount';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const invoice = (said: Partial<AccountInvoice> = {}): AccountInvoice => ({
  ...{ id: 'one', enquiryId: 'e', number: 'INV-2026-00001', reference: 'EX-7K2M9Q', name: 'Zoë Hall' },
  ...{ date: '2026-01-01', dues: [{ dueDate: '2026-02-01', amount: 40_000, owing: 30_000 }], amount: 40_000 },
  ...{ received: 10_000, owing: 30_000, overdue: 30_000, credit: 0, pause: null, heldBecause: null },
  ...{ remindedAt: null, ...said },
});
function open(...invoices: AccountInvoice[]) {
  const account: Account = {
    ...{ id: 'payer', name: 'Rui Melo', email: 'rui@example.org', address: ['1 High Street'], day: '2026-04-01' },
    aged: { notDue: 0, to30: 0, to60: 30_000, to90: 0, over90: 0 },
    ...{ owing: 30_000, credit: 0, nextReminder: '2026-04-08', invoices },
  };
  server.answer(routes.accountOfPayer, account);
  renderInHost(<PayerAccount payerId="payer" />);
  return userEvent.setup();
}
const bodies = (route: typeof routes.pauseReminders) =>
  server.heard.filter((each) => each.route === route).map(({ body }) => body);

test('the account says what is owing, since when, and when the next reminder goes', async () => {
  open(invoice());
  const row = within(await screen.findByRole('row', { name: /INV-2026-00001/ }));
  expect(row.getByText('1 Feb 2026')).toBeInTheDocument();
  expect(row.getByText('overdue')).toBeInTheDocument();
  expect(row.getByText('£300.00')).toBeInTheDocument();
  expect(screen.getByText(/The next reminder goes on 8th April 2026/)).toBeInTheDocument();
});

test('a pause needs a reason, and lasts until the day that is said or for good', async () => {
  const user = open(invoice());
  await user.click(await screen.findByRole('button', { name: 'Pause reminders for INV-2026-00001' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Pause' }));
  expect(await dialog.findByText('A reason is needed')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'A grant comes');
  server.answer(routes.pauseReminders, undefined);
  await user.click(await dialog.findByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(bodies(routes.pauseReminders)).toEqual([{ until: null, reason: 'A grant comes' }]));
});

test('what is paused says until when and why, and what is held says so', async () => {
  const pause = { until: '2026-05-05', reason: 'A grant comes', author: 'Ana', madeAt: '2026-04-01T10:00:00.000Z' };
  open(invoice({ pause }), invoice({ id: 'two', number: 'INV-2026-00002', heldBecause: 'A transfer may be for it.' }));
  expect(await screen.findByText(/Paused until 5th May 2026/)).toHaveTextContent('A grant comes, Ana');
  expect(screen.getByText('A transfer may be for it.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Resume reminders for INV-2026-00001' })).toBeInTheDocument();
});

test('an account on which nothing is open any more says so', async () => {
  server.refuse(routes.accountOfPayer, 404, NO_ACCOUNT.message);
  renderInHost(<PayerAccount payerId="payer" />);
  expect(await screen.findByText(NO_ACCOUNT.message)).toBeInTheDocument();
});
