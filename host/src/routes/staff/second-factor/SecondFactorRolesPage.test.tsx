import { FACTOR_ROLES_CHANGED, routes, type SecondFactorRoles, type User } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecondFactorRolesPage } from './SecondFactorRolesPage';

const stored: SecondFactorRoles = { roles: ['Staff'], version: 1, madeBy: 'Rui', madeAt: '2026-11-24T09:00:00Z' };
const ana: User = {
  ...{ id: '7', name: 'Ana Sá', email: 'ana@college.test', roles: ['Admin'], active: true },
  ...{ hasPassword: true, hasSecondFactor: false, lastSignIn: null },
};
const ben: User = { ...ana, id: '8', name: 'Ben Ode', email: 'ben@college.test', roles: ['Staff'] };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.secondFactorRoles, stored);
  server.answer(routes.users, [
    ana,
    ben,
    { ...ben, id: '9', name: 'Has One', hasSecondFactor: true },
    { ...ben, id: '10', name: 'Long Gone', active: false },
  ]);
  server.answer(routes.session, { userId: '7', name: 'Ana Sá', email: 'ana@college.test', roles: ['Admin'] });
});
afterEach(() => server.stop());

const opens = async () => {
  const services = fakeServices();
  renderInHost(<SecondFactorRolesPage />, { services });
  await screen.findByRole('button', { name: 'Save' });
  return { services, user: userEvent.setup() };
};
const role = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const sent = () => server.heard.filter(({ route }) => route === routes.changeSecondFactorRoles);

test('who of the roles has none yet is named, and leads to their page', async () => {
  await opens();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ben Ode ben@college.test']);
  expect(screen.getByRole('link', { name: 'Ben Ode' })).toHaveAttribute('href', '/staff/user/8');
});

test('an administrator who has none is told so before they save it for themselves', async () => {
  const { user, services } = await opens();
  await user.click(role('Admin'));
  expect(await screen.findByText('You have no second factor yourself')).toBeVisible();
  server.answer(routes.changeSecondFactorRoles, { ...stored, roles: ['Staff', 'Admin'], version: 2 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.toast).toHaveBeenCalled());
  expect(sent()[0]?.body).toEqual({ roles: ['Staff', 'Admin'], version: 1 });
});

test('what somebody else has saved meanwhile is shown, and nothing that was chosen is lost', async () => {
  const { user } = await opens();
  await user.click(role('Tutor'));
  const theirs: SecondFactorRoles = { ...stored, roles: ['Calendar'], version: 2, madeBy: 'Ben' };
  server.answer(routes.secondFactorRoles, theirs);
  server.refuse(routes.changeSecondFactorRoles, 409, FACTOR_ROLES_CHANGED.message, {
    ...{ error: FACTOR_ROLES_CHANGED.word, stored: theirs },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ben has changed the roles meanwhile')).toBeInTheDocument();
  expect(role('Tutor')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(role('Tutor')).not.toBeChecked();
  expect(role('Calendar')).toBeChecked();
});
