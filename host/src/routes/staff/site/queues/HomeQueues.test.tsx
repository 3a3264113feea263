import {
  type EarlierSetting,
  HOME_QUEUES_CHANGED,
  type HomeQueues,
  type ListView,
  queueNames,
  routes,
} from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeQueuesPage } from './HomeQueuesPage';

const product = queueNames.map((queue) => ({ queue, isShown: true }));
const stored: HomeQueues = { queues: product, version: 1, madeBy: 'Rui', madeAt: '2026-11-24T09:00:00Z' };
const view: ListView = {
  ...{ id: 'v1', list: 'enquiries', name: 'Exams to enter', owner: 'Ana Sá' },
  ...{ isShared: true, isOwn: false, mayDelete: true },
  look: { query: { type: 'exams' }, search: '', columns: null },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.homeQueues, stored);
  server.answer(routes.views, [view, { ...view, id: 'v2', name: 'Mine alone', isShared: false, isOwn: true }]);
});
afterEach(() => server.stop());

const opens = async () => {
  const services = fakeServices();
  renderInHost(<HomeQueuesPage />, { services });
  await screen.findByRole('combobox', { name: 'Add a queue of your own' });
  return { services, user: userEvent.setup() };
};
const sent = () => server.heard.filter(({ route }) => route === routes.changeHomeQueues);
const rows = () => screen.getAllByRole('listitem');

test('a queue is left away, moved, and a shared view added under its name, all saved at once', async () => {
  const { user, services } = await opens();
  await user.click(screen.getByRole('checkbox', { name: 'Unassigned' }));
  await user.click(screen.getByRole('button', { name: 'Move Notes for you up' }));
  // At the end of its way the focus goes on with the way back.
  expect(screen.getByRole('button', { name: 'Move Notes for you down' })).toHaveFocus();
  const add = screen.getByRole('combobox', { name: 'Add a queue of your own' });
  expect(within(add).queryByRole('option', { name: /Mine alone/ })).not.toBeInTheDocument();
  await user.selectOptions(add, 'Exams to enter (Ana Sá)');
  expect(rows().at(-1)).toHaveTextContent('Exams to enter view of Ana Sá');

  server.answer(routes.changeHomeQueues, ({ body }) => ({ ...stored, ...(body as HomeQueues), version: 2 }));
  await user.click(screen.getByRole('button', { name: 'Save queues' }));
  await waitFor(() => expect(services.toast).toHaveBeenCalled());
  const [mine, mentioned, unassigned, ...rest] = product;
  expect(sent()[0]?.body).toEqual({
    version: 1,
    queues: [mentioned, mine, { ...unassigned, isShown: false }, ...rest, { view: 'v1' }],
  });
});

test('a queue of the college’s own is removed, and the focus goes to where the next is added', async () => {
  server.answer(routes.homeQueues, { ...stored, queues: [{ view: 'v1' }, ...product] });
  const { user } = await opens();
  await user.click(screen.getByRole('button', { name: 'Remove Exams to enter' }));
  expect(screen.getByRole('combobox', { name: 'Add a queue of your own' })).toHaveFocus();
  expect(rows()).toHaveLength(product.length);
});

test('what somebody else has saved meanwhile is shown, and nothing that was ordered is lost', async () => {
  const { user } = await opens();
  await user.click(screen.getByRole('checkbox', { name: 'Unassigned' }));
  const theirs: HomeQueues = { ...stored, queues: [{ view: 'v1' }, ...product], version: 2, madeBy: 'Ana' };
  server.answer(routes.homeQueues, theirs);
  server.refuse(routes.changeHomeQueues, 409, HOME_QUEUES_CHANGED.message, {
    ...{ error: HOME_QUEUES_CHANGED.word, stored: theirs },
  });
  await user.click(screen.getByRole('button', { name: 'Save queues' }));
  expect(await screen.findByText('Ana has changed the queues meanwhile')).toBeInTheDocument();
  expect(screen.getByText(/They have: Exams to enter, Assigned to you/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Unassigned' })).not.toBeChecked();
});

test('a version with views that are gone stands in the form without them, says so, and can be saved', async () => {
  const made = { madeBy: 'Rui', madeAt: '2026-11-23T09:00:00Z' };
  const gone = (count: number) => Array.from({ length: count }, (_, at) => ({ view: `gone-${at}` }));
  const earlier: Record<string, EarlierSetting> = {
    0: { version: 0, ...made, value: [...gone(1), { view: 'v1' }, ...product] },
    1: { version: 1, ...made, value: [...gone(2), ...product.toReversed()] },
  };
  server.answer(routes.settingVersions, [
    { version: 1, ...made },
    { version: 0, ...made },
  ]);
  server.answer(routes.earlierSetting, ({ params }) => earlier[params.version ?? ''] as EarlierSetting);
  const { user } = await opens();
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: 'View version 1' }));
  expect(await screen.findByText(/2 of its queues are left out: their views were deleted/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View version 0' }));
  expect(await screen.findByText(/One of its queues is left out: its view was deleted/)).toBeInTheDocument();
  expect(screen.queryByText('A view that is shared no more')).not.toBeInTheDocument();

  server.answer(routes.changeHomeQueues, ({ body }) => ({ ...stored, ...(body as HomeQueues), version: 2 }));
  await user.click(screen.getByRole('button', { name: 'Save queues' }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ version: 1, queues: [{ view: 'v1' }, ...product] }));
});
