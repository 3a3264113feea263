import { CODE_NEEDED, routes as calls, type Session, WRONG_CODE } from '@forms/shared/contract';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { fakeServer, fakeServices } from '@forms/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense } from 'react';
import { dropToken, settleAddress } from './address';
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

test('who has a second factor is asked for a code, as often as it takes, and then arrives', async () => {
  server.refuse(calls.startSession, 422, CODE_NEEDED, { error: 'code-needed' });
  const { router } = follow('/#/login/secret/enquiries');
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveFocus();
  expect(screen.queryByText(CODE_NEEDED)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(code).toHaveAccessibleDescription(/Please enter the code/);

  server.refuse(calls.startSession, 422, WRONG_CODE, { error: 'wrong-code' });
  await userEvent.type(code, '111111{Enter}');
  await screen.findByText(WRONG_CODE);
  server.refuse(calls.startSession, 429, 'That was too often. Please wait 1 minute and try again.');
  await userEvent.type(code, '{Enter}');
  await screen.findByText(/Please wait 1 minute/);
  expect(code).toHaveValue('111111');

  server.answer(calls.startSession, bo);
  await userEvent.clear(code);
  await userEvent.type(code, '222222{Enter}');
  await screen.findByText('Arrived');
  expect(router.state.location.pathname).toBe('/staff/enquiries');
  const codes = [undefined, '111111', '111111', '222222'];
  expect(server.heard.map(({ body }) => body)).toEqual(codes.map((each) => ({ token: 'secret', code: each })));
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

describe('an invitation', () => {
  const link = '/#/login/secret/account/invitation';

  test('signs nobody in before its reader says so, and then leads to where a password is set', async () => {
    server.answer(calls.startSession, bo);
    const { router } = follow(link);
    const accept = await screen.findByRole('button', { name: 'Sign in and set a password' });
    expect(server.heard).toEqual([]);
    expect(router.state.location.pathname).toBe('/login/-/account/invitation');
    await userEvent.click(accept);
    await screen.findByText('Arrived');
    expect(router.state.location.pathname).toBe('/staff/account/invitation');
    expect(server.heard.map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  });

  test('that is over says why, in the server’s words', async () => {
    const why = 'This invitation was good until 1st March 2026. Please ask Ana Sá for another one.';
    server.refuse(calls.startSession, 401, why, { error: 'invitation-over' });
    follow(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in and set a password' }));
    await screen.findByText(why);
    expect(screen.getByRole('link', { name: 'Sign in with a password' })).toBeInTheDocument();
  });

  test('whose page was loaded anew asks for the link once more', async () => {
    dropToken();
    follow('/login/-/account/invitation');
    await screen.findByText('Please open the link in the letter once more');
    expect(server.heard).toEqual([]);
  });
});

describe('the link for a forgotten password', () => {
  const link = '/#/login/secret/account/password';

  test('waits for its button: a mail program that opens it uses nothing up', async () => {
    server.answer(calls.startSession, bo);
    const { router } = follow(link);
    await screen.findByText(/then you set your new password/);
    expect(server.heard).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in and set a password' }));
    await screen.findByText('Arrived');
    expect(router.state.location.pathname).toBe('/staff/account/password');
    expect(server.heard.map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  });

  test('that no longer works leads to where another is asked for', async () => {
    server.refuse(calls.startSession, 401, 'This login link is not valid');
    follow(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in and set a password' }));
    expect(await screen.findByRole('link', { name: 'Ask for another link' })).toHaveAttribute(
      'href',
      '/forgotten-password',
    );
  });
});
