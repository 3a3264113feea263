import { type OwnSession, shownTime } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading } from '@forms/shared/platform/ui';
import { useRef } from 'react';
import { Failed } from '../../Failed';
import { staffCalls, watched } from '../staffCalls';
import styles from './OwnSessions.module.css';

/** Every browser that one is signed in with, and a way to sign out there. */
export function OwnSessions() {
  const { data, error, refetch } = staffCalls.useHostOwnSessionsQuery(undefined, {
    ...watched,
    refetchOnMountOrArgChange: true,
  });
  const [end, { isLoading, originalArgs }] = staffCalls.useHostEndOwnSessionMutation();
  const { requestError, toast } = useServices();
  const list = useRef<HTMLUListElement>(null);

  async function signOut({ id }: OwnSession) {
    try {
      await end({ params: { id } }).unwrap();
      toast({ kind: 'positive', message: 'Signed out there' });
      // Its button is gone.
      list.current?.focus();
    } catch (failure) {
      requestError(failure);
    }
  }

  if (error && !data) return <Failed what="The list" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the list" lines={2} />;
  return (
    <ul ref={list} tabIndex={-1} className={styles.sessions} aria-label="Where you are signed in">
      {data.map((session) => (
        <li key={session.id} className={styles.session}>
          <div>
            <p className={styles.name}>{session.current ? 'This browser' : 'Another browser'}</p>
            <p className={styles.times}>
              Since {shownTime(session.since)}
              {!session.current && `, last used ${shownTime(session.lastUsed)}`}
            </p>
          </div>
          {!session.current && (
            <Button
              onClick={() => void signOut(session)}
              loading={isLoading && originalArgs?.params.id === session.id}
              aria-label={`Sign out there, since ${shownTime(session.since)}`}
            >
              Sign out there
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
