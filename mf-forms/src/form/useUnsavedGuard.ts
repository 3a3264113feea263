import { useBlocker } from '@forms/shared/routing';
import { useServices } from '@forms/shared/services';
import { useEffect, useRef } from 'react';

/** Asks before the person leaves answers behind that are nowhere else yet: by a link, or by closing the tab. */
export function useUnsavedGuard(hasUnsaved: () => boolean): void {
  const services = useServices();
  const unsaved = useRef(hasUnsaved);
  unsaved.current = hasUnsaved;

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved.current(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void services
      .confirm({ title: 'Leave this form?', message: 'Your answers have not been sent and will be lost.' })
      .then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, services]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
