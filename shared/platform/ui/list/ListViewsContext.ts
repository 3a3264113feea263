import { createContext, type ReactNode } from 'react';
import type { ListLook } from './useListLook';

/** Draws the looks at a list that staff keep under names, above the list of that id; nothing above another. */
export type DrawViews = (id: string, look: ListLook) => ReactNode;

/** What the portal draws above a list of a part's. */
export const ListViewsContext = createContext<DrawViews | undefined>(undefined);
