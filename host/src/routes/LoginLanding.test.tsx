import { routes as calls, type Session } from '@forms/shared/contract';
import { createMemoryRouter, RouterProvider } from '@forms/shared/routing';
import { ServicesProvider } from '@forms/shared/services';
import { createStore, StoreProvider } from '@forms/shared/store';
import { fakeServer, fakeServices } from '@forms/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense } from 'react';
import { settleAddress } from './address';
import { LoginLanding } from './LoginLanding';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const bo: Session = { userId: '8', name: 'Bo', email: 'bo@example.org', roles: ['Staff'] };

/** Opens the site at a link, as `main.ts` does; `beside` is drawn on the landing's page too. */
function follow(link: string, beside: ComponentType = () => <></>) {
  const Beside = beside;
  window.history.replaceState(null, '', link);
  const store = createStore();
  const router = createMemoryRouter(
    [
      {
        path: '/login/:jwt/:slug/:hash?',
        element: (
          <Suspense>
            <LoginLanding />
            <Beside />
          </Suspense>
        ),
      },
      { path: '*', element: <p>Arrived</p> },
    ],
    { initialEntries: [settleAddress()] },
  );
  render(
    <StoreProvider store={store}>
      <ServicesProvider value={fakeServices()}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StoreProvider>,
  );
  return { router, store };
}
const somebodyElse = () =>
  server.refuse(calls.startSession, 409, 'Somebody else is signed in here.', {
    error: 'other-person',
    current: 'Ana Sá',
    name: 'Bo',
  });

test('a link for somebody else than who is signed in asks first', async () => {
  somebodyElse();
  const { router } = follow('/#/login/secret/enquiries');
  await screen.findByText('Ana Sá is signed in here, and this link signs in Bo');
  expect(router.state.location.pathname).toBe('/login/-/enquiries');

  server.answer(calls.startSession, bo);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in as Bo' }));
  await screen.findByText('Arrived');
  expect(router.state.location.pathname).toBe('/staff/enquiries');
  expect(server.heard.map(({ body }) => body)).toEqual([{ token: 'secret' }, { token: 'secret', replace: true }]);
});

test('who stays signed in sends nothing, and goes to the portal as before', async () => {
  somebodyElse();
  const { router } = follow('/#/login/secret/enquiries');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in as Ana Sá' }));
  await screen.findByText('Arrived');
  expect(router.state.location.pathname).toBe('/staff/home');
  expect(server.heard).toHaveLength(1);
});

test('a server that is down costs nobody their link', async () => {
  server.breakOff(calls.startSession);
  follow('/#/login/secret/enquiries');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(calls.startSession, bo);
  await userEvent.click(again);
  await screen.findByText('Arrived');
});

test('a new link pasted over one that no longer works is followed', async () => {
  server.refuse(calls.startSession, 401, 'This login link is not valid');
  const { router } = follow('/#/login/old/enquiries');
  await screen.findByText('It has been used already, or is too old');
  server.answer(calls.startSession, bo);
  window.history.replaceState(null, '', '/#/login/new/enquiries');
  await act(() => router.navigate(settleAddress(), { replace: true }));
  await screen.findByText('Arrived');
  expect(server.heard.at(-1)?.body).toEqual({ token: 'new' });
});

test('a page that is drawn anew before it was ever shown still knows its link', async () => {
  server.answer(calls.startSession, bo);
  const slow = lazy(async () => ({ default: () => <></> }));
  await act(async () => follow('/#/login/secret/enquiries', slow));
  await screen.findByText('Arrived');
  expect(server.heard.map(({ body }) => body)).toEqual([{ token: 'secret' }]);
});

test.each(['/login/secret/%2f%2fevil.example', '/login/secret/enquiries/..%2f..%2fevil', '/login/secret/%5cevil'])(
  'a link that names no page of ours, as %s, leads home',
  async (link) => {
    server.answer(calls.startSession, bo);
    const { router } = follow(link);
    await screen.findByText('Arrived');
    expect(router.state.location.pathname).toBe('/');
  },
);
