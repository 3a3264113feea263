import { routes, TEST_MENU_CHANGED, type TestMenu } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestMenuPage } from './TestMenuPage';

const stored: TestMenu = {
  menu: [
    { title: 'Tutors', address: '/tutor-application/' },
    { title: 'Fees', address: '/fees' },
  ],
  ...{ version: 1, madeBy: 'Rui', madeAt: '2026-11-24T09:00:00Z' },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.testMenu, stored);
});
afterEach(() => server.stop());

const opens = async () => {
  const services = fakeServices();
  renderInHost(<TestMenuPage />, { services });
  await screen.findByRole('button', { name: 'Add an entry' });
  return { services, user: userEvent.setup() };
};
const field = (number: number, name: string) =>
  within(screen.getByRole('group', { name: `Entry ${number}` })).getByRole('textbox', { name });
const types = (number: number, name: string, value: string) =>
  fireEvent.change(field(number, name), { target: { value } });
const sent = () => server.heard.filter(({ route }) => route === routes.changeTestMenu);

test('an entry is added, moved and another removed, and all are saved at once', async () => {
  const { user, services } = await opens();
  await user.click(screen.getByRole('button', { name: 'Add an entry' }));
  types(3, 'Title', 'Exams');
  types(3, 'Address on this site', '/exams-registration-v2/');
  await user.click(screen.getByRole('button', { name: 'Move Exams up' }));
  await user.click(screen.getByRole('button', { name: 'Remove Tutors' }));
  expect(screen.getByRole('button', { name: 'Add an entry' })).toHaveFocus();
  server.answer(routes.changeTestMenu, ({ body }) => ({ ...stored, ...(body as TestMenu), version: 2 }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.toast).toHaveBeenCalled());
  expect(sent()[0]?.body).toEqual({
    version: 1,
    menu: [
      { title: 'Exams', address: '/exams-registration-v2/' },
      { title: 'Fees', address: '/fees' },
    ],
  });
});

test('an address of another site is refused where it stands, and nothing is sent', async () => {
  const { user } = await opens();
  types(2, 'Address on this site', 'https://elsewhere.example/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Please enter an address of this site, as /tutor-application/')).not.toHaveLength(
    0,
  );
  expect(field(2, 'Address on this site')).toBeInvalid();
  expect(field(2, 'Address on this site')).toHaveFocus();
  expect(sent()).toHaveLength(0);
});

test('what somebody else has saved meanwhile is shown, and nothing that was written is lost', async () => {
  const { user } = await opens();
  types(1, 'Title', 'For tutors');
  const theirs: TestMenu = { ...stored, menu: [], version: 2, madeBy: 'Ana' };
  server.answer(routes.testMenu, theirs);
  server.refuse(routes.changeTestMenu, 409, TEST_MENU_CHANGED.message, {
    ...{ error: TEST_MENU_CHANGED.word, stored: theirs },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ana has changed the test menu meanwhile')).toBeInTheDocument();
  expect(field(1, 'Title')).toHaveValue('For tutors');
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByText('The menu is empty.')).toBeInTheDocument();
});
