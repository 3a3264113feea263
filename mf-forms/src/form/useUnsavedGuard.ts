import { useBlocker } from '@forms/shared/routing';
import { useServices } from '@forms/shared/services';
import { useEffect, useRef } from 'react';

/**
 * Asks before the person leaves answers behind that are nowhere else yet: by a link, or by closing the tab. `save` is
 * tried first.
 */
export function useUnsavedGuard(hasUnsaved: () => boolean, save: () => Promise<void>): void {
  const services = useServices();
  const unsaved = useRef(hasUnsaved);
  unsaved.current = hasUnsaved;

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved.current(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const ask = () =>
      services.confirm({ title: 'Leave this form?', message: 'Your answers have not been sent and will be lost.' });
    void save()
      .then(() => !unsaved.current() || ask())
      .then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, services, save]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!unsaved.current()) return;
      void save();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [save]);
}
