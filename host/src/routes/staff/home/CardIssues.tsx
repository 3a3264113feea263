import { type CardIssue, disputeStateLabels, formatPence, refundStateLabels, shownTime } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import styles from './WaitingWork.module.css';

/** Refunds that failed and disputes about card payments, what is due first before others; each leads to its invoice. */
export function CardIssues({ issues }: { issues: readonly CardIssue[] }) {
  return (
    <section className={styles.kind} aria-label="Refunds and disputes">
      <h2 className={styles.title}>
        Refunds and disputes
        <span className={styles.count}>{issues.length}</span>
      </h2>
      <ul className={styles.entries}>
        {issues.map((issue) => (
          <Entry key={issue.id} issue={issue} />
        ))}
      </ul>
      <p className={styles.all}>Open one to see what is to be done.</p>
    </section>
  );
}

function Entry({ issue }: { issue: CardIssue }) {
  const dueBy = issue.kind === 'dispute' && issue.state !== 'lost' ? issue.dueBy : null;
  return (
    <li className={styles.entry}>
      <Link to={`/staff/invoice/${issue.invoiceId}`} className={styles.name}>
        {issue.name}
      </Link>
      <span className={styles.whole}>
        <strong className={styles.failed}>
          {issue.kind === 'refund'
            ? `Refund ${refundStateLabels[issue.state].toLowerCase()}`
            : `Dispute: ${disputeStateLabels[issue.state].toLowerCase()}`}
        </strong>
        {`, ${formatPence(issue.amount)}, ${issue.number}`}
        {dueBy && `. Evidence is due by ${shownTime(dueBy)}`}
      </span>
      <time className={styles.when} dateTime={issue.since}>
        {shownTime(issue.since)}
      </time>
    </li>
  );
}
