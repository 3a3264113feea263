import { type AuditCheck, errorAnswer } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { staffCalls } from '../staffCalls';
import styles from './AuditLog.module.css';

/** Has every entry looked at, and says whether all are as they were written. */
export function Wholeness() {
  const [check, { data, error, isLoading }] = staffCalls.useHostCheckAuditMutation();
  return (
    <div className={styles.whole}>
      <Button loading={isLoading} onClick={() => void check(undefined)}>
        Check the log
      </Button>
      <div aria-live="polite">
        {error && !isLoading && (
          <Notice kind="error" title="The log could not be checked">
            {answerIn(error, errorAnswer)?.message ?? 'The server could not be reached.'}
          </Notice>
        )}
        {data && !isLoading && <Found check={data} />}
      </div>
    </div>
  );
}

function Found({ check: { entries, last, lastHash, wrong, unchecked } }: { check: AuditCheck }) {
  if (wrong !== null)
    return (
      <Notice kind="error" title={`Entry ${wrong} is not as it was written`}>
        Somebody has changed the database itself. Compare it with a backup from before.
      </Notice>
    );
  return (
    <Notice
      kind="success"
      title={entries === 0 ? 'The log is empty' : `All ${entries} entries are as they were written`}
    >
      {lastHash !== null && (
        <>
          To prove later that nothing was cut off its end, note the last: {last},{' '}
          <span className={styles.hash}>{lastHash}</span>
        </>
      )}
      {unchecked > 0 && ` ${unchecked} of them cannot be told, for their key is not among the site’s any more.`}
    </Notice>
  );
}
