import { type OwnEntry, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Entries } from './Entries';

const until = '2027-04-14';
const maths: OwnEntry = {
  id: 'e1.001',
  version: 1,
  name: 'AQA Mathematics (8300F), Summer 2027',
  state: 'requested',
  withdrawal: { until, returned: 13_995 },
  change: { until, choices: [{ optionId: 'higher', name: 'Higher tier (8300H)', amount: 500 }] },
};
const physics: OwnEntry = {
  ...maths,
  id: 'e1.002',
  name: 'OCR Physics (H556)',
  state: 'entered',
  withdrawal: null,
  change: null,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.ownEntries, [maths, physics]);
});
afterEach(() => server.stop());

function open() {
  const onChange = jest.fn();
  return { user: userEvent.setup(), onChange, ...renderInHost(<Entries link="secret" onChange={onChange} />) };
}
const sentTo = (route: object) => server.heard.filter((call) => call.route === route).map(({ body }) => body);

test('an exam is withdrawn after it was said what comes back; one that is closed is for a message', async () => {
  server.answer(routes.withdrawOwnEntry, []);
  const { user, services, onChange } = open();
  expect(await screen.findByText('You can change or withdraw it until 14th April 2027.')).toBeInTheDocument();
  const [, closed] = screen.getAllByRole('listitem');
  expect(within(closed as HTMLElement).getByText('To change this exam, write to us below.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw this exam' }));
  expect(services.confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Withdraw AQA Mathematics (8300F), Summer 2027?',
      message: '£139.95 of its price comes off your invoice. What you have paid of it we give back.',
    }),
  );
  expect(sentTo(routes.withdrawOwnEntry)).toEqual([{ link: 'secret', id: 'e1.001', version: 1, returned: 13_995 }]);
  expect(onChange).toHaveBeenCalled();
});

test('an exam is changed for what is said to cost more; what was refused is said and read again', async () => {
  server.refuse(routes.amendOwnEntry, 409, 'What this costs has changed meanwhile.', { error: 'price-changed' });
  const { user, services, onChange } = open();
  await user.click(await screen.findByRole('button', { name: 'Change this exam' }));
  const select = screen.getByRole('combobox', { name: 'Becomes' });
  expect(select).toHaveFocus();
  expect(select).toHaveAccessibleDescription('It costs £5.00 more. You get a new invoice.');
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  expect(sentTo(routes.amendOwnEntry)).toEqual([
    { link: 'secret', id: 'e1.001', version: 1, optionId: 'higher', amount: 500 },
  ]);
  expect(services.requestError).toHaveBeenCalled();
  expect(onChange).toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Change this exam' })).toBeInTheDocument();
});

test('the statement of entry is asked for by the link, and why there is none is said; there is no button once all is given up', async () => {
  server.refuse(routes.ownEntryStatement, 409, 'This application is entered for no exam now.', { error: 'no-entry' });
  const { user, services, unmount } = open();
  const name = 'Statement of entry (PDF)';
  await user.click(await screen.findByRole('button', { name }));
  expect(sentTo(routes.ownEntryStatement)).toEqual([{ link: 'secret' }]);
  expect(services.requestError).toHaveBeenCalled();
  unmount();
  server.answer(routes.ownEntries, [{ ...physics, state: 'withdrawn' }]);
  open();
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
});
