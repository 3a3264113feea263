import { type StoredForm, SUBMITTED, type Submitted } from '@forms/shared/contract';
import styles from './FormPage.module.css';
import { StepHeading } from './StepHeading';

/** What stands in a form's place once it was sent. */
export function SubmittedMessage({ form, submitted }: { form: StoredForm; submitted: Submitted }) {
  return (
    <div className={styles.fields}>
      <StepHeading title={SUBMITTED.title} isArrival />
      <p>{form.json.submit?.success ?? SUBMITTED.message}</p>
      <p>
        Your reference is <strong>{submitted.reference}</strong>.
      </p>
    </div>
  );
}
