import { type OwedOn, type PayerOwing, routes, today } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Owed from './Owed';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const aged = { notDue: 0, to30: 0, to60: 30_000, to90: 0, over90: 0 };
const payer = (said: Partial<PayerOwing> = {}): PayerOwing => ({
  ...{ id: 'rui', name: 'Rui Melo', email: 'rui@example.org', invoices: 1, aged, owing: 30_000, credit: 0 },
  ...{ oldestDue: '2026-02-01', remindedAt: null, isPaused: false, ...said },
});
const owed = (...rows: PayerOwing[]): OwedOn => ({
  ...{ rows, before: 0, previous: null, next: null, last: null, counts: { all: rows.length } },
  ...{ day: today(), aged, unallocated: 1_234 },
});
const asked = () => server.heard.filter(({ route }) => route === routes.owed).map(({ query }) => query);

test('who owes what, since when, stands with the sums by age and what is for no invoice yet', async () => {
  server.answer(routes.owed, owed(payer()));
  renderInHost(<Owed />);
  expect(await screen.findByRole('link', { name: 'Rui Melo' })).toHaveAttribute('href', '/staff/payer/rui');
  expect(screen.getByText('1 Feb 2026')).toBeInTheDocument();
  expect(screen.getAllByText('£300.00').length).toBeGreaterThan(1);
  expect(screen.getByText('Unallocated').nextSibling).toHaveTextContent('£12.34');
});

test('another day is asked of the server', async () => {
  server.answer(routes.owed, owed(payer()));
  renderInHost(<Owed />);
  fireEvent.change(await screen.findByLabelText('At the end of'), { target: { value: '2026-03-31' } });
  await waitFor(() => expect(asked().map((query) => query?.day)).toEqual([undefined, '2026-03-31']));
});

test('the server is asked for an order, an age and whose reminders are paused, and for a file of the same', async () => {
  const user = userEvent.setup();
  server.answer(routes.owed, owed(payer()));
  server.answer(routes.exportOwed, '');
  renderInHost(<Owed />);
  await screen.findByRole('link', { name: 'Rui Melo' });
  await user.click(screen.getByRole('button', { name: 'Owing' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'owing' }));
  await user.click(screen.getByRole('button', { name: 'Overpaid' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'credit' }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await waitFor(() =>
    expect(server.heard.find(({ route }) => route === routes.exportOwed)?.query).toMatchObject({
      ...{ sort: 'credit', file: 'xlsx' },
    }),
  );
});
