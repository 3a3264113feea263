import { REPORT_FAILED, REPORT_PROMPT, REPORT_SUBMITTED, SUPPORT_MAILBOX } from '@forms/shared/contract';
import { type BugCause, type HostServices, ServicesProvider } from '@forms/shared/services';
import type { Store } from '@forms/shared/store';
import { type ReactNode, useMemo } from 'react';
import { calls } from '../calls';
import { bugReportOf, mailOf } from './bugReport';
import { Dialog } from './Dialog';
import { readFailure } from './failure';
import { Toasts } from './Toasts';
import { useDialogs } from './useDialogs';
import { useToasts } from './useToasts';

/** Gives every part the host's services, and draws what they show. */
export function Services({ store, children }: { store: Store; children: ReactNode }) {
  const { toasts, show, dismiss } = useToasts();
  const { dialogs, services: ask } = useDialogs();

  const services = useMemo<HostServices>(() => {
    async function reportBug(cause: BugCause) {
      const detail = await ask.prompt({
        title: 'Report a problem',
        message: REPORT_PROMPT,
        label: 'What were you doing?',
        yes: 'Report',
        no: 'Cancel',
      });
      if (detail === undefined) return;
      const state = store.getState();
      const userId = calls.endpoints.hostSession.select()(state).data?.userId ?? null;
      const report = bugReportOf(cause, detail, state.app, userId);
      try {
        await store.dispatch(calls.endpoints.hostReportBug.initiate({ body: report })).unwrap();
      } catch {
        await ask.popup({ title: REPORT_FAILED, message: <MailInstead href={mailOf(report)} /> });
        return;
      }
      await ask.popup({ title: REPORT_SUBMITTED, message: 'Thank you. We will look into it.' });
    }

    function requestError(error: unknown) {
      const { status, message, kind, duration } = readFailure(error);
      const report = () => void reportBug({ message, ...(status === undefined ? {} : { status }) });
      show({ message, kind, duration, actions: status === undefined ? [] : [{ label: 'Report', onPress: report }] });
    }

    return { toast: show, ...ask, reportBug, requestError };
  }, [store, show, ask]);

  return (
    <ServicesProvider value={services}>
      {children}
      <Toasts toasts={toasts} onDismiss={dismiss} />
      {dialogs.map((dialog) => (
        <Dialog key={dialog.id} dialog={dialog} />
      ))}
    </ServicesProvider>
  );
}

function MailInstead({ href }: { href: string }) {
  return (
    <p>
      Your report could not be sent. Please contact us by e-mail at <a href={href}>{SUPPORT_MAILBOX}</a>: the report is
      written into the message already.
    </p>
  );
}
