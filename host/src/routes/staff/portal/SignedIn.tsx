import type { Session } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { RoleTags } from '@forms/shared/platform/ui/status';
import { say } from '../../../translation/own/say';
import { forgetUnsavedTexts } from '../site/writing/unsavedTexts';
import { staffCalls } from '../staffCalls';
import { notifyOtherTabs } from './otherTabs';
import styles from './SignedIn.module.css';
import { useLeave } from './useLeave';

const everywhere = () => ({
  title: say('Sign out everywhere?'),
  message: say(
    'You are signed out here and wherever else you are signed in. Sign-in links that you have not used end too.',
  ),
  yes: say('Yes'),
  no: say('No'),
});

/** Who is signed in, in which roles, and the ways out. */
export function SignedIn({ session }: { session: Session }) {
  const [endSession, { isLoading }] = staffCalls.useHostEndSessionMutation();
  const [endAllSessions, { isLoading: isEndingAll }] = staffCalls.useHostEndAllSessionsMutation();
  const { confirm, requestError } = useServices();
  const leave = useLeave();

  async function signOut(end: typeof endSession | typeof endAllSessions) {
    try {
      await end().unwrap();
    } catch (error) {
      requestError(error);
      return;
    }
    notifyOtherTabs();
    await leave();
    forgetUnsavedTexts();
  }

  async function signOutEverywhere() {
    if (await confirm(everywhere())) await signOut(endAllSessions);
  }

  return (
    <section className={styles.who} aria-label={say('Signed in')}>
      <p className={styles.name}>{session.name}</p>
      <RoleTags roles={session.roles} />
      <p className={styles.ways}>
        <Link to="/staff/account">{say('Your account')}</Link>
        <Link to="/">{say('Public site')}</Link>
      </p>
      <Button onClick={() => signOut(endSession)} loading={isLoading} block>
        {say('Sign out')}
      </Button>
      <Button type="text" onClick={signOutEverywhere} loading={isEndingAll} block>
        {say('Sign out everywhere')}
      </Button>
    </section>
  );
}
