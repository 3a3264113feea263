import { type Retention, type RetentionPreview, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetentionRules } from './RetentionRules';

const rule = { months: 60, version: 3, changedBy: 'Ana Sá', changedAt: '2026-11-21T14:05:00.000Z' };
const unsaid: Retention = {
  standard: null,
  forms: [
    { slug: 'exams', title: 'Exam entry', rule },
    { slug: 'tuition', title: 'Tuition', rule: null },
  ],
};
const aged = {
  id: 'e1',
  reference: 'EN-7K2M9Q',
  formTitle: 'Tuition',
  name: 'Zoë Ng',
  lastEventAt: '2023-01-05T10:00:00.000Z',
};
const seen: RetentionPreview = {
  ...{ erased: 30, anonymous: 2, waiting: 1 },
  first: [
    { ...aged, becomes: 'erased', waits: null },
    { ...aged, id: 'e2', reference: 'EX-2', becomes: 'anonymous', waits: null },
    { ...aged, id: 'e3', reference: 'EX-3', becomes: 'anonymous', waits: 'Money is owing for it.' },
  ],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.retention, unsaid);
  server.answer(routes.previewRetention, seen);
  renderInHost(<RetentionRules />);
});
afterEach(() => server.stop());
const bodies = (route: object) => server.heard.filter((each) => each.route === route).map(({ body }) => body);

test('as long as nobody has confirmed a time, it is said that all is kept; what goes is shown first, and confirmed as it was shown', async () => {
  expect(await screen.findByText('Enquiries are kept for ever so far')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Preview and confirm' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Months after the last event')).toHaveValue('24');
  expect(within(dialog).queryByRole('button', { name: /^Keep for/ })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show what goes' }));
  expect(await within(dialog).findByText('32 enquiries go, and nobody can bring them back')).toBeVisible();
  for (const words of ['30 enquiries as a whole', '2 applications made anonymous', '1 enquiry is as old, and waits'])
    expect(dialog).toHaveTextContent(words);
  expect(within(dialog).getByRole('link', { name: 'EN-7K2M9Q' })).toHaveAttribute('href', '/staff/enquiry/e1');
  expect(dialog).toHaveTextContent('Waits: Money is owing for it.');

  server.answer(routes.changeRetention, { ...unsaid, standard: { ...rule, months: 24, version: 1 } });
  server.answer(routes.retention, { ...unsaid, standard: { ...rule, months: 24, version: 1 } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep for 2 years' }));
  await waitFor(() => expect(screen.queryByText('Enquiries are kept for ever so far')).not.toBeInTheDocument());
  expect(bodies(routes.changeRetention)).toEqual([{ form: null, months: 24, shown: 33, version: 0 }]);
});

test('another time is shown anew before it can be confirmed, and one that is no number of months says what to enter', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the time for Exam entry' }));
  const dialog = await screen.findByRole('dialog');
  const months = within(dialog).getByLabelText('Months after the last event');
  expect(months).toHaveValue('60');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show what goes' }));
  expect(await within(dialog).findByRole('button', { name: 'Keep for 5 years' })).toBeEnabled();
  await userEvent.clear(months);
  await userEvent.type(months, '241');
  expect(within(dialog).queryByRole('button', { name: /^Keep for/ })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show what goes' }));
  expect(months).toHaveAccessibleDescription(/Please enter whole months, from 1 to 240/);
  expect(months).toHaveFocus();
  expect(bodies(routes.previewRetention)).toEqual([{ form: 'exams', months: 60 }]);
});

test('where more would go than was shown, it says so and is looked at again', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'As all forms: Exam entry' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show what goes' }));
  server.refuse(routes.changeRetention, 409, 'More would go by now than was shown.', { error: 'more-than-shown' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Keep as all forms' }));
  expect(await within(dialog).findByText('More would go by now than was shown.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Show what goes' })).toBeEnabled();
  expect(bodies(routes.changeRetention)).toEqual([{ form: 'exams', months: null, shown: 33, version: 3 }]);
});
