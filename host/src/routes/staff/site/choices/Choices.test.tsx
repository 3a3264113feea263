import { CHOICES_CHANGED, type ChoiceList, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Choices } from './Choices';

const words = { portuguese: '', isOffered: true };
const titles: ChoiceList = {
  ...{ name: 'titles', version: 1, madeBy: 'Rui', madeAt: '2026-11-24T09:00:00Z' },
  choices: [
    { id: 'mr', label: 'Mr', ...words, details: [] },
    { id: 'dr', label: 'Dr', ...words, details: [] },
  ],
};
const origins: ChoiceList = {
  ...{ name: 'lead-origins', version: 0, madeBy: null, madeAt: null },
  choices: [{ id: 'search', label: 'Search engine', ...words, details: [{ id: 'google', label: 'Google', ...words }] }],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.choiceLists, [titles, origins]);
});
afterEach(() => server.stop());

const opens = async (services = fakeServices()) => {
  renderInHost(<Choices />, { services });
  await screen.findByRole('region', { name: 'Titles' });
  return { services, user: userEvent.setup() };
};
const sent = () => server.heard.filter(({ route }) => route === routes.changeChoices);
const types = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('a choice is added, moved and taken off the offer, and what is stored keeps its id', async () => {
  const { user } = await opens();
  await user.click(screen.getByRole('button', { name: 'Add to Titles' }));
  types('Titles, 3, in English', 'Sir');
  types('Titles, 2, in English', 'Doctor');
  await user.click(screen.getByRole('button', { name: 'Move Sir up' }));
  await user.click(screen.getByRole('checkbox', { name: 'Offer Mr' }));
  server.answer(routes.changeChoices, { ...titles, version: 2 });
  await user.click(screen.getByRole('button', { name: 'Save titles' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    params: { name: 'titles' },
    body: {
      version: 1,
      choices: [
        { id: 'mr', isOffered: false },
        { id: 'sir', label: 'Sir' },
        { id: 'dr', label: 'Doctor' },
      ],
    },
  });
});

test('what is stored has no button that removes it; what was just added has', async () => {
  const { user } = await opens();
  const list = within(screen.getByRole('region', { name: 'Titles' }));
  expect(list.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await user.click(list.getByRole('button', { name: 'Add to Titles' }));
  await user.click(list.getByRole('button', { name: 'Remove choice 3' }));
  expect(list.getByRole('button', { name: 'Save titles' })).toBeDisabled();
});

test('where people have heard of the college has further detail of its own', async () => {
  const { user } = await opens();
  await user.click(screen.getByText('Further detail of Search engine (1)'));
  await user.click(screen.getByRole('button', { name: 'Add to Search engine' }));
  types('Search engine, 2, in English', 'Kagi');
  server.answer(routes.changeChoices, { ...origins, version: 1 });
  await user.click(screen.getByRole('button', { name: 'Save lead origins' }));
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject({
      choices: [{ details: [{ id: 'google' }, { id: 'kagi', label: 'Kagi' }] }],
    }),
  );
});

test('a choice without words is not sent, and that is told', async () => {
  const { user } = await opens();
  await user.click(screen.getByRole('button', { name: 'Add to Titles' }));
  await user.click(screen.getByRole('button', { name: 'Save titles' }));
  expect(await screen.findByText('Please enter what is offered')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('what somebody else has changed meanwhile is told with both, and replaced only then', async () => {
  const { user } = await opens();
  types('Titles, 1, in English', 'Mister');
  const theirs: ChoiceList = { ...titles, version: 2, madeBy: 'Eva', choices: titles.choices.toReversed() };
  server.refuse(routes.changeChoices, 409, CHOICES_CHANGED.message, { error: CHOICES_CHANGED.word, stored: theirs });
  server.answer(routes.choiceLists, [theirs, origins]);
  await user.click(screen.getByRole('button', { name: 'Save titles' }));
  expect(await screen.findByText('Eva has changed the list “Titles” meanwhile')).toBeInTheDocument();
  expect(screen.getByText('They have: Dr, Mr. You have: Mister, Dr. If you save, yours are kept.')).toBeInTheDocument();
  server.answer(routes.changeChoices, { ...theirs, version: 3 });
  await user.click(await screen.findByRole('button', { name: 'Save titles' }));
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ version: 2, choices: [{ label: 'Mister' }, {}] }));
});

test('an earlier list takes nothing away: what came since is offered no more', async () => {
  const { user } = await opens();
  const [mr] = titles.choices;
  server.answer(routes.settingVersions, [{ version: 0, madeBy: null, madeAt: null }]);
  server.answer(routes.earlierSetting, { version: 0, madeBy: null, madeAt: null, value: [mr] });
  const [versions] = screen.getAllByRole('button', { name: 'Versions' });
  await user.click(versions as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'View version 0' }));
  await screen.findByText('Version 0 stands in the form');
  server.answer(routes.changeChoices, titles);
  await user.click(screen.getByRole('button', { name: 'Save titles' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    choices: [
      { id: 'mr', isOffered: true },
      { id: 'dr', isOffered: false },
    ],
  });
});
