import type { EnquiryStatus } from '@forms/shared/contract';
import styles from './Status.module.css';

const words: Record<EnquiryStatus, string> = {
  new: 'New',
  inProgress: 'In progress',
  completed: 'Completed',
  declined: 'Declined',
  noResponse: 'No response',
};

/** An enquiry's status as a coloured dot and a word. */
export function Status({ status }: { status: EnquiryStatus }) {
  return <span className={`${styles.status} ${styles[status]}`}>{words[status]}</span>;
}
