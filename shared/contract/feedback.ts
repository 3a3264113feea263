import { TYPE_MISMATCH } from './files/file';
import { LOGIN_EXPIRED } from './sessions/session';

/** How long a toast stays, in milliseconds; a notification is one that no failure is behind. */
export const TOAST_MS = {
  notification: 5_000,
  rejectedFile: 5_000,
  noResponse: 5_000,
  refused: 10_000,
  serverError: 60_000,
} as const;

const messages = {
  400: 'Not your file',
  401: LOGIN_EXPIRED,
  402: 'Not your file',
  403: 'Unauthorized',
  422: TYPE_MISMATCH,
  429: 'Network busy, please wait a few seconds and try again (429)',
  503: 'Network busy, please wait a few seconds and try again (503)',
} as const;
export type StatusMessage = (typeof messages)[keyof typeof messages];
/** What a failed call is called when the server sends no words of its own. */
export const statusMessages: Readonly<Record<number, StatusMessage | undefined>> = messages;

export const REPORT_PROMPT =
  'Please add as much detail as to what you were doing when this error occurred, including any steps which can repeat it';
export const REPORT_SUBMITTED = 'Report submitted';
export const REPORT_FAILED = 'Report failed';
/** Where a report goes by e-mail when it could not be sent. */
export const SUPPORT_MAILBOX = 'support@example.org';

/**
 * The words 'Loading chunk N failed', where that is what an error says: the code of a part did not come, or not within
 * the builds' 120 seconds.
 */
export const chunkFailure = (error: unknown): string | undefined =>
  error instanceof Error ? /Loading (CSS )?chunk \S+ failed/.exec(error.message)?.[0] : undefined;
