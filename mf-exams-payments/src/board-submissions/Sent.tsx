import { type BoardSubmission, shownTime, submissionKinds } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useId } from 'react';
import { Answered } from '../answered/Answered';
import styles from './BoardSubmissions.module.css';
import { submissionCalls } from './submissionCalls';
import { countsSaid, submissionNamed } from './submissionWords';

/** What was sent to boards, newest first, each with how far its answers are. */
export function Sent() {
  const { data, error, refetch } = submissionCalls.useExamsBoardSubmissionsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>Sent</h2>
      <Answered of="what was sent" data={data} error={error} onRetry={refetch}>
        {(all) =>
          all.length === 0 ? (
            <p>Nothing yet. What is frozen stays here for good, and its file stays the same.</p>
          ) : (
            <ol className={styles.sent}>
              {all.map((each) => (
                <SentOne key={each.id} submission={each} />
              ))}
            </ol>
          )
        }
      </Answered>
    </section>
  );
}

function SentOne({ submission }: { submission: BoardSubmission }) {
  const { id, kind, sequence, centreNumber, author, madeAt, counts, answers } = submission;
  return (
    <li>
      <h3>
        <Link to={`/staff/submission/${id}`}>
          {submissionNamed(submission)}, number {sequence}
        </Link>
      </h3>
      <p>
        {submissionKinds[kind]} of centre {centreNumber}: {countsSaid(counts) || 'all of them removed since'}.{' '}
        {answersSaid(answers)}
      </p>
      <p className={styles.quiet}>
        Frozen by {author}, {shownTime(madeAt)}
      </p>
    </li>
  );
}

function answersSaid({ waiting, accepted, refused }: BoardSubmission['answers']): string {
  if (accepted + refused === 0) return 'No answer yet.';
  const said = [`${accepted} accepted`, ...(refused > 0 ? [`${refused} refused`] : [])];
  return `${said.join(', ')}${waiting > 0 ? `, ${waiting} without an answer` : ''}.`;
}
