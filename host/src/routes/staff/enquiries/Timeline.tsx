import type { Enquiry } from '@forms/shared/contract';
import { shownTime } from '@forms/shared/contract';
import { StatusSign } from '@forms/shared/platform/ui/status';
import styles from './Timeline.module.css';
import { type TimelineEntry, timelineOf } from './timelineEntries';

/** Who did what to an enquiry, and when; with the comments of staff. */
export function Timeline({ enquiry }: { enquiry: Enquiry }) {
  return (
    <ol className={styles.timeline}>
      {timelineOf(enquiry).map((entry) => (
        <li key={`${entry.madeAt} ${entry.kind === 'comment' ? entry.id : entry.kind}`} className={styles.entry}>
          <p className={styles.head}>
            <What entry={entry} />
            <time className={styles.when} dateTime={entry.madeAt}>
              {shownTime(entry.madeAt)}
            </time>
          </p>
          {entry.kind === 'comment' && <p className={styles.comment}>{entry.text}</p>}
        </li>
      ))}
    </ol>
  );
}

function What({ entry }: { entry: TimelineEntry }) {
  const author = <strong>{entry.author}</strong>;
  if (entry.kind === 'submitted') return <span>{author} submitted the form</span>;
  if (entry.kind === 'comment') return <span>{author} commented</span>;
  return (
    <span>
      {author} set it to <StatusSign status={entry.status} />
    </span>
  );
}
