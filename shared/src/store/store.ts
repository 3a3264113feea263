import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './api';
import { app } from './app';

const rootReducer = combineSlices(app, api);

/** The product's one store. The host makes it; remotes reach it through the hooks. */
export const createStore = () => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (standard) => standard().concat(api.middleware),
  });
  // Calls that wish it are made again when the window is looked at again, or back on line.
  setupListeners(store.dispatch);
  return store;
};

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof rootReducer>;
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
