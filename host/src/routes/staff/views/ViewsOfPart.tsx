import type { ViewedList } from '@forms/shared/contract';
import { type DrawViews, type ListLook, ListViewsContext } from '@forms/shared/platform/ui/list';
import { type ReactNode, useCallback } from 'react';
import { useViewCome } from './useViewCome';
import { Views } from './Views';

interface OfList {
  list: ViewedList;
}

/** Has the views of a list stand above it where a part draws it. */
export function ViewsOfPart({ list, children }: OfList & { children: ReactNode }) {
  const draw = useCallback<DrawViews>((id, look) => id === list && <ViewsCome list={list} look={look} />, [list]);
  return <ListViewsContext value={draw}>{children}</ListViewsContext>;
}

/** The list is asked for once as its address says, and again where the view that this names says more. */
function ViewsCome(views: OfList & { look: ListLook }) {
  useViewCome(views.list, views.look);
  return <Views {...views} />;
}
