import { OUTBOX_DATABASE } from '@forms/shared/contract';
import { renderInHost } from '@forms/shared/testing';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Offline } from './Offline';

jest.mock('./startOffline', () => ({ startOffline: () => Promise.resolve() }));

class NoChannel extends EventTarget {
  close() {}
}

let hasCome: boolean;
let asked: number;
/** A part that comes once the server is well. */
function Part() {
  const here = hasCome;
  useEffect(() => {
    asked += 1;
  }, []);
  return here ? <p data-remote="mf-forms">Sends what waits</p> : null;
}

beforeEach(() => {
  jest.useFakeTimers();
  hasCome = false;
  asked = 0;
  Object.assign(window, {
    BroadcastChannel: NoChannel,
    indexedDB: { databases: async () => [{ name: OUTBOX_DATABASE }] },
  });
});
afterEach(() => jest.useRealTimers());

const settings = {} as Parameters<typeof Offline>[0]['settings'];
const open = async () => {
  renderInHost(<Offline settings={settings} onOpen={() => {}} />, { remotes: { 'mf-forms/Outbox': Part } });
  await act(async () => {});
};
const passes = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000));

test('what sends the forms that wait is asked for until it comes, though no connection was ever lost, and not again', async () => {
  await open();
  expect(asked).toBe(1);
  await passes(30);
  expect(asked).toBe(2);
  hasCome = true;
  await passes(30);
  expect(screen.getByText('Sends what waits')).toBeInTheDocument();
  await passes(300);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(asked).toBe(3);
});

test('it is asked for at once when the connection is back', async () => {
  await open();
  hasCome = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Sends what waits')).toBeInTheDocument();
  expect(asked).toBe(2);
});
