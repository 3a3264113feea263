import { Remote } from '@forms/shared/platform/remotes';
import { useParams } from '@forms/shared/platform/routing';
import { endSession, useAppDispatch } from '@forms/shared/platform/store';
import { useCallback, useState } from 'react';
import { useSignedOutElsewhere } from './staff/portal/otherTabs';
import { useBlankHeading } from './usePageHeading';

/** A file at its own address. Once another tab has signed out it is asked for anew, as by whoever sits there now. */
export function FileRoute() {
  const { hash = '' } = useParams();
  const dispatch = useAppDispatch();
  const [timesSignedOut, setTimesSignedOut] = useState(0);
  useSignedOutElsewhere(
    useCallback(() => {
      dispatch(endSession());
      setTimesSignedOut((times) => times + 1);
    }, [dispatch]),
  );
  const opening = `${hash} ${timesSignedOut}`;
  useBlankHeading(opening);
  return <Remote of="mf-files/FilePage" key={opening} fileId={hash} />;
}
