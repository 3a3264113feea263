import { type BugReport, SUPPORT_MAILBOX } from '@forms/shared/contract';
import type { BugCause } from '@forms/shared/services';
import type { AppState } from '@forms/shared/store';

/**
 * An address as a report may carry it: what an address opens (a sign-in token, a draft, a file) is as good as a key,
 * so only the page's own name stays.
 */
export function nameOfPage(pathname: string): string {
  const [first = '', second] = pathname.split('/').filter(Boolean);
  if (first === 'login' || first === 'file') return `/${first}/…`;
  if (first === 'staff') return `/${first}/${second ?? ''}`;
  return second ? `/${first}/…` : `/${first}`;
}

/** A bug report with all that the specification asks for. `detail` is what the person wrote. */
export function bugReportOf(cause: BugCause, detail: string, app: AppState, userId: string | null): BugReport {
  return {
    host: window.location.host,
    route: nameOfPage(window.location.pathname),
    message: cause.message,
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    description: `${window.innerWidth}×${window.innerHeight}, ${navigator.language}`,
    optionalMsg: detail,
    response: cause.response ?? '',
    status: cause.status ?? null,
    request: cause.request ?? '',
    API: cause.api ?? '',
    userId,
    version: app.version,
    app: app.app,
    school: app.campus,
  };
}

/** A `mailto:` link with the report written into it, for when it could not be sent. */
export function mailOf(report: BugReport): string {
  const body = Object.entries(report)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  return `mailto:${SUPPORT_MAILBOX}?subject=${encodeURIComponent(`Error report (${report.app} ${report.version})`)}&body=${encodeURIComponent(body)}`;
}
