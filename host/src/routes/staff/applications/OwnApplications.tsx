import { applicationPath, formatPence, type OwnApplication, shownDay } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { staffCalls, watched } from '../staffCalls';
import styles from './OwnApplications.module.css';

/** What whoever is signed in has sent, and the way to the private page of each. */
export function OwnApplications() {
  usePageHeading({ title: 'My applications' });
  const { data, error, refetch } = staffCalls.useHostOwnApplicationsQuery(undefined, {
    ...watched,
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) return <Failed what="Your applications" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="your applications" lines={8} />;
  if (data.length === 0) {
    return (
      <p className={styles.none}>
        Nothing that was sent to us gives the email address of this account. What you have sent with another address is
        behind the link in our letter about it.
      </p>
    );
  }
  return (
    <ul className={styles.applications} aria-label="My applications">
      {data.map((application) => (
        <Application key={application.id} {...application} />
      ))}
    </ul>
  );
}

function Application({ id, reference, formTitle, submittedAt, state, next, owing }: OwnApplication) {
  const [open, { isLoading }] = staffCalls.useHostOpenOwnApplicationMutation();
  const navigate = useNavigate();
  const { requestError } = useServices();

  async function opens() {
    try {
      const { link } = await open({ params: { id } }).unwrap();
      await navigate(applicationPath(link));
    } catch (failure) {
      requestError(failure);
    }
  }

  return (
    <li className={styles.application}>
      <div className={styles.words}>
        <h2 className={styles.title}>{formTitle}</h2>
        <p className={styles.sent}>
          {reference}, sent on {shownDay(submittedAt)}
        </p>
        <p>
          <strong>{state}.</strong> {next}
        </p>
      </div>
      <div className={styles.way}>
        {owing > 0 && <span className={styles.owing}>{formatPence(owing)} to pay</span>}
        <Button onClick={() => void opens()} loading={isLoading} aria-label={`Open ${reference}`}>
          Open
        </Button>
      </div>
    </li>
  );
}
