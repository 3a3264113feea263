import { routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshBrowserStorage, storageDump, withoutCryptography } from '../drafts/browserStorage.fake';
import { Messages } from './Messages';
import { NoApplication } from './NoApplication';

const NOT_SENT = 'Not sent yet. It is kept on this device until you send it.';
const written = 'May I bring my dictionary?';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(routes.writeToStaff, undefined);
  await freshBrowserStorage();
});
afterEach(() => server.stop());

const open = (link: string) => renderInHost(<Messages link={link} messages={[]} isOpen onChange={() => {}} />);
const box = () => screen.findByRole('textbox', { name: 'Write to us about this' });
/** Writes a message and leaves it half written, once it is kept. */
async function leavesIt(link: string) {
  const view = open(link);
  await userEvent.type(await box(), written);
  expect(await screen.findByText(NOT_SENT, {}, { timeout: 5000 })).toBeInTheDocument();
  view.unmount();
}

test('a half-written message is there again after a reload, on its own page alone, and lies sealed on the device', async () => {
  await leavesIt('secret');
  const lies = await storageDump();
  expect(lies).not.toBe('');
  expect(lies).not.toMatch(/dictionary|secret/);
  const other = open('of another');
  expect(await box()).toHaveValue('');
  other.unmount();
  open('secret');
  await waitFor(async () => expect(await box()).toHaveValue(written));
  expect(screen.getByText(NOT_SENT)).toBeInTheDocument();
});

test('sent, nothing of it stays on the device, and it is the message that was begun', async () => {
  await leavesIt('secret');
  open('secret');
  await waitFor(async () => expect(await box()).toHaveValue(written));
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(async () => expect(await box()).toHaveValue(''));
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument();
});

test('emptied, nothing of it stays either', async () => {
  await leavesIt('secret');
  open('secret');
  await waitFor(async () => expect(await box()).toHaveValue(written));
  await userEvent.clear(await box());
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

test('with a page that opens no more goes what was being written on it', async () => {
  await leavesIt('secret');
  renderInHost(<NoApplication link="secret" />);
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

test('where a browser cannot seal, a message is written and sent all the same', async () => {
  withoutCryptography();
  open('secret');
  await userEvent.type(await box(), written);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(server.heard.find(({ route }) => route === routes.writeToStaff)?.body).toEqual({
    link: 'secret',
    text: written,
  });
});
