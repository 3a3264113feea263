import { applicationPath, formatPence, type OwnApplication, shownDay } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { say } from '../../../translation/own/say';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { staffCalls, watched } from '../staffCalls';
import styles from './OwnApplications.module.css';

/** What whoever is signed in has sent, and the way to the private page of each. */
export function OwnApplications() {
  usePageHeading({ title: say('My applications'), language: language() });
  const { data, error, refetch } = staffCalls.useHostOwnApplicationsQuery(undefined, {
    ...watched,
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) return <Failed what="Your applications" error={error} onRetry={refetch} />;
  if (!data) return <Loading of={say('your applications')} lines={8} />;
  if (data.length === 0) {
    return (
      <p className={styles.none} lang={language()}>
        {say(
          'Nothing that was sent to us gives the email address of this account. What you have sent with another address is behind the link in our letter about it.',
        )}
      </p>
    );
  }
  return (
    <ul className={styles.applications} aria-label={say('My applications')} lang={language()}>
      {data.map((application) => (
        <Application key={application.id} {...application} />
      ))}
    </ul>
  );
}

/** An invoice in a line, so that nobody has to open an application to see it. */
function invoiceSaid(
  { number, amount, dueDate, status }: NonNullable<OwnApplication['invoice']>,
  owing: number,
): string {
  const invoice = say('Invoice {number}: {amount}', { number: number ?? '', amount: formatPence(amount, language()) });
  if (status === 'cancelled') return `${invoice}, ${say('cancelled')}`;
  if (owing === 0) return `${invoice}, ${say('nothing more to pay')}`;
  return dueDate ? `${invoice}, ${say('due by {day}', { day: shownDay(dueDate, language()) })}` : invoice;
}

function Application({ id, reference, formTitle, submittedAt, state, next, owing, invoice }: OwnApplication) {
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
          {say('{reference}, sent on {day}', { reference, day: shownDay(submittedAt, language()) })}
        </p>
        <p>
          <strong>{state}.</strong> {next}
        </p>
        {invoice && <p className={styles.sent}>{invoiceSaid(invoice, owing)}</p>}
      </div>
      <div className={styles.way}>
        {owing > 0 && (
          <span className={styles.owing}>{say('{amount} to pay', { amount: formatPence(owing, language()) })}</span>
        )}
        <Button onClick={() => void opens()} loading={isLoading} aria-label={`${say('Open')} ${reference}`}>
          {say('Open')}
        </Button>
      </div>
    </li>
  );
}
