import type { FieldModel } from '@forms/shared/contract';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldState, FieldStore } from './fieldStore';

const FieldStoreContext = createContext<FieldStore | undefined>(undefined);
export const FieldStoreProvider = FieldStoreContext.Provider;

export function useFieldStore(): FieldStore {
  const store = useContext(FieldStoreContext);
  if (!store) throw new Error('A field needs a FieldStoreProvider above it');
  return store;
}

/** A field's state; draws again only when its own value, error or showing changes. */
export function useFieldState(field: FieldModel): FieldState {
  const store = useFieldStore();
  const watch = useCallback((listener: () => void) => store.watch(field, listener), [store, field]);
  return useSyncExternalStore(watch, () => store.stateOf(field));
}
