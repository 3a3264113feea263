import { capital, type RemoteReleases, shownTime } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import { Fact, Facts } from '../record/Facts';
import { sharedOf, versionOf } from './lineWords';
import styles from './Remotes.module.css';
import { useChangeLine } from './useChangeLine';

/** What of a remote is live and shared out, and the ways forward and back. */
export function Served({ of }: { of: RemoteReleases }) {
  const { live, candidate, share, since, author, problem, back } = of;
  const { askAndChange, isChanging } = useChangeLine(of);
  const backTo = back === undefined ? undefined : versionOf(of, back);
  return (
    <div className={styles.stack}>
      {problem && (
        <Notice kind="warning" title="Visitors get something else">
          {problem}.
        </Notice>
      )}
      <Facts>
        <Fact name="Live">{capital(versionOf(of, live))}</Fact>
        <Fact name="Shared out">{sharedOf({ candidate, share }) || 'Nothing'}</Fact>
        <Fact name="Since">{since === null ? 'The site’s beginning' : `${shownTime(since)}, ${author}`}</Fact>
      </Facts>
      <div className={styles.buttons}>
        {candidate !== null && (
          <Button
            type="primary"
            loading={isChanging}
            onClick={() =>
              void askAndChange(
                { action: 'promote', version: candidate },
                { title: `Make ${candidate} live?`, yes: 'Make live', done: `${candidate} is live` },
              )
            }
          >
            Make {candidate} live
          </Button>
        )}
        {backTo !== undefined && (
          <Button
            danger
            loading={isChanging}
            onClick={() =>
              void askAndChange(
                { action: 'back' },
                { title: `Go back to ${backTo}?`, yes: 'Go back', done: `All visitors get ${backTo}` },
              )
            }
          >
            Go back to {backTo}
          </Button>
        )}
      </div>
    </div>
  );
}
