/** A transaction that lost against another and may simply run again: PostgreSQL's deadlock and serialisation failure. SQLite has one writer at a time. */
export const isConflict = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error));

/** Whether the database or the disk cannot be used at the moment: the same call may succeed in a while. */
export const isUnavailable = (error: unknown): boolean =>
  passing.test(codeOf(error)) || lostConnection.test(textOf(error, 'message'));

/**
 * PostgreSQL's classes of connection errors (08), of too few resources (53) and of being shut down (57P), SQLite's of a
 * lock and of the disk, the system's of the network, the disk and open files.
 */
const passing =
  /^(08\w{3}|53\w{3}|57P0\d|SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN)(_\w+)?|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT|EMFILE|ENFILE)$/;

/** What `pg` says without a code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** What a library or the system calls an error by, as `40P01`; empty where it says nothing. */
export const codeOf = (error: unknown): string => textOf(error, 'code');

function textOf(error: unknown, name: 'code' | 'message'): string {
  const text = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' ? text : '';
}
