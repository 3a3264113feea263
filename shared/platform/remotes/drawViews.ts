import type { ReactNode } from 'react';
import type { ListLook } from '../ui/list';

/** Draws the looks at a list that staff keep under names: the portal's, in a list of a part's. */
export type DrawViews = (look: ListLook) => ReactNode;
