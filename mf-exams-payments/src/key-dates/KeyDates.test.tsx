import { type KeyDates as Dates, KEY_DATES_CHANGED, type KeyDatesRow, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import KeyDates from './KeyDates';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const until = { centre: '2027-02-14', board: '2027-02-21' };
const dates: Dates = {
  opens: '2026-04-15',
  stages: [
    { name: 'Entry', until, boardPercent: 0, boardAdds: 0, centreAdds: 0 },
    {
      ...{ name: 'Late entry', until: { centre: '2027-04-14', board: '2027-04-21' } },
      ...{ boardPercent: 50, boardAdds: 0, centreAdds: 5000 },
    },
  ],
  amendments: until,
  withdrawals: { ...until, boardReturns: 100, centreReturns: 50 },
  campuses: ['oxford'],
  subjects: [],
  age: null,
};
const row = (said: Partial<KeyDatesRow> = {}): KeyDatesRow => ({
  ...{ board: { id: 'aqa', title: 'AQA' }, level: { id: 'gcse', title: 'GCSE' }, dates, source: 'example' },
  ...{ version: 0, changedBy: null, changedAt: null, ...said },
});
const answers = (...rows: KeyDatesRow[]) =>
  server.answer(routes.examKeyDates, [
    { series: { id: 'january-2027', name: 'January 2027' }, rows: [row({ dates: null })] },
    { series: { id: 'summer-2027', name: 'Summer 2027' }, rows },
  ]);
const sent = () => server.heard.filter(({ route }) => route === routes.changeKeyDates).map(({ body }) => body);

async function opens(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Edit AQA GCSE' }));
  return within(await screen.findByRole('dialog', { name: 'AQA GCSE, Summer 2027' }));
}

test('the dates of the next series are shown, whose they are, and what late entries cost more', async () => {
  answers(
    row(),
    row({
      level: { id: 'as', title: 'AS level' },
      source: 'staff',
      changedBy: 'Rui',
      changedAt: '2026-11-24T09:00:00Z',
    }),
  );
  renderInHost(<KeyDates />);
  expect(await screen.findByLabelText('Series')).toHaveValue('summer-2027');
  expect(screen.getAllByText(/Late entry until/)[0]).toHaveTextContent(
    'Late entry until 14 Apr 2027 (board: 21 Apr 2027) plus 50% of the board’s fee and £50.00 for us',
  );
  expect(screen.getByText('To be checked')).toBeInTheDocument();
  expect(screen.getByText('Rui, 24 Nov 2026')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Series'), { target: { value: 'january-2027' } });
  expect(screen.getByText('Not entered in this series')).toBeInTheDocument();
});

test('a deadline is moved, and a stage added, as typed', async () => {
  const user = userEvent.setup();
  answers(row({ version: 3, source: 'staff' }));
  server.answer(routes.changeKeyDates, undefined);
  renderInHost(<KeyDates />);
  const dialog = await opens(user);
  fireEvent.change(dialog.getAllByLabelText('Our last day')[0] as HTMLElement, { target: { value: '2027-02-22' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Our last day is after the board’s')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  fireEvent.change(dialog.getAllByLabelText('Our last day')[0] as HTMLElement, { target: { value: '2027-02-10' } });
  await user.click(dialog.getByRole('button', { name: 'Remove Late entry' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [entry] = dates.stages;
  expect(sent()).toEqual([
    {
      ...{ boardId: 'aqa', levelId: 'gcse', version: 3 },
      dates: { ...dates, stages: [{ ...entry, until: { centre: '2027-02-10', board: '2027-02-21' } }] },
    },
  ]);
});

test('what somebody else has set meanwhile is not replaced unasked, and what was typed stays', async () => {
  const user = userEvent.setup();
  answers(row({ version: 1, source: 'staff' }));
  server.refuse(routes.changeKeyDates, 409, KEY_DATES_CHANGED.message, { error: KEY_DATES_CHANGED.word });
  renderInHost(<KeyDates />);
  const dialog = await opens(user);
  await user.click(dialog.getByRole('checkbox', { name: 'Candidates can be entered in this series' }));
  answers(row({ version: 2, source: 'staff' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(KEY_DATES_CHANGED.message)).toBeInTheDocument();
  server.answer(routes.changeKeyDates, undefined);
  await waitFor(() =>
    expect(server.heard.filter(({ route }) => route === routes.examKeyDates).length).toBeGreaterThan(1),
  );
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().at(-1)).toMatchObject({ version: 2, dates: null });
});
