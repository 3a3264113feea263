import { routes, type PayerStatement as Statement } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PayerStatement from './PayerStatement';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const statement: Statement = {
  ...{ name: 'Rui Melo', email: 'rui@example.org', address: ['1 High Street'], campus: 'oxford' },
  ...{ campuses: ['oxford'], from: '2026-01-01', to: '2026-03-31', opening: 10_000, closing: 30_000 },
  rows: [
    {
      ...{ id: 'one', on: '2026-02-01', kind: 'invoice', number: 'INV-2026-00001', about: 'Zoë Hall, EX-7K2M9Q' },
      ...{ for: [{ id: 'one', number: 'INV-2026-00001' }], reference: '', change: 40_000, balance: 50_000 },
    },
    {
      ...{ id: 'two', on: '2026-02-03', kind: 'transfer', number: '', about: '', reference: 'HALL' },
      ...{ for: [{ id: 'one', number: 'INV-2026-00001' }], change: -20_000, balance: 30_000 },
    },
  ],
  ...{ owing: 30_000, credit: 0, references: ['EX-7K2M9Q'] },
  aged: { notDue: 0, to30: 30_000, to60: 0, to90: 0, over90: 0 },
};
function open(said: Partial<Statement> = {}) {
  server.answer(routes.payerStatementOf, { ...statement, ...said });
  renderInHost(<PayerStatement enquiryId="enquiry" />);
  return userEvent.setup();
}

test('what was charged and paid stands by day between the balance before and after', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: /1 Jan 2026 to 31 Mar 2026/ })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '1 Jan 2026Brought forward£100.00',
    '1 Feb 2026Invoice INV-2026-00001Zoë Hall, EX-7K2M9Q£400.00£500.00',
    '3 Feb 2026Bank transfer  for INV-2026-00001HALL£200.00£300.00',
    '31 Mar 2026Balance£300.00',
  ]);
  const pdf = screen.getByRole('link', { name: 'Download as PDF' });
  expect(pdf).toHaveAttribute('href', expect.stringContaining('from=2026-01-01&to=2026-03-31&campus=oxford'));
});

test('nothing in a period is said', async () => {
  open({ rows: [], closing: 10_000 });
  expect(await screen.findByText('Nothing was charged or paid in this period.')).toBeInTheDocument();
});

test('it is sent after a question, as it is shown', async () => {
  const user = open();
  server.answer(routes.sendPayerStatement, undefined);
  await user.click(await screen.findByRole('button', { name: 'Send by email' }));
  expect(await screen.findByText('The statement is on its way.')).toBeInTheDocument();
  const sent = server.heard.find(({ route }) => route === routes.sendPayerStatement);
  expect(sent?.body).toEqual({ from: '2026-01-01', to: '2026-03-31', campus: 'oxford' });
});

test('who gave no address is written to by post, and one who paid at both campuses has a statement of each', async () => {
  const user = open({ email: '', campuses: ['oxford', 'lisbon'] });
  expect(await screen.findByText(/can be sent by post/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Campus'), 'Lisbon');
  const asked = () => server.heard.filter(({ route }) => route === routes.payerStatementOf).at(-1)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ campus: 'lisbon' }));
});

test('the address keeps what is asked for: a link, a reload and the way back show it again', async () => {
  server.answer(routes.payerStatementOf, { ...statement, campuses: ['oxford', 'lisbon'] });
  const path = '/staff/payer-statement/enquiry?from=2026-01-01&to=2026-03-31&campus=lisbon';
  const { router } = renderInHost(<PayerStatement enquiryId="enquiry" />, { path });
  expect(await screen.findByLabelText('Campus')).toHaveDisplayValue('Lisbon');
  const asked = () => server.heard.filter(({ route }) => route === routes.payerStatementOf).at(-1)?.query;
  expect(asked()).toEqual({ from: '2026-01-01', to: '2026-03-31', campus: 'lisbon' });

  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-28' } });
  expect(router.state.location.search).toBe('?campus=lisbon&from=2026-01-01&to=2026-02-28');
  await waitFor(() => expect(asked()).toMatchObject({ to: '2026-02-28' }));
  // The page before is one step back.
  expect(router.state.historyAction).toBe('REPLACE');
});

test('an address of no day that there is shows the last year', async () => {
  server.answer(routes.payerStatementOf, statement);
  renderInHost(<PayerStatement enquiryId="enquiry" />, { path: '/?from=yesterday&to=2026-02-31' });
  await screen.findByRole('table');
  const query = server.heard.find(({ route }) => route === routes.payerStatementOf)?.query;
  expect(query).toEqual({ from: expect.stringMatching(/-01$/), to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test('what the server says stands where the statement would, and what is not there is not asked for again', async () => {
  server.refuse(routes.payerStatementOf, 404, 'There is no such enquiry.');
  renderInHost(<PayerStatement enquiryId="gone" />);
  expect(await screen.findByText('There is no such enquiry.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
