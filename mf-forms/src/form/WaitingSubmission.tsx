import { WAITING_SUBMISSION } from '@forms/shared/contract';
import { useIsOnline } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { savedTime } from '../drafts/savedTime';
import { markAnnounced, takeBack } from '../outbox/browserOutbox';
import { useSending } from '../outbox/useSending';
import { useWaitingForms } from '../outbox/useWaitingForms';
import type { WaitingForm } from '../outbox/waitingForm';
import { say } from '../words/say';
import styles from './FormPage.module.css';
import { StepHeading } from './StepHeading';
import { SubmittedMessage } from './SubmittedMessage';

interface WaitingSubmissionProps {
  form: WaitingForm;
  /** The person goes on with the form: they wish to, or the server has refused it. */
  onBack(form: WaitingForm): void;
}

/** What stands in a form's place until there is a network to send it by, and then what became of it. */
export default function WaitingSubmission({ form, onBack }: WaitingSubmissionProps) {
  const forms = useWaitingForms();
  const sendNow = useSending();
  const [busy, setBusy] = useState(false);
  const isOnline = useIsOnline();

  const { journey } = form.draft;
  const here = forms?.find(({ draft }) => draft.journey === journey);
  const latest = useRef(form);
  if (here) latest.current = here;
  const { outcome } = latest.current;
  const isGone = forms !== undefined && !here && outcome.is === 'waiting';
  useEffect(() => {
    if (outcome.is === 'sent') void markAnnounced(latest.current);
    if (outcome.is === 'refused') void takeBack(journey).then(() => onBack(latest.current));
    // Taken back in another tab.
    else if (isGone) onBack(latest.current);
  }, [outcome, isGone, journey, onBack]);

  if (outcome.is === 'sent') {
    return <SubmittedMessage success={form.success} reference={outcome.reference} link={outcome.link} />;
  }

  async function doing(work: () => Promise<unknown>) {
    setBusy(true);
    await work();
    setBusy(false);
  }
  return (
    <div className={styles.journey}>
      <div className={styles.fields}>
        <StepHeading title={say(isOnline ? WAITING_SUBMISSION.unreachable : WAITING_SUBMISSION.offline)} isArrival />
        <p role="status">{say(WAITING_SUBMISSION.message)}</p>
        <p>
          {say(
            'It has been waiting since {time}. You may close this page: it is sent the next time that you come here with a connection.',
            { time: savedTime(form.since) },
          )}
        </p>
        <div className={styles.buttons}>
          <Button disabled={busy} onClick={() => void doing(() => takeBack(journey))}>
            {say('Don’t send it, change my answers')}
          </Button>
          <Button type="primary" className={styles.forward ?? ''} loading={busy} onClick={() => void doing(sendNow)}>
            {say('Try now')}
          </Button>
        </div>
      </div>
    </div>
  );
}
