import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from '.';

function Page({ name }: { name: string }) {
  const { slug, hash } = useParams();
  const { pathname, search, state } = useLocation();
  const [, setSearch] = useSearchParams();
  const arrived = useNavigationType();
  const facts = [pathname + search, slug, hash, arrived, state].filter(Boolean).join(' ');
  return (
    <main>
      <h1>{name}</h1>
      <p role="status">{facts}</p>
      <Link to="/">Home</Link>
      <Link to="/fees/2026?series=june" state="from here">
        Fees
      </Link>
      <Link to="..">Up</Link>
      <Link to="/old" replace>
        Old
      </Link>
      <button type="button" onClick={() => setSearch({ page: '2' })}>
        Page 2
      </button>
    </main>
  );
}

function Failed() {
  return <p role="alert">{String(useRouteError())}</p>;
}

function Throws(): never {
  throw new Error('broken');
}

function Held() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  return (
    <>
      <Page name="Form" />
      {blocker.state === 'blocked' && (
        <div role="alertdialog" aria-label={`Leave for ${blocker.location.pathname}?`}>
          <button type="button" onClick={() => blocker.proceed()}>
            Leave
          </button>
          <button type="button" onClick={() => blocker.reset()}>
            Stay
          </button>
        </div>
      )}
    </>
  );
}

function Elsewhere() {
  const navigate = useNavigate();
  useEffect(() => void navigate('//example.org/away'), [navigate]);
  return null;
}

const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <Failed />,
    children: [
      { path: '/', element: <Page name="Home" /> },
      { path: '/form', element: <Held /> },
      { path: '/old', element: <Navigate to="/fees/2020" replace /> },
      { path: '/away', element: <Elsewhere /> },
      { path: '/broken', errorElement: <Failed />, element: <Throws /> },
      { path: '/:slug/:hash?', element: <Page name="Served" /> },
    ],
  },
];

const heading = () => screen.getByRole('heading').textContent;
const facts = () => screen.getByRole('status').textContent;
const press = (name: string, role = 'link') => userEvent.click(screen.getByRole(role, { name }));

function openAt(...entries: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: entries });
  render(<RouterProvider router={router} />);
  return router;
}

test('links lead to pages with what their address and their state say, and Back leads back', async () => {
  const router = openAt('/');
  await press('Fees');
  expect(facts()).toBe('/fees/2026?series=june fees 2026 PUSH from here');
  await press('Page 2', 'button');
  expect(facts()).toBe('/fees/2026?page=2 fees 2026 PUSH');
  await act(() => router.navigate(-2));
  expect(facts()).toBe('/ POP');
});

test('two dots lead out of the page, and a link that replaces leaves no step behind', async () => {
  const router = openAt('/', '/fees/2026');
  await press('Old');
  expect(facts()).toBe('/fees/2020 fees 2020 REPLACE');
  await act(() => router.navigate(-1));
  expect(heading()).toBe('Home');
  await act(() => router.navigate(1));
  await press('Up');
  expect(heading()).toBe('Home');
});

test('a page that holds back who leaves is left by their own word alone, by a link', async () => {
  openAt('/form');
  await press('Page 2', 'button');
  expect(facts()).toContain('/form?page=2');
  await press('Home');
  expect(screen.getByRole('alertdialog', { name: 'Leave for /?' })).toBeInTheDocument();
  await press('Stay', 'button');
  expect(heading()).toBe('Form');
  await press('Home');
  await press('Leave', 'button');
  expect(heading()).toBe('Home');
});

test('and by Back, which stands where it stood until then', async () => {
  const router = openAt('/', '/form');
  await act(() => router.navigate(-1));
  expect(heading()).toBe('Form');
  expect(router.state.location.pathname).toBe('/form');
  await press('Stay', 'button');
  await act(() => router.navigate(-1));
  await press('Leave', 'button');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
});

test('the browser’s own history is moved along', async () => {
  window.history.replaceState(null, '', '/fees');
  const router = createBrowserRouter(routes);
  render(<RouterProvider router={router} />);
  await press('Home');
  expect(window.location.pathname).toBe('/');
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => left);
  expect(facts()).toBe('/fees fees POP');
  router.dispose();
});

test('an address where nothing stands, and a page that breaks, say so within what stands around them', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const router = openAt('/a/b/c');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing stands at /a/b/c');
  await act(() => router.navigate('/broken'));
  expect(screen.getByRole('alert')).toHaveTextContent('broken');
  await act(() => router.navigate('/'));
  expect(heading()).toBe('Home');
});

test('no address leads off the site', () => {
  openAt('/away');
  expect(facts()).toBe('/example.org/away example.org away PUSH');
});
