import type { Brought } from '@forms/shared/contract';
import { routes as calls } from '@forms/shared/contract';
import { RemoteProvider, type RemoteRegistry } from '@forms/shared/platform/remotes';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { ServicesProvider } from '@forms/shared/platform/services';
import { app, createStore, StoreProvider } from '@forms/shared/platform/store';
import { fakeServer, fakeServices } from '@forms/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KnowLines } from '../../federation/KnowLines';
import { routes } from '../routes';

const brings: Brought = {
  title: 'Library',
  routes: [{ slug: 'library', module: 'Library', title: { 'en-GB': 'The library', 'pt-PT': 'A biblioteca' } }],
  staffRoutes: [{ slug: 'loans', module: 'Loans', title: 'Loans', text: 'Who has which book.', roles: ['Tutor'] }],
  menu: [
    { campus: 'oxford', menu: 'Study', label: 'Library', path: '/library/' },
    { campus: 'lisbon', menu: 'Study', label: 'Biblioteca', path: '/library.php' },
  ],
};
const lines = { 'mf-library': { manifest: '/m.json', contract: '^3.0.0', brings } };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(calls.slugKind, { slug: 'library', kind: 'none', near: [] });
});
afterEach(() => server.stop());

function open(path: string, reading: Promise<RemoteRegistry>, read?: RemoteRegistry) {
  const store = createStore();
  const router = createMemoryRouter(routes({ live: true }), { initialEntries: [path] });
  render(
    <StoreProvider store={store}>
      <ServicesProvider value={fakeServices()}>
        <KnowLines read={read} reading={reading}>
          <RemoteProvider value={(of, props) => <p>{`${of} ${JSON.stringify(props)}`}</p>}>
            <RouterProvider router={router} />
          </RemoteProvider>
        </KnowLines>
      </ServicesProvider>
    </StoreProvider>,
  );
  return { store };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const known = (path: string) => open(path, Promise.resolve(lines), lines);

test('a page that a remote brings has its title, its part, and what follows in the address', async () => {
  known('/library/42');
  await heading('The library');
  expect(screen.getByText('mf-library/Library {"hash":"42"}')).toBeInTheDocument();
  expect(document.title).toBe('The library – Tutorial College Oxford');
});

test('its menu entry stands in its menu, in the language of the campus', async () => {
  const { store } = known('/library/');
  await heading('The library');
  await userEvent.click(screen.getByRole('button', { name: 'Study' }));
  expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/library/');
  act(() => void store.dispatch(app.actions.campusChosen('lisbon')));
  await heading('A biblioteca');
  expect(screen.getByRole('link', { name: 'Biblioteca' })).toHaveAttribute('href', '/library.php');
});

test('it is waited for while the lines are on their way, and then there', async () => {
  let come: (read: RemoteRegistry) => void = () => undefined;
  open(
    '/library.php',
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  await screen.findByText('Loading the page');
  expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
  await act(async () => come(lines));
  await heading('The library');
});

test('where the lines cannot be read nobody says that there is no such page', async () => {
  const heard = jest.spyOn(console, 'error').mockReturnValue();
  open('/library/', Promise.reject(new Error('The list of remotes could not be read')));
  await screen.findByText('Something went wrong on this page');
  expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
  heard.mockRestore();
});

test('where no line brings it, the page is not found', async () => {
  open('/library/', Promise.resolve({}), {});
  await heading('Page not found');
});

describe('in the portal', () => {
  const signIn = (role: 'Tutor' | 'Candidate') =>
    server.answer(calls.session, { userId: '7', name: 'Ana Sá', email: 'ana@example.org', roles: [role] });

  test('it stands in the menu and at its address for the roles that it is for', async () => {
    signIn('Tutor');
    known('/staff/loans');
    await heading('Loans');
    expect(screen.getByText('mf-library/Loans {}')).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Staff portal' });
    expect(within(menu).getByRole('link', { name: 'Loans' })).toHaveAttribute('aria-current', 'page');
  });

  test('others are told that it is not for them, and have no link to it', async () => {
    signIn('Candidate');
    known('/staff/loans');
    await screen.findByText('This page is not for your role');
    const menu = screen.getByRole('navigation', { name: 'Your account' });
    expect(within(menu).queryByRole('link', { name: 'Loans' })).toBeNull();
  });
});
