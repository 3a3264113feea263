import {
  type FormDefinition,
  IDEMPOTENCY_HEADER,
  OUTBOX_DATABASE,
  routes,
  WAITING_SUBMISSION,
} from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadShelf } from '../drafts/browserShelf';
import { freshBrowserStorage, storageDump, withoutCryptography } from '../drafts/browserStorage.fake';
import Outbox from '../outbox/Outbox';
import FormPage from './FormPage';

const definition: FormDefinition = {
  header: { title: 'Open day' },
  pages: [
    { name: 'who', title: 'Who you are', fields: [{ name: 'name', type: 'input', label: 'Name', required: true }] },
  ],
  submit: { success: 'See you at the open day.' },
};

// The first save of all would wait for its code, and come into another test's storage.
beforeAll(loadShelf);
let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  await freshBrowserStorage();
  server = fakeServer();
  server.answer(routes.form, { slug: 'open-day', title: 'Open day', version: 3, json: definition });
  server.breakOff(routes.submitForm);
});
afterEach(async () => {
  // A page that goes saves its last answers, and not into the next test.
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  server.stop();
  window.history.replaceState({}, '', '/');
});

const comesBack = () => act(async () => void window.dispatchEvent(new Event('online')));
const submissions = () => server.heard.filter(({ route }) => route === routes.submitForm);
const waits = () => screen.findByText(WAITING_SUBMISSION.message);

function visit(services = fakeServices()) {
  const user = userEvent.setup();
  const page = renderInHost(<FormPage slug="open-day" />, { services });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const fill = async (text: string) => user.type(await screen.findByRole('textbox', { name: 'Name' }), text);
  return { ...page, press, fill };
}

/** Somebody fills the form in and submits it while nothing reaches the server. */
async function submitWithoutNetwork() {
  const visitor = visit();
  await visitor.fill('Zoë of Łódź');
  await visitor.press('Submit');
  await waits();
  return visitor;
}

test('a form that finds no network says that it waits, and is sent once when there is one', async () => {
  await submitWithoutNetwork();
  server.answer(routes.submitForm, { id: '1', reference: 'OD-1' });
  await comesBack();
  expect(await screen.findByText('OD-1')).toBeInTheDocument();
  expect(screen.getByText('See you at the open day.')).toBeInTheDocument();
  const sent = submissions().length;
  await comesBack();
  expect(submissions()).toHaveLength(sent);
  const keys = submissions().map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  expect(new Set(keys).size).toBe(1);
  expect(submissions().at(-1)?.headers.get('Form-Version')).toBe('3');
});

test('its answers are saved by the time that it waits, so that no save can come after it was sent', async () => {
  await submitWithoutNetwork();
  expect(await storageDump()).toContain('open-day');
});

test('it waits in another visit too, and nothing of it can be read in between', async () => {
  const { unmount } = await submitWithoutNetwork();
  unmount();
  const stored = await storageDump(OUTBOX_DATABASE);
  expect(stored).not.toBe('');
  expect(stored).not.toMatch(/Zoë|Łódź|open-day|Idempotency/);
  visit();
  await waits();
  server.answer(routes.submitForm, { id: '1', reference: 'OD-2' });
  await comesBack();
  expect(await screen.findByText('OD-2')).toBeInTheDocument();
  expect(submissions().at(-1)?.body).toEqual([{ name: 'who', values: { name: 'Zoë of Łódź' } }]);
  // Its draft, too, is gone.
  await waitFor(async () => expect(await storageDump()).toBe(''));
});

test('it can be taken back before it is sent, and the answers changed', async () => {
  const { press } = await submitWithoutNetwork();
  await press('Don’t send it, change my answers');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Zoë of Łódź');
  const sent = submissions().length;
  await comesBack();
  expect(submissions()).toHaveLength(sent);
  expect(await indexedDB.databases()).not.toContainEqual(expect.objectContaining({ name: OUTBOX_DATABASE }));
});

test('answers that the server refuses come back into the form, with what is wrong', async () => {
  const { unmount } = await submitWithoutNetwork();
  unmount();
  server.refuse(routes.submitForm, 422, 'Some answers are wrong', {
    errors: [{ page: 'who', field: 'name', message: 'This name is taken' }],
  });
  visit();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Zoë of Łódź');
  expect((await screen.findAllByText(/This name is taken/)).length).toBeGreaterThan(0);
});

test('a server that is there and cannot just now is asked again later', async () => {
  await submitWithoutNetwork();
  server.refuse(routes.submitForm, 503, 'Busy');
  await comesBack();
  await waits();
  server.answer(routes.submitForm, { id: '1', reference: 'OD-3' });
  await comesBack();
  expect(await screen.findByText('OD-3')).toBeInTheDocument();
});

test('the title comes with the form and not before, however late the browser says what waits in it', async () => {
  let answer = () => {};
  const late = new Promise<IDBDatabaseInfo[]>((resolve) => {
    answer = () => resolve([]);
  });
  const databases = jest.spyOn(indexedDB, 'databases').mockResolvedValueOnce([]).mockReturnValue(late);
  const { store } = visit();
  await waitFor(() => expect(server.heard).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('Loading the form')).toBeInTheDocument();
  expect(store.getState().app.pageTitle).toBe('');
  answer();
  await screen.findByRole('heading', { name: 'Who you are' });
  expect(store.getState().app.pageTitle).toBe('Open day');
  databases.mockRestore();
});

test('where nothing may be kept, it is said at once that it was not sent', async () => {
  withoutCryptography();
  const services = fakeServices();
  const { fill, press } = visit(services);
  await fill('Ada');
  await press('Submit');
  await waitFor(() =>
    expect(services.popup).toHaveBeenCalledWith(expect.objectContaining({ title: 'Form submission failed' })),
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
});

describe('on another page', () => {
  async function elsewhere() {
    const { unmount } = await submitWithoutNetwork();
    unmount();
    const services = fakeServices();
    const onOpen = jest.fn();
    renderInHost(<Outbox onOpen={onOpen} />, { services });
    return { services, onOpen };
  }
  const said = (text: RegExp) => expect.objectContaining({ message: expect.stringMatching(text) });

  test('the person hears that the form waits, and its reference once it was sent', async () => {
    const { services } = await elsewhere();
    await waitFor(() => expect(services.toast).toHaveBeenCalledWith(said(/“Open day” waits/)));
    server.answer(routes.submitForm, { id: '1', reference: 'OD-4' });
    await comesBack();
    await waitFor(() => expect(services.toast).toHaveBeenCalledWith(said(/“Open day” has been sent.*OD-4/)));
    expect(services.toast).toHaveBeenCalledTimes(2);
  });

  test('the person hears that it was refused, and is led to the form', async () => {
    const { services, onOpen } = await elsewhere();
    server.refuse(routes.submitForm, 422, 'Some answers are wrong', {
      errors: [{ page: 'who', field: 'name', message: 'This name is taken' }],
    });
    await comesBack();
    await waitFor(() => expect(services.toast).toHaveBeenCalledWith(said(/could not be taken/)));
    const [toast] = jest.mocked(services.toast).mock.lastCall ?? [];
    toast?.actions?.[0]?.onPress();
    expect(onOpen).toHaveBeenCalledWith('/open-day');
  });

  test('what was sent and seen is not told again, and leaves nothing', async () => {
    const { services } = await elsewhere();
    server.answer(routes.submitForm, { id: '1', reference: 'OD-5' });
    await comesBack();
    await waitFor(() => expect(services.toast).toHaveBeenCalledWith(said(/OD-5/)));
    cleanup();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const next = fakeServices();
    renderInHost(<Outbox onOpen={jest.fn()} />, { services: next });
    await waitFor(async () =>
      expect(await indexedDB.databases()).not.toContainEqual(expect.objectContaining({ name: OUTBOX_DATABASE })),
    );
    expect(next.toast).not.toHaveBeenCalled();
  });
});
