import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The person of this session has gone, or another has come: every slice clears what it holds of them. */
export const sessionEnded = createAction('sessionEnded');

interface SessionState {
  userId: string | undefined;
  values: Readonly<Record<string, unknown>>;
}
const initialState: SessionState = { userId: undefined, values: {} };

/** What one person has begun or looked at, and who that is where they are signed in. */
export const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    stored: ({ values, ...state }, { payload }: PayloadAction<{ key: string; value: unknown }>) => ({
      ...state,
      values: { ...values, [payload.key]: payload.value },
    }),
    belongsTo: (state, { payload }: PayloadAction<string>) => ({ ...state, userId: payload }),
  },
  extraReducers: (build) => build.addCase(sessionEnded, () => initialState),
});

/**
 * Something of one person's that outlives its component, and nothing else of theirs: it goes when they sign out. `key`
 * is unique in the product and begins with the app's name, as `files/unsaved`; the value is plain data.
 *
 *     const unsaved = sessionValue<Record<string, Mark[]>>('files/unsaved', {});
 *     const marks = useAppSelector(unsaved.of)[fileId];
 *     dispatch(unsaved.set({ ...all, [fileId]: marks }));
 */
export const sessionValue = <T>(key: string, empty: T) => ({
  of: ({ session: { values } }: { session: SessionState }): T => (values[key] as T | undefined) ?? empty,
  set: (value: T) => session.actions.stored({ key, value }),
});
