import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { routes } from '../../contract';
import { fakeServer } from '../../testing/server/fakeServer';
import { api, call } from './api';
import { createStore } from './store';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    testTitles: build.query(call(routes.titles)),
    testTerms: build.query(call(routes.terms)),
    testEnquiry: build.query(call(routes.enquiry)),
    testLogIn: build.mutation(call(routes.logIn)),
    testFile: build.query(call(routes.file)),
  }),
});

function Titles() {
  const { data = [] } = calls.useTestTitlesQuery();
  return <p>{data.map(({ label }) => label).join(', ')}</p>;
}

function renderWithStore(part: ReactNode) {
  const store = createStore();
  render(<Provider store={store}>{part}</Provider>);
  return { store };
}

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

test('a call built from its route brings the answer', async () => {
  server.answer(routes.titles, [{ id: '1', label: 'Dr' }]);
  renderWithStore(<Titles />);
  expect(await screen.findByText('Dr')).toBeInTheDocument();
});

test('a 401 to any call that needs a sign-in ends it', async () => {
  server.refuse(routes.enquiry, 401, 'Login expired');
  const { store } = renderWithStore(null);
  expect(store.getState().app.loggedIn).toBe(true);
  await act(() => store.dispatch(calls.endpoints.testEnquiry.initiate({ params: { id: '1' } })));
  expect(store.getState().app.loggedIn).toBe(false);
});

test('a wrong password signs nobody out', async () => {
  server.refuse(routes.logIn, 401, 'The email address or the password is not right.');
  const { store } = renderWithStore(null);
  const credentials = { email: 'ana@example.org', password: 'wrong' };
  await act(() => store.dispatch(calls.endpoints.testLogIn.initiate({ body: credentials })));
  expect(store.getState().app.loggedIn).toBe(true);
});

test('path parameters are encoded', async () => {
  server.answer(routes.terms, ({ params }) => ({
    slug: 'x',
    title: params.slug ?? '',
    html: '',
    language: 'en-GB' as const,
  }));
  const { store } = renderWithStore(null);
  const { data } = await act(() => store.dispatch(calls.endpoints.testTerms.initiate({ params: { slug: 'a/b' } })));
  expect(data?.title).toBe('a/b');
});

test('a query stands behind the address, and nothing where there is none', async () => {
  server.refuse(routes.file, 404, 'File ID not valid');
  const { store } = renderWithStore(null);
  await act(() => store.dispatch(calls.endpoints.testFile.initiate({ params: { id: '1' }, query: { data: 'none' } })));
  await act(() => store.dispatch(calls.endpoints.testFile.initiate({ params: { id: '1' } })));
  expect(server.heard.map(({ query }) => query)).toEqual([{ data: 'none' }, {}]);
});
