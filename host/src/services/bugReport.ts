import { type BugReport, errorAnswer, SUPPORT_MAILBOX } from '@forms/shared/contract';
import type { BugCause } from '@forms/shared/platform/services';
import type { AppState } from '@forms/shared/platform/store';
import { nameOfPage, scrub, withoutKeys } from './scrub';

/**
 * A bug report with all that the specification asks for, and nothing that opens something or that somebody entered but
 * `detail`: what the person wrote for it, in which only keys are taken out.
 */
export function bugReportOf(cause: BugCause, detail: string, app: AppState, userId: string | null): BugReport {
  return {
    host: window.location.host,
    route: nameOfPage(window.location.pathname),
    message: [scrub(cause.message), ...placesIn(cause.stack)].join('\n'),
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    description: `${window.innerWidth}×${window.innerHeight}, ${navigator.language}`,
    optionalMsg: withoutKeys(detail),
    response: answerToReport(cause.response),
    status: cause.status ?? null,
    request: scrub(cause.request ?? ''),
    API: scrub(cause.api ?? ''),
    userId,
    version: app.version,
    app: app.app,
    school: app.campus,
  };
}

/** More places in the code than these help nobody. */
const MOST_PLACES = 15;

/** The lines of a stack that name a place in the code; its first lines repeat the message. */
const placesIn = (stack = ''): string[] =>
  stack
    .split('\n')
    .filter((line) => /\.js:\d+/.test(line))
    .slice(0, MOST_PLACES)
    .map((line) => withoutKeys(line.trim()));

/** Of an answer's body what the server says of itself: its word, its sentence and the request's id; else nothing. */
function answerToReport(body: string | undefined): string {
  const { error, message, requestId } = errorAnswer.safeParse(readJson(body)).data ?? {};
  if (error === undefined || message === undefined || requestId === undefined) return '';
  const isWord = /^[a-z]{1,20}(-[a-z]{1,20})*$/.test(error);
  const isId = /^[\w-]{1,64}$/.test(requestId);
  return JSON.stringify({ error: isWord ? error : '…', message: scrub(message), requestId: isId ? requestId : '…' });
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A `mailto:` link with the report written into it, for when it could not be sent. */
export function mailOf(report: BugReport): string {
  const body = Object.entries(report)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  return `mailto:${SUPPORT_MAILBOX}?subject=${encodeURIComponent(`Error report (${report.app} ${report.version})`)}&body=${encodeURIComponent(body)}`;
}
