import { applicationPath, SUBMITTED } from '@forms/shared/contract';
import { Link, Navigate } from '@forms/shared/platform/routing';
import { say } from '../words/say';
import styles from './FormPage.module.css';
import { StepHeading } from './StepHeading';

interface SubmittedMessageProps {
  /** The form's own words, where it has some. */
  success: string | undefined;
  reference: string;
  /** The secret of the private page of what was sent; an older server gives none. */
  link: string | undefined;
}

/** Leads to the private page of what was sent; where there is none, the message stands in the form's place. */
export function SubmittedMessage({ success, reference, link }: SubmittedMessageProps) {
  if (link !== undefined) return <Navigate to={applicationPath(link)} replace />;
  return (
    <div className={styles.fields}>
      <StepHeading title={say(SUBMITTED.title)} isArrival />
      <p>{success ?? say(SUBMITTED.message)}</p>
      <p>
        {say('Your reference is')} <strong>{reference}</strong>. {say('Please keep it.')}
      </p>
      <p>
        <Link to="/">{say('Go to the home page')}</Link>
      </p>
    </div>
  );
}
