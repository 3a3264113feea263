import { REPORT_FAILED, SUPPORT_MAILBOX } from '@forms/shared/contract';
import type { BugCause, HostServices } from '@forms/shared/platform/services';
import type { Store } from '@forms/shared/platform/store';
import { useCallback, useEffect } from 'react';
import { say } from '../translation/say';
import { SAVED_REPORTS } from './savedPlace';

type Feedback = Pick<HostServices, 'toast' | 'popup' | 'prompt'>;

// Not in the first load: it comes with what is done without a network, or when somebody asks for it.
const reporting = () => import('./reporting');

/** Asks for detail and sends a bug report. One that finds no server is kept, and sent at the next start or connection. */
export function useBugReports(store: Store, { toast, popup, prompt }: Feedback): HostServices['reportBug'] {
  useEffect(() => {
    const send = async () => {
      if (!hasSaved()) return;
      const { sendSaved } = await reporting();
      if (await sendSaved(store)) toast({ kind: 'positive', message: say('Your report from earlier has been sent.') });
    };
    const sendIfPossible = () => void send().catch(() => undefined);
    sendIfPossible();
    window.addEventListener('online', sendIfPossible);
    return () => window.removeEventListener('online', sendIfPossible);
  }, [store, toast]);

  return useCallback(
    async (cause: BugCause) => {
      const { report } = await reporting().catch(() => ({ report: undefined }));
      if (report) return report(store, { popup, prompt }, cause);
      return popup({
        title: say(REPORT_FAILED),
        message: say('Please contact us by email at {mailbox}.', { mailbox: SUPPORT_MAILBOX }),
      });
    },
    [store, popup, prompt],
  );
}

function hasSaved(): boolean {
  try {
    return localStorage.getItem(SAVED_REPORTS) !== null;
  } catch {
    return false;
  }
}
