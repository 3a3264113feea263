import type { Enquiry } from '@forms/shared/contract';
import { shownTime } from '@forms/shared/contract';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { type Happening, timelineOf } from './happenings';
import styles from './Timeline.module.css';

/** Who did what to an enquiry, and when; with the comments of staff. */
export function Timeline({ enquiry }: { enquiry: Enquiry }) {
  return (
    <ol className={styles.timeline}>
      {timelineOf(enquiry).map((happening) => (
        <li
          key={`${happening.madeAt} ${happening.kind === 'comment' ? happening.id : happening.kind}`}
          className={styles.happening}
        >
          <p className={styles.head}>
            <What happening={happening} />
            <time className={styles.when} dateTime={happening.madeAt}>
              {shownTime(happening.madeAt)}
            </time>
          </p>
          {happening.kind === 'comment' && <p className={styles.comment}>{happening.text}</p>}
        </li>
      ))}
    </ol>
  );
}

function What({ happening }: { happening: Happening }) {
  const author = <strong>{happening.author}</strong>;
  if (happening.kind === 'submitted') return <span>{author} submitted the form</span>;
  if (happening.kind === 'comment') return <span>{author} commented</span>;
  return (
    <span>
      {author} set it to <StatusSign status={happening.status} />
    </span>
  );
}
