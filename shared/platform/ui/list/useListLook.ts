import { useEffect, useState } from 'react';
import { ALL, PAGE_SIZE, type PageSize, SEARCH_HEADER } from '../../../contract';
import { useLocation, useNavigationType, useSearchParams } from '../../routing';
import { sessionValue, useAppStore } from '../../store';
import type { AskedOfList } from '../look/askRows';
import { savedView, saveView } from '../look/savedView';
import { useSettled } from '../useSettled';

/** What was searched for, and the row last visited. */
interface Memory {
  typed: string;
  /** The search that the address's place is of: another begins at its first page. */
  placeOf: string;
  visited: string | undefined;
}
const nothing: Memory = { typed: '', placeOf: '', visited: undefined };
/** By the entry in the browser's history, for who goes back: a search may be somebody's name, and stands in no address. */
const memories = sessionValue<Readonly<Record<string, Memory>>>('lists/searches', {});

/**
 * How somebody looks at a list that comes by pages. Tab, filters, order and place are the address', so that it can be kept,
 * sent and come back to; what is searched for is not.
 */
export function useListLook({ id, pageSize = PAGE_SIZE }: { id: string; pageSize?: PageSize }) {
  const store = useAppStore();
  const { key: entry } = useLocation();
  const movement = useNavigationType();
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState(() => savedView(id));

  const place = `${entry} ${id}`;
  const [known] = useState(() => memories.of(store.getState())[place]);
  const [memory, setMemory] = useState(known ?? nothing);
  const [at, setAt] = useState(entry);
  if (at !== entry) {
    setAt(entry);
    // What is narrowed here replaces the entry; any other way leads to another look at the list.
    if (movement !== 'REPLACE') setMemory(memories.of(store.getState())[place] ?? nothing);
  }
  useEffect(() => {
    store.dispatch(memories.set({ ...memories.of(store.getState()), [place]: memory }));
  }, [store, place, memory]);

  const searched = useSettled(memory.typed).trim();
  const size = view.pageSize ?? pageSize;
  const { place: stands, ...narrowed } = Object.fromEntries(params);
  const isSettled = memory.typed.trim() === searched;
  const isLeft = stands !== undefined && isSettled && memory.placeOf !== searched;
  const query = { ...narrowed, ...(stands !== undefined && !isLeft && { place: stands }), size: String(size) };
  const asked: AskedOfList = {
    query,
    ...(searched !== '' && { headers: { [SEARCH_HEADER]: encodeURIComponent(searched) } }),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is left
  useEffect(() => {
    if (isLeft) change({});
  }, [isLeft]);

  /** Another look begins at its first page, unless it says which. An empty part goes. */
  function change(parts: Readonly<Record<string, string | undefined>>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ place: undefined, ...parts })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return {
    id,
    asked,
    size,
    typed: memory.typed,
    searched,
    visited: memory.visited,
    /** Whether nobody comes back to it. */
    isNew: known === undefined,
    visit: (visited: string | undefined) => setMemory((before) => ({ ...before, visited })),
    // The page that one looks at stays until what was typed is searched for.
    searchFor: (typed: string) => setMemory((before) => ({ ...before, typed, visited: undefined })),
    change,
    openTab: (tab: string) => change({ tab: tab === ALL ? undefined : tab }),
    openPlace(where: string | undefined) {
      setMemory((before) => ({ ...before, placeOf: searched, visited: undefined }));
      change({ place: where });
    },
    view,
    changeView(next: typeof view) {
      setView(next);
      saveView(id, next);
    },
  };
}
export type ListLook = ReturnType<typeof useListLook>;
