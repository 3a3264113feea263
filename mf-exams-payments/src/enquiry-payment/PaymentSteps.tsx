import { formatPence, type PaymentStep, paymentStepLabels, shownTime } from '@forms/shared/contract';
import styles from './EnquiryPayment.module.css';

/** Every step of a payment, oldest first. */
export function PaymentSteps({ steps }: { steps: readonly PaymentStep[] }) {
  return (
    <section className={styles.part} aria-label="Steps of the payment">
      <h3>Steps</h3>
      <ol className={styles.steps}>
        {steps.map(({ id, kind, detail, amount, author, madeAt }) => (
          <li key={id}>
            <p>
              <strong>{paymentStepLabels[kind]}</strong>
              {amount !== null && <span className={styles.amount}>{formatPence(amount)}</span>}
            </p>
            {detail && <p>{detail}</p>}
            <p className={styles.quiet}>
              {author}, <time dateTime={madeAt}>{shownTime(madeAt)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
