import type { ViewedList } from '@forms/shared/contract';
import type { ListLook } from '@forms/shared/platform/ui/list';
import { useEffect, useState } from 'react';
import { staffCalls } from '../staffCalls';
import { lookAt, lookOf } from './lookOf';

/** Whoever comes by an address that names a view and says no more looks at the list as the view is kept. True until it is known how that is: nothing else is asked for meanwhile. */
export function useViewCome(list: ViewedList, look: ListLook): boolean {
  const { data: views, error } = staffCalls.useHostViewsQuery({ query: { list } });
  const named = look.asked.query.view;
  const [isComing, setComing] = useState(() => named !== undefined && Object.keys(lookOf(look).query).length === 0);
  const isKnown = views !== undefined || error !== undefined;
  // Once, when the views have come: what is changed of the look afterwards stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look is another at each drawing
  useEffect(() => {
    if (!isComing || !isKnown) return;
    const view = views?.find(({ id }) => id === named);
    if (view) lookAt(look, view.look, view.id);
    setComing(false);
  }, [isComing, isKnown]);
  return isComing;
}
