import { routes } from '../../contract';
import { api, call } from './api';
import { app } from './app';
import { endSession, sessionOf } from './endSession';
import { sessionValue } from './session';
import { createStore } from './store';

const notes = sessionValue<Record<string, string>>('test/notes', {});
const calls = api.injectEndpoints({
  endpoints: (build) => ({ sessionTestTitles: build.query(call(routes.titles)) }),
});

function storeOf(userId: string) {
  const store = createStore();
  store.dispatch(sessionOf(userId));
  store.dispatch(notes.set({ one: 'Called, no answer' }));
  return store;
}

test('what a person has begun is there until they sign out, and then nothing of it, nor of what they were answered', async () => {
  const store = storeOf('ada');
  await store.dispatch(calls.util.upsertQueryData('sessionTestTitles', undefined, [{ id: '1', label: 'Dr' }]));
  expect(notes.of(store.getState())).toEqual({ one: 'Called, no answer' });
  store.dispatch(endSession());
  expect(notes.of(store.getState())).toEqual({});
  expect(store.getState().app.loggedIn).toBe(false);
  const nobodys = createStore();
  nobodys.dispatch(endSession());
  expect(store.getState()).toEqual(nobodys.getState());
});

test('somebody whose session ran out and who signs in again finds what they had begun', () => {
  const store = storeOf('ada');
  store.dispatch(app.actions.loginLost());
  store.dispatch(sessionOf('ada'));
  expect(notes.of(store.getState())).toEqual({ one: 'Called, no answer' });
});

test('another person who signs in over them finds nothing of theirs', () => {
  const store = storeOf('ada');
  store.dispatch(sessionOf('zoe'));
  expect(notes.of(store.getState())).toEqual({});
});
