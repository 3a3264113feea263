import { type Letter, letterKindLabels, letterStateLabel } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { calls } from '../calls';
import styles from './EnquiryPayment.module.css';

interface LettersProps {
  enquiryId: string;
  letters: readonly Letter[];
}

/** The letters that went out, or did not yet, or were given up; each can be sent again. */
export function Letters({ enquiryId, letters }: LettersProps) {
  const { confirm, requestError, toast } = useServices();
  const [sendAgain, { isLoading }] = calls.useExamsSendLetterAgainMutation();
  // One that waits its turn is nobody's trouble.
  const unsent = letters.filter(
    ({ state, lastError }) => state === 'failed' || (state === 'queued' && lastError),
  ).length;

  async function again({ id, kind, recipient, state }: Letter) {
    const question = {
      title: `Send the ${letterKindLabels[kind].toLowerCase()} to ${recipient} once more?`,
      yes: 'Send again',
    };
    if (state === 'sent' && !(await confirm(question))) return;
    await sendAgain({ params: { id: enquiryId, letterId: id } })
      .unwrap()
      .then(() => toast({ kind: 'info', message: `It is being sent to ${recipient}.` }), requestError);
  }

  return (
    <section className={styles.part} aria-label="Letters">
      <h3>Letters{unsent > 0 && <span className={styles.failed}>{` ${unsent} not sent`}</span>}</h3>
      {letters.length === 0 && <p className={styles.quiet}>None.</p>}
      <ul className={styles.steps}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <p>
              <strong>{letterKindLabels[letter.kind]}</strong> to {letter.recipient || 'nobody'}
              {letter.fileId && (
                <Link className={styles.pdf} to={`/file/${letter.fileId}`} aria-label={`PDF of: ${letter.subject}`}>
                  PDF
                </Link>
              )}
            </p>
            <p>{letter.subject}</p>
            <p className={letter.state === 'failed' ? styles.failed : styles.quiet}>{letterStateLabel(letter)}</p>
            <div className={styles.tools}>
              <Button
                size="small"
                disabled={isLoading}
                aria-label={`Send again: ${letterKindLabels[letter.kind]} to ${letter.recipient}`}
                onClick={() => again(letter)}
              >
                Send again
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
