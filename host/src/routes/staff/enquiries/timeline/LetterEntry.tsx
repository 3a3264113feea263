import { type Letter, letterLabel, letterStateLabel } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { staffCalls } from '../../staffCalls';
import styles from './LetterEntry.module.css';

interface LetterEntryProps {
  letter: Letter;
  enquiryId: string;
  /** Whether it may be sent again: one that a duplicate caused may not. */
  canSend: boolean;
}

/** A letter in a timeline: what it says, how far it is, its PDF, and the way to send it again. */
export function LetterEntry({ letter, enquiryId, canSend }: LetterEntryProps) {
  const { id, recipient, subject, state, fileId } = letter;
  const { confirm, requestError, toast } = useServices();
  const [sendAgain, { isLoading }] = staffCalls.useHostSendLetterAgainMutation();

  async function again() {
    const question = {
      title: `Send the ${letterLabel(letter).toLowerCase()} to ${recipient} once more?`,
      yes: 'Send again',
    };
    if (state === 'sent' && !(await confirm(question))) return;
    await sendAgain({ params: { id: enquiryId, letterId: id } })
      .unwrap()
      .then(() => toast({ kind: 'info', message: `It is being sent to ${recipient}.` }), requestError);
  }

  return (
    <>
      <p className={styles.subject}>{subject}</p>
      <p className={state === 'failed' ? styles.failed : styles.state}>{letterStateLabel(letter)}</p>
      <p className={styles.tools}>
        {fileId && (
          <Link to={`/file/${fileId}`} aria-label={`PDF of: ${subject}`}>
            PDF
          </Link>
        )}
        {canSend && (
          <Button
            size="small"
            type="text"
            disabled={isLoading}
            aria-label={`Send again: ${letterLabel(letter)} to ${recipient}`}
            onClick={() => void again()}
          >
            Send again
          </Button>
        )}
      </p>
    </>
  );
}
