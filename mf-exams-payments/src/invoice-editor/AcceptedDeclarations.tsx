import { type Invoice, shownTime } from '@forms/shared/contract';
import styles from './AcceptedDeclarations.module.css';

/** What was declared before the invoice was to be paid, in the words that were accepted. */
export function AcceptedDeclarations({ declarations }: Pick<Invoice, 'declarations'>) {
  return (
    <section className={styles.declarations} aria-label="Declarations">
      <h2>Declarations</h2>
      {declarations.length === 0 && (
        <p className={styles.quiet}>None yet. They are made when a card or bank transfer is chosen.</p>
      )}
      <ul>
        {declarations.map(({ id, text, acceptedAt }) => (
          <li key={id}>
            <p>{text}</p>
            <p className={styles.quiet}>
              Accepted <time dateTime={acceptedAt}>{shownTime(acceptedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
