import { app, type Store } from '@forms/shared/platform/store';
import { calls } from './calls';

/** Brings the titles that people choose from into the store. Without them every form still works. */
export async function loadTitles(store: Store): Promise<void> {
  const { data } = await store.dispatch(calls.endpoints.hostTitles.initiate());
  if (data) store.dispatch(app.actions.titlesLoaded(data));
}
