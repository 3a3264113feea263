import { type Letter, letterWords, shownTime } from '@forms/shared/contract';
import { Link } from '@forms/shared/routing';
import styles from './EnquiryPayment.module.css';

/** The letters that went out, or are waiting to. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  return (
    <section className={styles.part} aria-label="Letters">
      <h3>Letters</h3>
      {letters.length === 0 && <p className={styles.quiet}>None.</p>}
      <ul className={styles.steps}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <p>
              <strong>{letterWords[letter.kind]}</strong> to {letter.recipient}
              {letter.fileId && (
                <Link className={styles.pdf} to={`/file/${letter.fileId}`} aria-label={`PDF of: ${letter.subject}`}>
                  PDF
                </Link>
              )}
            </p>
            <p>{letter.subject}</p>
            <p className={letter.state === 'failed' ? styles.failed : styles.quiet}>{wordsOf(letter)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ state, queuedAt, sentAt, lastError }: Letter): string {
  if (sentAt) return `Sent, ${shownTime(sentAt)}`;
  const why = lastError ? ` Last try: ${lastError}` : '';
  if (state === 'failed') return `Given up: it was not sent.${why}`;
  return `Waiting to be sent since ${shownTime(queuedAt)}.${why}`;
}
