import type { Session } from '@forms/shared/contract';
import { Link, useNavigate } from '@forms/shared/routing';
import { useServices } from '@forms/shared/services';
import { api, app, useAppDispatch } from '@forms/shared/store';
import { Button } from '@forms/shared/ui';
import { calls } from '../../calls';
import styles from './SignedInBar.module.css';

/** Who is signed in, the portal's pages, and the way out. */
export function SignedInBar({ session }: { session: Session }) {
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
    // What staff have read must not stay in memory for the next person.
    dispatch(api.util.resetApiState());
  }

  return (
    <div className={styles.bar}>
      <nav aria-label="Staff portal">
        <Link to="/staff/enquiries">Enquiries</Link>
      </nav>
      <p className={styles.who}>
        {session.name} <span className={styles.roles}>{session.roles.join(', ')}</span>
      </p>
      <Button size="small" onClick={signOut} loading={isLoading}>
        Sign out
      </Button>
    </div>
  );
}
