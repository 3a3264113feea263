import type { Draft, SavedDraft } from '@forms/shared/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { calls } from '../calls';
import type { FormEngine } from '../engine/formEngine';
import { createAutosave, handOver } from './autosave';

/** Milliseconds after which a save that failed is tried again. */
const AGAIN_MS = 3000;

/**
 * Keeps a form's answers in the browser while they are given: after a pause, on another page, and on leaving.
 * `onKeep` takes them instead. `keepBehindLink` keeps them on the server too; it rejects with the call that failed.
 */
export function useAutosave(
  engine: FormEngine,
  { journey, current, passed }: Pick<Draft, 'journey' | 'current' | 'passed'>,
  link: SavedDraft | undefined,
  onKeep: ((draft: Draft) => void) | undefined,
) {
  const { form, store } = engine;
  const place = useRef({ current, passed });
  place.current = { current, passed };
  const read = (): Draft => ({
    slug: form.slug,
    version: form.version,
    journey,
    pages: Object.entries(store.values()).map(([name, values]) => ({ name, values })),
    ...place.current,
  });
  const [autosave] = useState(() => (onKeep ? handOver(read, onKeep) : createAutosave(read, link)));
  const state = useSyncExternalStore(autosave.watch, autosave.state);

  useEffect(() => {
    let values = store.values();
    return store.watchAll(() => {
      if (store.values() === values) return;
      values = store.values();
      if (store.isEdited()) autosave.changed();
    });
  }, [store, autosave]);

  useEffect(() => {
    if (state.is !== 'failed') return;
    const again = setTimeout(autosave.saveNow, AGAIN_MS);
    return () => clearTimeout(again);
  }, [autosave, state]);

  const page = useRef(current);
  useEffect(() => {
    if (page.current === current) return;
    page.current = current;
    if (!store.isEdited() && !onKeep) return;
    autosave.changed();
    void autosave.saveNow();
  }, [store, autosave, current, onKeep]);

  useEffect(() => {
    const leave = () => void autosave.saveNow();
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [autosave]);

  const [keep] = calls.useFormsKeepDraftMutation();
  async function keepBehindLink(): Promise<SavedDraft> {
    const saved = await keep({ body: { ...read(), hash: autosave.linked()?.hash } }).unwrap();
    await autosave.link(saved);
    return saved;
  }

  return { autosave, state, keepBehindLink, read };
}
