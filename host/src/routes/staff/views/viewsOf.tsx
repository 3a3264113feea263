import type { ViewedList } from '@forms/shared/contract';
import type { DrawViews } from '@forms/shared/platform/remotes';
import type { ListLook } from '@forms/shared/platform/ui/list';
import { useViewCome } from './useViewCome';
import { Views } from './Views';

/** Draws the views of a list that a part draws. */
export const viewsOf =
  (list: ViewedList): DrawViews =>
  (look) => <ViewsOfPart list={list} look={look} />;

/** The list is asked for once as its address says, and again where the view that this names says more. */
function ViewsOfPart(views: { list: ViewedList; look: ListLook }) {
  useViewCome(views.list, views.look);
  return <Views {...views} />;
}
