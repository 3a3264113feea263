import { type Status, statusNames } from '../../../contract';
import styles from './StatusSign.module.css';

/** What a status means for whoever has to act. */
type Tone = 'fresh' | 'begun' | 'done' | 'refused' | 'quiet';

const tones: Record<Status, Tone> = {
  new: 'fresh',
  enquiry: 'fresh',
  interested: 'fresh',
  submitted: 'fresh',
  received: 'fresh',
  proposed: 'fresh',
  inProgress: 'begun',
  inContact: 'begun',
  called: 'begun',
  training: 'begun',
  investigating: 'begun',
  final: 'begun',
  due: 'begun',
  unpaid: 'begun',
  active: 'done',
  completed: 'done',
  paid: 'done',
  booked: 'done',
  declined: 'refused',
  rejected: 'refused',
  cancelled: 'refused',
  noResponse: 'quiet',
  notNeeded: 'quiet',
  retired: 'quiet',
  alumni: 'quiet',
};

/** Told apart by their form too, for those who do not tell colours apart. */
const signs = {
  fresh: <circle cx="8" cy="8" r="3" fill="currentColor" stroke="none" />,
  begun: <path d="M8 3.5a4.5 4.5 0 0 1 0 9Z" fill="currentColor" />,
  done: <path d="m5.2 8.2 2 2 3.6-4.2" />,
  refused: <path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4" />,
  quiet: <path d="M5.2 8h5.6" />,
};

/** How far something or somebody is, as a coloured sign and a word. */
export function StatusSign({ status }: { status: Status }) {
  const tone = tones[status];
  return (
    <span className={styles.status}>
      <svg className={styles[tone]} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.6" />
        {signs[tone]}
      </svg>
      {statusNames[status]}
    </span>
  );
}
