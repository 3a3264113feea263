import { routes as calls, type Session } from '@forms/shared/contract';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { fakeServer, fakeServices } from '@forms/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginLanding } from '../LoginLanding';
import { SignInPage } from './SignInPage';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const ana: Session = { userId: '7', name: 'Ana Sá', email: 'ana@example.org', roles: ['Staff'] };

function open(state?: unknown) {
  const services = fakeServices();
  const router = createMemoryRouter(
    [
      { path: '/sign-in', element: <SignInPage /> },
      { path: '/login/:jwt/:slug/:hash?', element: <LoginLanding /> },
      { path: '*', element: <p>Arrived</p> },
    ],
    { initialEntries: [{ pathname: '/sign-in', state }] },
  );
  render(
    <StoreProvider store={createStore()}>
      <ServicesProvider value={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StoreProvider>,
  );
  return { services, router };
}

const email = () => screen.getByRole('textbox', { name: 'Email address' });
const password = () => screen.getByLabelText('Password');
async function submit(given = { email: 'ana@example.org', password: 'right' }) {
  await userEvent.type(email(), given.email);
  await userEvent.type(password(), `${given.password}{Enter}`);
}

test('the right email address and password lead on to the portal, by the one way in', async () => {
  server.answer(calls.logIn, { token: 'secret', link: '/#/login/secret/home' });
  server.answer(calls.startSession, ana);
  const { router } = open();
  await submit();
  await screen.findByText('Arrived');
  expect(server.heard.map(({ route, body }) => [route.path, body])).toEqual([
    ['/auth/login', { email: 'ana@example.org', password: 'right' }],
    ['/auth/session', { token: 'secret' }],
  ]);
  expect(router.state.location.pathname).toMatch(/\/home$/);
});

test('who was headed for a page of the portal arrives at its whole address', async () => {
  server.answer(calls.logIn, { token: 'secret', link: '/#/login/secret/home' });
  server.answer(calls.startSession, ana);
  const { router } = open({ headed: '/staff/enquiries?tab=new&sort=-name' });
  await submit();
  await screen.findByText('Arrived');
  expect(router.state.location).toMatchObject({ pathname: '/staff/enquiries', search: '?tab=new&sort=-name' });
});

test('what is missing is named at its place, and the first gets the focus; nothing is sent', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Error: Enter your email address');
  expect(password()).toHaveAccessibleDescription('Error: Enter your password');
  await userEvent.type(email(), 'ana@example.org{Enter}');
  expect(password()).toHaveFocus();
  expect(email()).not.toHaveAccessibleDescription();
  expect(server.heard).toEqual([]);
});

test('a wrong password is told in the server’s words, and nothing that was typed is lost', async () => {
  server.refuse(calls.logIn, 401, 'The email address or the password is not right.');
  open();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('The email address or the password is not right.');
  expect(password()).toHaveFocus();
  expect(email()).toHaveValue('ana@example.org');
});

test('who has tried too often is told how long to wait', async () => {
  server.refuse(calls.logIn, 429, 'That was too often. Please wait 2 minutes and try again.');
  open();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 2 minutes');
});

test('a server that cannot be reached is told as everywhere', async () => {
  server.breakOff(calls.logIn);
  const { services } = open();
  await submit();
  expect(services.requestError).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the password can be shown and hidden by who types it', async () => {
  open();
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});
