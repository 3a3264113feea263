import type { User } from '@forms/shared/contract';
import { shownTime } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { calls } from '../../../calls';
import { Fact, Facts } from '../record/Facts';
import { staffCalls } from '../staffCalls';
import styles from './SignInLink.module.css';

/** Whether a user may sign in, and how they do; nobody shuts themselves out. */
export function Access({ user }: { user: User }) {
  const { data: session } = calls.useHostSessionQuery();
  const [changeUser, { isLoading }] = staffCalls.useHostChangeUserMutation();
  const { confirm, requestError } = useServices();
  const isOneself = session?.userId === user.id;

  async function setActive(newValue: boolean) {
    const isSure =
      newValue ||
      (await confirm({
        title: `Make ${user.name} inactive?`,
        message: 'They are signed out at once, everywhere, and can’t sign in until you make them active again.',
      }));
    if (!isSure) return;
    await changeUser({ params: { id: user.id }, body: { field: 'active', newValue } })
      .unwrap()
      .catch(requestError);
  }

  async function removeFactor() {
    const isSure = await confirm({
      title: `Remove ${user.name}’s second factor?`,
      message:
        'Only where you know that it is they who ask, because app and recovery codes are lost: from then on a password or a link of theirs is enough.',
    });
    if (!isSure) return;
    await changeUser({ params: { id: user.id }, body: { field: 'hasSecondFactor', newValue: false } })
      .unwrap()
      .catch(requestError);
  }

  return (
    <div className={styles.link}>
      <Facts>
        <Fact name="May sign in">{user.active ? 'Yes' : 'No'}</Fact>
        <Fact name="Signs in by">{user.hasPassword ? 'Password, or a sign-in link' : 'A sign-in link'}</Fact>
        <Fact name="Second factor">{user.hasSecondFactor ? 'Asked for, too' : 'None'}</Fact>
        <Fact name="Last signed in">{user.lastSignIn ? shownTime(user.lastSignIn) : 'Never'}</Fact>
      </Facts>
      {user.hasSecondFactor && !isOneself && (
        <Button onClick={removeFactor} loading={isLoading}>
          Remove second factor
        </Button>
      )}
      {isOneself ? (
        <p>This is you: another administrator can make you inactive.</p>
      ) : (
        <Button danger={user.active} onClick={() => setActive(!user.active)} loading={isLoading}>
          {user.active ? 'Make inactive' : 'Make active'}
        </Button>
      )}
    </div>
  );
}
