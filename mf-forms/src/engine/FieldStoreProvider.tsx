import type { FieldModel } from '@forms/shared/contract';
import type { FormApi } from 'final-form';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { Form, useForm } from 'react-final-form';
import type { FieldState, FieldStore } from './fieldStore';

const stores = new WeakMap<FormApi, FieldStore>();

/** The fields subscribe for themselves: nothing in the form draws the whole of it anew. */
const nothing = {};
const doNothing = () => {};

/** Gives a form, or a row of a sub-table, to the fields inside it. */
export function FieldStoreProvider({ store, children }: { store: FieldStore; children: ReactNode }) {
  const form = store.form as FormApi;
  stores.set(form, store);
  return (
    <Form form={form} onSubmit={doNothing} subscription={nothing}>
      {() => children}
    </Form>
  );
}

/** The store of the form around. Throws outside a `FieldStoreProvider`. */
export function useFieldStore(): FieldStore {
  const store = stores.get(useForm('useFieldStore'));
  if (!store) throw new Error('A field needs a FieldStoreProvider above it');
  return store;
}

/** A field's state; draws again only when its own value, error or showing changes. */
export function useFieldState(field: FieldModel): FieldState {
  const store = useFieldStore();
  const watch = useCallback((listener: () => void) => store.watch(field, listener), [store, field]);
  return useSyncExternalStore(watch, () => store.stateOf(field));
}
