import { routes as calls, type Invitation, shownTime, type User } from '@forms/shared/contract';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { fakeServer, fakeServices } from '@forms/shared/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserPage } from './UserPage';

const at = { invitedAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-11-27T10:00:00.000Z' };
const waiting: Invitation = {
  ...at,
  state: 'invited',
  language: 'en-GB',
  sentAt: null,
  lastError: null,
  settledAt: null,
};
const ben: User = {
  ...{ id: '8', name: 'Ben Ode', email: 'ben@example.org', roles: ['Tutor'], active: true },
  ...{ hasPassword: false, hasSecondFactor: false, lastSignIn: null },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(calls.session, { userId: '7', name: 'Ana Sá', email: 'ana@example.org', roles: ['Admin'] });
});
afterEach(() => server.stop());

const isNow = (change: Partial<User>) => server.answer(calls.users, [{ ...ben, ...change }]);
function open() {
  const services = fakeServices();
  const router = createMemoryRouter([{ path: '*', element: <UserPage hash="8" /> }]);
  render(
    <StoreProvider store={createStore()}>
      <ServicesProvider value={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StoreProvider>,
  );
  return services;
}
const part = async () => within(await screen.findByRole('region', { name: 'Invitation' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('who has never signed in is invited, invited again, and no longer', async () => {
  isNow({});
  const services = open();
  expect((await part()).getByText('Not invited yet.')).toBeInTheDocument();
  await userEvent.click((await part()).getByRole('radio', { name: 'In Portuguese' }));
  server.answer(calls.inviteUser, ben);
  isNow({ invitation: { ...waiting, sentAt: at.invitedAt } });
  await press('Invite');
  expect(await (await part()).findByText(`Sent, ${shownTime(at.invitedAt)}`)).toBeInTheDocument();
  expect((await part()).getByText(`Invited, until ${shownTime(at.expiresAt)}`)).toBeInTheDocument();
  await press('Invite again');
  const bodies = server.heard.filter(({ route }) => route === calls.inviteUser).map(({ body }) => body);
  expect(bodies).toEqual([{ language: 'pt-PT' }, { language: 'pt-PT' }]);

  server.answer(calls.withdrawInvitation, ben);
  isNow({ invitation: { ...waiting, state: 'withdrawn', settledAt: at.invitedAt } });
  await press('Withdraw invitation');
  expect(services.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Withdraw Ben Ode’s invitation?' }));
  expect(await (await part()).findByText(`Withdrawn, ${shownTime(at.invitedAt)}`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw invitation' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invite again' })).toBeInTheDocument();
});

test('who was invited in Portuguese is invited again in Portuguese, unless another language is chosen', async () => {
  isNow({ invitation: { ...waiting, language: 'pt-PT' } });
  open();
  server.answer(calls.inviteUser, ben);
  await press('Invite again');
  await userEvent.click((await part()).getByRole('radio', { name: 'In English' }));
  await press('Invite again');
  const bodies = server.heard.filter(({ route }) => route === calls.inviteUser).map(({ body }) => body);
  expect(bodies).toEqual([{ language: 'pt-PT' }, { language: 'en-GB' }]);
});

test('a letter that does not go says why', async () => {
  isNow({ invitation: { ...waiting, lastError: 'The address was refused: 550' } });
  open();
  expect((await part()).getByText('Waits to be sent. Last try: The address was refused: 550')).toBeInTheDocument();
  expect((await part()).getByText('Invited, but its letter did not go')).toBeInTheDocument();
});

test('who has come is not invited any more', async () => {
  isNow({ lastSignIn: at.invitedAt, invitation: { ...waiting, state: 'accepted', settledAt: at.invitedAt } });
  open();
  expect((await part()).getByText(`Accepted, ${shownTime(at.invitedAt)}`)).toBeInTheDocument();
  expect((await part()).queryByRole('button')).not.toBeInTheDocument();
});
