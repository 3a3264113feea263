import { randomId, type Store, sessionValue } from '@forms/shared/platform/store';

// A visitor has no name: what tells their annotations from another's is kept in their browser (decision 0016).

const KEY = 'forms.annotations.guest';
const idKey = (fileId: string) => `forms.annotations.${fileId}`;

/** A browser may forbid storage: then it lasts as long as the page, at most until somebody signs out. */
const here = sessionValue<Readonly<Record<string, string>>>('files/guest', {});

type Thunk<T> = (dispatch: Store['dispatch'], getState: Store['getState']) => T;

/** The word by which the server knows a visitor's browser again. */
export const guestKey = (): Thunk<string> => (dispatch) => {
  const saved = dispatch(read(KEY)) ?? randomId();
  dispatch(keep(KEY, saved));
  return saved;
};

/** Which of a file's annotations are this visitor's: the id that saving answered. */
export const savedAnnotationId = (fileId: string): Thunk<string | undefined> => read(idKey(fileId));
export const keepAnnotationId = (fileId: string, id: string): Thunk<void> => keep(idKey(fileId), id);

const read =
  (key: string): Thunk<string | undefined> =>
  (_dispatch, getState) => {
    const inMemory = here.of(getState())[key];
    try {
      return localStorage.getItem(key) ?? inMemory;
    } catch {
      return inMemory;
    }
  };

const keep =
  (key: string, value: string): Thunk<void> =>
  (dispatch, getState) => {
    dispatch(here.set({ ...here.of(getState()), [key]: value }));
    try {
      localStorage.setItem(key, value);
    } catch {}
  };
