import { OUTBOX_CHANNEL, OUTBOX_DATABASE, type SiteSettings } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { type ReactNode, useEffect, useRef, useState } from 'react';
// So that a report of there being no network needs none.
import '../services/reporting';
import { startOffline } from './startOffline';

/** A server that hung says to nobody that it is well again: how often a part that did not come is asked for, in milliseconds. */
const AGAIN_MS = 30_000;

interface OfflineProps {
  settings: SiteSettings;
  /** Leads to a path of this site. */
  onOpen(path: string): void;
}

/** What is done without a network and when it is back, once the page has what it needs itself. Draws nothing. */
export function Offline({ settings, onOpen }: OfflineProps): ReactNode {
  const { toast } = useServices();
  useEffect(() => {
    startOffline(settings, toast).catch((error) => {
      // A page that is left meanwhile needs none.
      if (error?.name !== 'AbortError') console.warn(`Without a service worker: ${error}`);
    });
  }, [settings, toast]);

  const mayWait = useWaitingForms();
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mayWait) return;
    const again = () => {
      if (!place.current?.querySelector('[data-remote]')) setAttempt((before) => before + 1);
    };
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [mayWait]);
  return (
    <div ref={place} hidden>
      {mayWait && <Remote key={attempt} of="mf-forms/Outbox" onOpen={onOpen} fallback={null} />}
    </div>
  );
}

/** Whether a form may wait in this browser to be sent; asked without a database of our own. */
function useWaitingForms(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const yes = () => setMay(true);
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.addEventListener('message', yes);
    // Where a browser does not tell which databases it has, there may be one.
    const databases = indexedDB.databases?.() ?? Promise.resolve([{ name: OUTBOX_DATABASE }]);
    databases.then((all) => all.some(({ name }) => name === OUTBOX_DATABASE) && yes()).catch(() => undefined);
    return () => channel.close();
  }, []);
  return may;
}
