import { type Contact, shownTime } from '@forms/shared/contract';
import styles from './Answered.module.css';

/** The message that is being answered, and what its writer gets. */
export function Answered({ contact: { email, message, sentAt } }: { contact: Contact }) {
  return (
    <div className={styles.answered}>
      <p>
        A letter to <strong>{email}</strong>. A greeting, the day of the message and the college’s name are put around
        what you write.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who uses a keyboard has to scroll it */}
      <blockquote className={styles.message} tabIndex={0} aria-label={`Message of ${shownTime(sentAt)}`}>
        {message}
      </blockquote>
    </div>
  );
}
