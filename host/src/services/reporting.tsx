import {
  type BugReport,
  IDEMPOTENCY_HEADER,
  REPORT_FAILED,
  REPORT_PROMPT,
  REPORT_SUBMITTED,
  SUPPORT_MAILBOX,
} from '@forms/shared/contract';
import type { BugCause, HostServices } from '@forms/shared/platform/services';
import { randomId, type Store } from '@forms/shared/platform/store';
import type { ReactNode } from 'react';
import { calls } from '../calls';
import { say } from '../translation/say';
import { bugReportOf, mailOf } from './bugReport';
import { readFailure } from './failure';
import { forgetReport, savedReports, saveReport } from './savedReports';

/** Asks for detail, then sends a bug report, or keeps it where there is no server to be found. */
export async function report(
  store: Store,
  { popup, prompt }: Pick<HostServices, 'popup' | 'prompt'>,
  cause: BugCause,
): Promise<void> {
  const detail = await prompt({
    title: say('Report a problem'),
    message: say(REPORT_PROMPT),
    label: say('What were you doing?'),
    yes: say('Report'),
    no: say('Cancel'),
  });
  if (detail === undefined) return;
  const state = store.getState();
  const userId = calls.endpoints.hostSession.select()(state).data?.userId ?? null;
  const bugReport = bugReportOf(cause, detail, state.app, userId);
  const key = randomId();
  const sending = await send(store, key, bugReport);
  if (sending === 'sent')
    return popup({ title: say(REPORT_SUBMITTED), message: say('Thank you. We will look into it.') });
  const saved = sending === 'unheard' && saveReport(key, bugReport);
  return popup({ title: say(REPORT_FAILED), message: <MailInstead report={bugReport} saved={saved} /> });
}

/** Whether any of the kept reports has been sent. One that the server refuses is not tried again. */
export async function sendSaved(store: Store): Promise<boolean> {
  let sent = false;
  for (const [key, report] of savedReports()) {
    const sending = await send(store, key, report);
    if (sending === 'unheard') return sent;
    forgetReport(key);
    sent ||= sending === 'sent';
  }
  return sent;
}

/** The same key makes one report of it, however often it arrives. */
async function send(store: Store, key: string, report: BugReport): Promise<'sent' | 'refused' | 'unheard'> {
  const call = { body: report, headers: { [IDEMPOTENCY_HEADER]: key } };
  const { error } = await store.dispatch(calls.endpoints.hostReportBug.initiate(call));
  if (!error) return 'sent';
  return readFailure(error).status === undefined ? 'unheard' : 'refused';
}

const SAVED =
  'The server could not be reached. Your report is kept on this device and will be sent once you are connected again. If it cannot wait, please contact us by email, in which the report is written already:';
const NOT_SENT = 'Your report could not be sent. Please contact us by email, in which the report is written already:';

function MailInstead({ report, saved }: { report: BugReport; saved: boolean }): ReactNode {
  return (
    <p>
      {say(saved ? SAVED : NOT_SENT)} <a href={mailOf(report)}>{SUPPORT_MAILBOX}</a>
    </p>
  );
}
