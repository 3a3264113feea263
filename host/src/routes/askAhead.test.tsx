import { routes as calls } from '@forms/shared/contract';
import { RemoteProvider } from '@forms/shared/platform/remotes';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { bringPart } from '@forms/shared/platform/ui';
import { fakeServer, fakeServices, pageWith } from '@forms/shared/testing';
import { render, screen } from '@testing-library/react';
import type { LoadRemote } from '../federation/loaded';
import { askAhead } from './askAhead';
import { routes } from './routes';
import { anEnquiry } from './staff/enquiries/enquiry.fixture';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(calls.session, { userId: '7', name: 'Ana Sá', email: 'ana@example.org', roles: ['Staff'] });
  server.answer(calls.waiting, { enquiries: 1, contacts: 0, bugReports: 0 });
  for (const list of [calls.forms, calls.views, calls.colleagues, calls.enquiryTags, calls.bulkChanges])
    server.answer(list, []);
  server.answer(calls.enquiries, pageWith([anEnquiry]));
});
afterEach(() => server.stop());

const asked = () => server.heard.filter(({ route }) => route === calls.enquiries);
const load = jest.fn();
const Nothing = () => null;

test('a list of the portal that is opened by its address stands there with its rows at once, which are asked for once', async () => {
  const store = createStore();
  const address = { pathname: '/staff/enquiries', search: '' };
  const code = await askAhead({ store, load, address, language: 'en-GB' });
  await Promise.all(code.map(bringPart));

  const router = createMemoryRouter(routes({ live: true }), { initialEntries: [address.pathname + address.search] });
  render(
    <StoreProvider store={store}>
      <ServicesProvider value={fakeServices()}>
        <RemoteProvider value={() => null}>
          <RouterProvider router={router} />
        </RemoteProvider>
      </ServicesProvider>
    </StoreProvider>,
  );
  expect(screen.getByRole('link', { name: anEnquiry.reference })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  expect(asked()).toHaveLength(1);
});

test('a list that a part draws says itself what it asks for, before it is drawn', async () => {
  const askRows = jest.fn(async () => {});
  const part = jest.fn(async () => ({ ok: true as const, Module: Nothing, askRows }));
  const store = createStore();
  const address = { pathname: '/staff/entries', search: '?board=aqa' };
  await askAhead({ store, load: part as LoadRemote, address, language: 'en-GB' });
  expect(part).toHaveBeenCalledWith('mf-exams-payments/EntryList');
  expect(askRows).toHaveBeenCalledWith(store, new URLSearchParams('board=aqa'));
});

test('the page of one’s own files, which the same part draws, asks for none of all', async () => {
  const askRows = jest.fn(async () => {});
  const part = jest.fn(async () => ({ ok: true as const, Module: Nothing, askRows }));
  const address = { pathname: '/staff/my-files', search: '' };
  await askAhead({ store: createStore(), load: part as LoadRemote, address, language: 'en-GB' });
  expect(part).toHaveBeenCalledWith('mf-files/FileList');
  expect(askRows).not.toHaveBeenCalled();
});

test('the rows of a view, which nobody knows yet, are left for the list to ask for', async () => {
  const address = { pathname: '/staff/enquiries', search: '?view=mine' };
  await askAhead({ store: createStore(), load, address, language: 'en-GB' });
  expect(asked()).toHaveLength(0);
});

test.each([
  ['whose role does not open it', { roles: ['Calendar' as const] }],
  ['who has yet to set up a second factor', { roles: ['Staff' as const], needsSecondFactor: true as const }],
])('nothing is asked for somebody %s', async (_, who) => {
  server.answer(calls.session, { userId: '7', name: 'Ana Sá', email: 'ana@example.org', ...who });
  const address = { pathname: '/staff/enquiries', search: '' };
  await askAhead({ store: createStore(), load, address, language: 'en-GB' });
  expect(asked()).toHaveLength(0);
});
