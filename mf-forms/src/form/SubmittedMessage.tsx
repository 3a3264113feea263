import { SUBMITTED } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import styles from './FormPage.module.css';
import { StepHeading } from './StepHeading';

interface SubmittedMessageProps {
  /** The form's own words, where it has some. */
  success: string | undefined;
  reference: string;
}

/** What stands in a form's place once it was sent. */
export function SubmittedMessage({ success, reference }: SubmittedMessageProps) {
  return (
    <div className={styles.fields}>
      <StepHeading title={SUBMITTED.title} isArrival />
      <p>{success ?? SUBMITTED.message}</p>
      <p>
        Your reference is <strong>{reference}</strong>. Please keep it.
      </p>
      <p>
        <Link to="/">Go to the home page</Link>
      </p>
    </div>
  );
}
