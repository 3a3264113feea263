import { Button } from '@forms/shared/platform/ui';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import { say } from '../words/say';
import styles from './InvoicePage.module.css';

const SUBMIT_OR_BOOK =
  'Submit your application without paying, and a member of our staff will call you to arrange the payment. Or book and pay now.';
const SUBMIT_TO_FINISH = 'There is nothing to pay. Submit your application to finish.';

interface FinishButtonsProps {
  /** Whether the application can be submitted, or booked, from here. */
  mayFinish: boolean;
  isFree: boolean;
  busy: boolean;
  /** Why nothing can be sent now. */
  offline: string | undefined;
  hasFees: boolean;
  onBack(): void;
  onSubmit(): void;
  onBook(): void;
}

/** What can be done from here besides a way to pay, and in words what it leads to. */
export function FinishButtons({
  mayFinish,
  isFree,
  busy,
  offline,
  hasFees,
  onBack,
  onSubmit,
  onBook,
}: FinishButtonsProps) {
  return (
    <>
      {mayFinish && <p>{say(isFree ? SUBMIT_TO_FINISH : SUBMIT_OR_BOOK)}</p>}
      <div className={styles.buttons}>
        <Button size="large" disabled={busy} onClick={onBack}>
          {say('Back')}
        </Button>
        {mayFinish && (
          <ExplainedButton
            closedBecause={offline}
            type={isFree ? 'primary' : 'default'}
            size="large"
            loading={busy}
            onClick={onSubmit}
          >
            {say('Submit application')}
          </ExplainedButton>
        )}
        {mayFinish && !isFree && (
          <ExplainedButton
            closedBecause={offline ?? (hasFees ? undefined : say('Please wait until you have seen the fees.'))}
            type="primary"
            size="large"
            disabled={busy}
            onClick={onBook}
          >
            {say('Book and pay now')}
          </ExplainedButton>
        )}
      </div>
    </>
  );
}
