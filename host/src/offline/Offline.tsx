import { OUTBOX_CHANNEL, OUTBOX_DATABASE, type SiteSettings } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { type ReactNode, useEffect, useState } from 'react';
// So that a report of there being no network needs none.
import '../services/reporting';
import { startOffline } from './startOffline';

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

  // A part that could not come while there was no network is asked for again when it is back.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <div hidden>
      {useWaitingForms() && <Remote key={attempt} of="mf-forms/Outbox" onOpen={onOpen} fallback={null} />}
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
