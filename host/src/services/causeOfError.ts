import type { BugCause } from '@forms/shared/platform/services';

/** An error that was thrown, for a bug report; `what` failed, where that is known. */
export function causeOfError(error: unknown, what?: string): BugCause {
  const description = error instanceof Error ? error.message : String(error);
  return {
    message: what ? `${what}: ${description}` : description,
    ...(error instanceof Error && error.stack ? { stack: error.stack } : {}),
  };
}
