import { api } from './api';
import { app } from './app';
import { session, sessionEnded } from './session';
import type { Store } from './store';

type Thunk = (dispatch: Store['dispatch'], getState: Store['getState']) => void;

/**
 * Clears whatever the store holds of the person who was here: what they began, looked at, and were answered.
 * @internal For the host alone.
 */
export const endSession = (): Thunk => (dispatch) => {
  dispatch(sessionEnded());
  dispatch(api.util.resetApiState());
};

/**
 * The session is this person's: what somebody else has left is cleared first.
 * @internal For the host alone.
 */
export const sessionOf =
  (userId: string): Thunk =>
  (dispatch, getState) => {
    const before = getState().session.userId;
    if (before === userId) return;
    if (before !== undefined) {
      dispatch(endSession());
      dispatch(app.actions.login());
    }
    dispatch(session.actions.belongsTo(userId));
  };
