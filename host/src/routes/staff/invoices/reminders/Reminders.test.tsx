import { REMINDER_DAYS_CHANGED, type ReminderDays, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Reminders } from './Reminders';

const stored: ReminderDays = { days: [-3, 1, 7], version: 0, madeBy: null, madeAt: null };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.reminderDays, stored);
});
afterEach(() => server.stop());

const opens = async () => {
  renderInHost(<Reminders />, { services: fakeServices() });
  await screen.findByRole('textbox', { name: 'Days after it' });
  return userEvent.setup();
};
const types = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const sent = () => server.heard.filter(({ route }) => route === routes.changeReminderDays);

test('the days stand as they are, with what they come to for one day of payment', async () => {
  await opens();
  expect(screen.getByRole('textbox', { name: 'Days before a day of payment' })).toHaveValue('3');
  expect(screen.getByRole('textbox', { name: 'Days after it' })).toHaveValue('1, 7');
  expect(
    screen.getByText(/is asked for on 29th January 2027, 2nd February 2027, 8th February 2027/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save days' })).toBeDisabled();
});

test('they are changed, and what cannot be meant is refused where it stands', async () => {
  const user = await opens();
  types('Days after it', '1, a week');
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  expect(await screen.findByText(/whole numbers with commas/)).toBeInTheDocument();
  expect(sent()).toHaveLength(0);

  types('Days after it', '');
  types('Days before a day of payment', '');
  expect(screen.getByText('Nobody is reminded.')).toBeInTheDocument();
  types('Days after it', '10');
  server.answer(routes.changeReminderDays, { ...stored, days: [10], version: 1 });
  await user.click(await screen.findByRole('button', { name: 'Save days' }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ days: [10], version: 0 }));
});

test('what somebody else has set meanwhile is shown, and what was written stays', async () => {
  const user = await opens();
  types('Days after it', '10');
  const theirs: ReminderDays = { days: [5], version: 1, madeBy: 'Ana', madeAt: '2026-11-24T09:00:00Z' };
  server.answer(routes.reminderDays, theirs);
  server.refuse(routes.changeReminderDays, 409, REMINDER_DAYS_CHANGED.message, {
    ...{ error: REMINDER_DAYS_CHANGED.word, stored: theirs },
  });
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  expect(await screen.findByText('Ana has changed the days meanwhile')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Days after it' })).toHaveValue('10');
});
