import { type OwnSession, shownTime } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useRef } from 'react';
import { say } from '../../../translation/own/say';
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
      toast({ kind: 'positive', message: say('Signed out there') });
      // Its button is gone.
      list.current?.focus();
    } catch (failure) {
      requestError(failure);
    }
  }

  if (error && !data) return <Failed what="The list" error={error} onRetry={refetch} />;
  if (!data) return <Loading of={say('the list')} lines={2} />;
  return (
    <ul ref={list} tabIndex={-1} className={styles.sessions} aria-label={say('Where you are signed in')}>
      {data.map((session) => (
        <li key={session.id} className={styles.session}>
          <div>
            <p className={styles.name}>{say(session.current ? 'This browser' : 'Another browser')}</p>
            <p className={styles.times}>
              {say('Since {time}', { time: shownTime(session.since, language()) })}
              {!session.current && say(', last used {time}', { time: shownTime(session.lastUsed, language()) })}
            </p>
          </div>
          {!session.current && (
            <Button
              onClick={() => void signOut(session)}
              loading={isLoading && originalArgs?.params.id === session.id}
              aria-label={say('Sign out there, since {time}', { time: shownTime(session.since, language()) })}
            >
              {say('Sign out there')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
