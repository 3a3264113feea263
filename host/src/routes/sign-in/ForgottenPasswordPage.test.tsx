import { routes as calls } from '@forms/shared/contract';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { fakeServer, fakeServices } from '@forms/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgottenPasswordPage } from './ForgottenPasswordPage';
import { SignInPage } from './SignInPage';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/sign-in', element: <SignInPage /> },
      { path: '/forgotten-password', element: <ForgottenPasswordPage /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <StoreProvider store={createStore()}>
      <ServicesProvider value={fakeServices()}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StoreProvider>,
  );
}
const email = () => screen.getByRole('textbox', { name: 'Email address' });

test('who forgot their password has a link sent to the address that they had typed, and is told where to look', async () => {
  server.answer(calls.forgotPassword, undefined);
  open('/sign-in');
  await userEvent.type(email(), 'Ana@example.org');
  await userEvent.click(screen.getByRole('link', { name: 'Set a new one' }));
  expect(email()).toHaveValue('Ana@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Please look into your mailbox')).toBeVisible();
  expect(screen.getByText(/If somebody with the address ana@example.org may sign in here/)).toBeVisible();
  expect(server.heard.map(({ body }) => body)).toEqual([{ email: 'ana@example.org' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
  expect(email()).toHaveValue('Ana@example.org');
});

test('what is no address is said at its field, and nothing is sent', async () => {
  open('/forgotten-password');
  await userEvent.type(email(), 'ana{Enter}');
  expect(email()).toHaveAccessibleDescription(/Please enter a valid email address/);
  expect(email()).toHaveFocus();
  expect(server.heard).toEqual([]);
});

test('who asks too often is told to wait', async () => {
  server.refuse(calls.forgotPassword, 429, 'That was too often. Please wait 1 minute and try again.');
  open('/forgotten-password');
  await userEvent.type(email(), 'ana@example.org{Enter}');
  expect(await screen.findByText('Too many tries')).toBeVisible();
  expect(screen.getByText(/Please wait 1 minute/)).toBeVisible();
});
