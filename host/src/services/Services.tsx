import { type HostServices, ServicesProvider } from '@forms/shared/platform/services';
import type { Store } from '@forms/shared/platform/store';
import { type ReactNode, useMemo } from 'react';
import { say } from '../translation/say';
import { Dialog } from './Dialog';
import { causeOf, readFailure } from './failure';
import { Toasts } from './Toasts';
import { useBugReports } from './useBugReports';
import { useDialogs } from './useDialogs';
import { useToasts } from './useToasts';

/** Gives every part the host's services, and draws what they show. */
export function Services({ store, children }: { store: Store; children: ReactNode }) {
  const { toasts, toast, dismiss } = useToasts();
  const { dialog, popup, confirm, prompt } = useDialogs();
  const reportBug = useBugReports(store, { toast, popup, prompt });

  const services = useMemo<HostServices>(() => {
    function requestError(error: unknown) {
      const { status, ...failure } = readFailure(error);
      const report = { label: say('Report'), onPress: () => void reportBug(causeOf(error)) };
      toast({ ...failure, actions: status === undefined ? [] : [report] });
    }
    return { toast, popup, confirm, prompt, reportBug, requestError };
  }, [toast, popup, confirm, prompt, reportBug]);

  return (
    <ServicesProvider value={services}>
      {children}
      <Toasts toasts={toasts} covered={dialog !== undefined} onDismiss={dismiss} />
      {dialog && <Dialog key={dialog.id} dialog={dialog} />}
    </ServicesProvider>
  );
}
