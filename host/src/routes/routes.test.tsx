import { routes as calls, type Enquiry, OFFLINE_PAGE, type SiteSettings } from '@forms/shared/contract';
import { RemoteProvider } from '@forms/shared/platform/remotes';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { ServicesProvider } from '@forms/shared/platform/services';
import { app, createStore, StoreProvider } from '@forms/shared/platform/store';
import { fakeServer, fakeServices, pageWith } from '@forms/shared/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isValidElement } from 'react';
import { settleAddress } from './address';
import { routes } from './routes';
import { anEnquiry } from './staff/enquiries/enquiry.fixture';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const staff = { userId: '7', name: 'Ana Sá', email: 'ana@example.org', roles: ['Staff' as const] };
const enquiry: Enquiry = {
  ...anEnquiry,
  status: 'inProgress',
  email: 'zoe@example.org',
  paymentMethod: 'bacs',
  amount: 107500,
  invoiceStatus: 'unpaid',
};

/** What a part is given, but for what is drawn. */
const plain = (_: string, value: unknown) => (isValidElement(value) ? undefined : value);

function open(
  path: string,
  { live = true, testMenu, state }: Partial<Pick<SiteSettings, 'live' | 'testMenu'>> & { state?: unknown } = {},
) {
  const store = createStore();
  const services = fakeServices();
  const router = createMemoryRouter(routes({ live, testMenu }), {
    initialEntries: [{ ...new URL(path, 'http://localhost'), pathname: path, state }],
  });
  render(
    <StoreProvider store={store}>
      <ServicesProvider value={services}>
        <RemoteProvider value={(of, props) => <p>{`${of} ${JSON.stringify(props, plain)}`}</p>}>
          <RouterProvider router={router} />
        </RemoteProvider>
      </ServicesProvider>
    </StoreProvider>,
  );
  return { store, services, router };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a visitor finds', () => {
  test('the home page at the root, with a title for the browser’s tab', async () => {
    open('/');
    await heading('Examinations and tuition, arranged online');
    expect(document.title).toBe('Examinations and tuition, arranged online – Tutorial College Oxford');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en-GB');
    expect(screen.getByRole('link', { name: 'Enter for examinations' })).toHaveAttribute(
      'href',
      '/exams-registration-v2/',
    );
    expect(screen.getByText('forms 1.5.44')).toBeInTheDocument();
    expect(server.heard).toEqual([]);
  });

  test('a window that is called as a page wishes, and as the page’s title once that wishes nothing', async () => {
    const { store } = open('/');
    await heading('Examinations and tuition, arranged online');
    act(() => void store.dispatch(app.actions.windowNamed('Step 2 of 4: You – Tuition')));
    expect(document.title).toBe('Step 2 of 4: You – Tuition – Tutorial College Oxford');
    act(() => void store.dispatch(app.actions.windowNamed('')));
    expect(document.title).toBe('Examinations and tuition, arranged online – Tutorial College Oxford');
  });

  test('a form by its slug, with what the address opens; its definition comes while its part does', async () => {
    server.answer(calls.slugKind, { slug: 'exams-registration-v2', kind: 'form' });
    server.breakOff(calls.form);
    open('/exams-registration-v2/draft');
    await screen.findByText('mf-forms/FormPage {"slug":"exams-registration-v2","hash":"draft","isReturn":true}');
    expect(server.heard.map(({ route }) => route)).toEqual([calls.slugKind, calls.form]);
  });

  test('a content page with its picture, in the size that the screen needs', async () => {
    server.answer(calls.slugKind, { slug: 'fees', kind: 'page' });
    server.answer(calls.contentPage, {
      slug: 'fees',
      language: 'en-GB',
      title: 'Fees',
      subtitle: 'What things cost',
      headerImage: {
        alt: 'A till',
        sizes: [
          { src: '/content/images/till-720.webp', width: 720, height: 180 },
          { src: '/content/images/till-1440.webp', width: 1440, height: 360 },
        ],
      },
      html: '<h2>Ways to pay</h2><script>alert(1)</script>',
    });
    open('/fees');
    await heading('Fees');
    expect(screen.getByText('What things cost')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A till' })).toHaveAttribute(
      'srcset',
      '/content/images/till-720.webp 720w, /content/images/till-1440.webp 1440w',
    );
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en-GB');
    expect(screen.getByRole('heading', { level: 2, name: 'Ways to pay' })).toBeInTheDocument();
    expect(document.querySelector('article script')).toBeNull();
  });

  test('a page of the Portuguese site under its .php address, in Portuguese', async () => {
    server.answer(calls.slugKind, { slug: 'fees.php', kind: 'page' });
    server.answer(calls.contentPage, {
      slug: 'fees.php',
      language: 'pt-PT',
      title: 'Preços',
      subtitle: '',
      headerImage: null,
      html: '',
    });
    open('/fees.php');
    await heading('Preços');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'pt-PT');
    expect(server.heard.map(({ params }) => params.slug)).toEqual(['fees.php', 'fees.php']);
  });

  test('a page gone back to under its own heading', async () => {
    server.answer(calls.slugKind, { slug: 'fees', kind: 'page' });
    server.answer(calls.contentPage, {
      slug: 'fees',
      language: 'en-GB',
      title: 'Fees',
      subtitle: '',
      headerImage: null,
      html: '',
    });
    const { router } = open('/fees');
    await heading('Fees');
    await act(() => router.navigate('/'));
    await heading('Examinations and tuition, arranged online');
    await act(() => router.navigate(-1));
    await heading('Fees');
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  test('a file at its address', async () => {
    open('/file/abc');
    await screen.findByText('mf-files/FilePage {"fileId":"abc"}');
  });

  test('a file, drawn anew without what was read before, once another tab of the browser has signed out', async () => {
    const { store } = open('/file/abc');
    const before = await screen.findByText('mf-files/FilePage {"fileId":"abc"}');
    act(() => void store.dispatch(app.actions.pageShown({ title: 'Report of Zoë Hall' })));
    const otherTab = new BroadcastChannel('forms-signed-out');
    act(() => otherTab.postMessage(''));
    otherTab.close();
    await waitFor(() => expect(before).not.toBeInTheDocument());
    expect(screen.getByText('mf-files/FilePage {"fileId":"abc"}')).toBeVisible();
    expect(JSON.stringify(store.getState())).not.toContain('Zoë');
  });

  test.each(['/no-such-page', '/a/b/c/d', '/Not%20a%20slug'])('that %s is not found, with a way on', async (path) => {
    server.answer(calls.slugKind, { slug: 'no-such-page', kind: 'none' });
    open(path);
    await heading('Page not found');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  test('what a mistyped address may have meant', async () => {
    server.answer(calls.slugKind, {
      slug: 'feees',
      kind: 'none',
      near: [
        { slug: 'fees', title: 'Fees' },
        { slug: 'fees.php', title: 'Preços' },
      ],
    });
    open('/feees/');
    const near = within(await screen.findByRole('region', { name: 'Did you mean one of these?' }));
    expect(near.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/fees/');
    expect(near.getByRole('link', { name: 'Preços' })).toHaveAttribute('href', '/fees.php');
    expect(server.heard.map(({ params }) => params.slug)).toEqual(['feees']);
  });

  test('what went wrong when the server is down, and the page by trying again', async () => {
    server.breakOff(calls.slugKind);
    open('/fees');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The page could not be loaded');
    server.answer(calls.slugKind, { slug: 'fees', kind: 'form' });
    server.breakOff(calls.form);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText(/mf-forms\/FormPage/);
  });

  test('what a page needs that was never opened without a network, and the page as soon as there is one', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.breakOff(calls.slugKind);
    open('/fees');
    await screen.findByText(OFFLINE_PAGE.title);
    screen.getByText(OFFLINE_PAGE.message);
    server.answer(calls.slugKind, { slug: 'fees', kind: 'form' });
    server.breakOff(calls.form);
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText(/mf-forms\/FormPage/);
  });

  test('the test forms only on a site that is not live', () => {
    const entry = { title: 'tutor-application', address: '/tutor-application/' };
    open('/', { live: false, testMenu: [entry] });
    const menu = screen.getByRole('navigation', { name: 'Test forms' });
    expect(within(menu).getByRole('link', { name: 'tutor-application' })).toHaveAttribute(
      'href',
      '/tutor-application/',
    );
  });

  test('no test forms on the live site', () => {
    open('/');
    expect(screen.queryByRole('navigation', { name: 'Test forms' })).not.toBeInTheDocument();
  });

  test('the focus on the next page’s title after following a link', async () => {
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Write to us' }));
    await waitFor(async () => expect(await heading('Contact us')).toHaveFocus());
  });
});

describe('the message page', () => {
  test('has its defaults, and the contact form', async () => {
    open('/message');
    await heading('Data missing');
    expect(screen.getByText('This page will appear once data has been submitted into the system.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeInTheDocument();
    expect(screen.getByText('mf-contact/ContactForm {"page":"message"}')).toBeInTheDocument();
  });

  test('shows the message that it is given', async () => {
    open('/message', { state: { title: 'Form sent', message: 'Thank you.' } });
    await heading('Form sent');
    expect(screen.getByText('Thank you.')).toBeInTheDocument();
  });
});

describe('a sign-in link', () => {
  /** Opens the site at a link, as `main.ts` does, before the page is drawn. */
  const follow = (link: string) => {
    window.history.replaceState(null, '', link);
    return open(settleAddress());
  };

  test('exchanges its token, then leads to the staff page that it names', async () => {
    server.answer(calls.startSession, staff);
    server.answer(calls.session, staff);
    server.answer(calls.enquiries, pageWith([enquiry]));
    const { router } = follow('/#/login/secret/enquiries');
    await heading('Enquiries');
    expect(router.state.location.pathname).toBe('/staff/enquiries');
    expect(server.heard[0]).toMatchObject({ route: calls.startSession, body: { token: 'secret' } });
    expect(window.location.href).not.toContain('secret');
  });

  test('leads to any other page that it names', async () => {
    server.answer(calls.startSession, staff);
    const { router } = follow('/login/secret/message/42');
    await heading('Data missing');
    expect(router.state.location.pathname).toBe('/message/42');
  });

  test('that is wrong says what to do', async () => {
    server.refuse(calls.startSession, 401, 'The link is not good');
    follow('/login/wrong/enquiries');
    await heading('This link no longer works');
    expect(screen.getByRole('alert')).toHaveTextContent('Please ask for a new one');
  });

  test('that was followed before, as after a reload, asks the server nothing', async () => {
    follow('/login/-/enquiries');
    await heading('This link no longer works');
    expect(server.heard).toEqual([]);
  });
});
