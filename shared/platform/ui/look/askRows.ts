import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { PAGE_SIZE, type PageSize } from '../../../contract';
import type { Store } from '../../store';
import { savedView } from './savedView';

/** What a list that comes by pages is asked for, as its call takes it. */
export interface AskedOfList {
  query: Record<string, string>;
  headers?: Record<string, string>;
}

/**
 * Asks for the rows that a list opens with at an address with these parts; nothing where its look is a view's, which has
 * to be known first. A part that is a list exposes one as `askRows`: the host calls it before the list is drawn.
 */
export type AskRows = (store: Store, params: URLSearchParams) => Promise<unknown> | undefined;

/** Whoever draws the list holds its rows. */
const unheld = { subscribe: false } as const;

interface Endpoint {
  // biome-ignore lint/suspicious/noExplicitAny: as the library says of what any endpoint makes
  initiate(asked: AskedOfList, options: typeof unheld): ThunkAction<Promise<unknown>, any, any, UnknownAction>;
}

/** What asks for the first rows of the list of that id by a call, as `useListLook` with the same id and size asks for them. */
export const askRowsOf =
  (id: string, { initiate }: Endpoint, pageSize: PageSize = PAGE_SIZE): AskRows =>
  (store, params) =>
    params.has('view')
      ? undefined
      : store.dispatch(
          initiate(
            { query: { ...Object.fromEntries(params), size: String(savedView(id).pageSize ?? pageSize) } },
            unheld,
          ),
        );
