import { api, type RootState, type Store } from '@forms/shared/platform/store';
import type { History } from './history';

/** By file; among the cached calls, all of which are forgotten when a person signs out or another signs in. */
const unsaved = api.injectEndpoints({
  endpoints: (build) => ({
    filesUnsaved: build.query<History | null, string>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    }),
  }),
});

type Thunk<T> = (dispatch: Store['dispatch'], getState: Store['getState']) => T;

const historyIn = (state: RootState, fileId: string) => unsaved.endpoints.filesUnsaved.select(fileId)(state).data;
const hasAny = (state: RootState) =>
  api.util.selectCachedArgsForQuery(state, 'filesUnsaved' as never).some((fileId) => historyIn(state, fileId));

/** What is not saved of a file that is no longer looked at: it is there again when the same person comes back to it. */
export const unsavedOf =
  (fileId: string): Thunk<History | undefined> =>
  (_dispatch, getState) =>
    historyIn(getState(), fileId) ?? undefined;

/** Whether the page's closing would lose anything. */
let wouldLose = () => false;
const warn = (event: BeforeUnloadEvent) => {
  if (wouldLose()) event.preventDefault();
};

/** Keeps what is not saved of a file, or, with nothing, forgets it; the browser asks before a page with any is closed. */
export const keepUnsaved =
  (fileId: string, history: History | undefined): Thunk<void> =>
  (dispatch, getState) => {
    if ((historyIn(getState(), fileId) ?? undefined) === history) return;
    const entry = { endpointName: 'filesUnsaved' as const, arg: fileId, value: history ?? null };
    dispatch(unsaved.util.upsertQueryEntries([entry]));
    wouldLose = () => hasAny(getState());
    if (wouldLose()) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  };
