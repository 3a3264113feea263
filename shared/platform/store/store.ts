import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { api } from './api';
import { app } from './app';
import { session } from './session';

const rootReducer = combineSlices(app, session, api);

/**
 * The product's one store. The host makes it; remotes reach it through the hooks.
 * @internal For the host alone.
 */
export const createStore = () => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (standard) => standard().concat(api.middleware),
  });
  // Calls that wish it are made again when the window is looked at again, or back on line.
  setupListeners(store.dispatch);
  return store;
};

/** @internal For the host alone. */
export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof rootReducer>;
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
/** @internal For the host alone. */
export const useAppStore = useStore.withTypes<Store>();
export const useAppSelector = useSelector.withTypes<RootState>();
