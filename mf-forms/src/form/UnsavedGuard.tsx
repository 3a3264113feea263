import { useBlocker } from '@forms/shared/platform/routing';
import { type Question, useServices } from '@forms/shared/platform/services';
import { useEffect, useRef } from 'react';

const savesNothing = async () => {};

interface UnsavedGuardProps {
  hasUnsaved(): boolean;
  question: Question;
  /** Tried first. */
  save?(): Promise<void>;
}

/**
 * Asks before the person leaves behind what is nowhere else yet, by a link or by closing the tab. The router heeds one
 * guard at a time.
 */
export function UnsavedGuard({ hasUnsaved, question, save = savesNothing }: UnsavedGuardProps) {
  const services = useServices();
  const unsaved = useRef(hasUnsaved);
  unsaved.current = hasUnsaved;

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved.current(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void save()
      .then(() => !unsaved.current() || services.confirm(question))
      .then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, services, question, save]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!unsaved.current()) return;
      void save();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [save]);
  return null;
}
