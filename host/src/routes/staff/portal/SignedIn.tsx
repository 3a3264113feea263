import type { Session } from '@forms/shared/contract';
import { Link, useNavigate } from '@forms/shared/routing';
import { useServices } from '@forms/shared/services';
import { api, app, useAppDispatch } from '@forms/shared/store';
import { Button } from '@forms/shared/ui';
import { RoleTags } from '@forms/shared/ui/status';
import { calls } from '../../../calls';
import { forgetUnsentNotes } from '../enquiries/unsentNotes';
import styles from './SignedIn.module.css';

/** Who is signed in, in which roles, and the way out. */
export function SignedIn({ session }: { session: Session }) {
  const [endSession, { isLoading }] = calls.useHostEndSessionMutation();
  const { requestError } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function signOut() {
    try {
      await endSession().unwrap();
    } catch (error) {
      requestError(error);
      return;
    }
    await navigate('/', { replace: true });
    dispatch(app.actions.loginLost());
    // What staff have read or begun must not stay in memory for the next person.
    dispatch(api.util.resetApiState());
    forgetUnsentNotes();
  }

  return (
    <section className={styles.who} aria-label="Signed in">
      <p className={styles.name}>{session.name}</p>
      <RoleTags roles={session.roles} />
      <p className={styles.ways}>
        <Link to="/staff/account">Your account</Link>
        <Link to="/">Public site</Link>
      </p>
      <Button onClick={signOut} loading={isLoading} block>
        Sign out
      </Button>
    </section>
  );
}
