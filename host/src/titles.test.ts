import { routes } from '@forms/shared/contract';
import { createStore } from '@forms/shared/platform/store';
import { fakeServer } from '@forms/shared/testing';
import { loadTitles } from './titles';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

test('the titles that people choose from stand in the store', async () => {
  const titles = [{ id: 'dr', label: 'Dr' }];
  server.answer(routes.titles, titles);
  const store = createStore();
  await loadTitles(store);
  expect(store.getState().app.titles).toEqual(titles);
});

test('without them nothing else changes', async () => {
  server.refuse(routes.titles, 503, 'Network busy');
  const store = createStore();
  const before = store.getState().app;
  await loadTitles(store);
  expect(store.getState().app).toEqual(before);
});
