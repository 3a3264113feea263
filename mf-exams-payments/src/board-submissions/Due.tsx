import type { DueSubmission } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Notice } from '@forms/shared/platform/ui';
import { useId, useState } from 'react';
import { Answered } from '../answered/Answered';
import { SelectEntry } from '../dialog-form/SelectEntry';
import styles from './BoardSubmissions.module.css';
import { DuePreview } from './DuePreview';
import { submissionCalls } from './submissionCalls';
import { countsSaid, submissionNamed } from './submissionWords';

/** What boards have not been told of yet, a board, series and campus at a time. */
export function Due() {
  const { data, error, refetch } = submissionCalls.useExamsDueSubmissionsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const title = useId();
  const [chosen, setChosen] = useState<string>();
  const [made, setMade] = useState<{ id: string; named: string }>();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>To be sent</h2>
      <div role="status">
        {made && (
          <Notice
            kind="success"
            title={`${made.named} are frozen.`}
            actions={<Link to={`/staff/submission/${made.id}`}>Its file and the board’s answers</Link>}
          />
        )}
      </div>
      <Answered of="what is to be sent" data={data} error={error} onRetry={refetch}>
        {(all) => {
          const due = all.find((each) => submissionNamed(each) === chosen) ?? all[0];
          if (!due) return <p>The boards know of all entries in the series ahead.</p>;
          return (
            <>
              <div className={styles.choice}>
                <SelectEntry
                  label="Board, series and campus"
                  value={submissionNamed(due)}
                  choices={all.map((each) => ({ value: submissionNamed(each), label: dueSaid(each) }))}
                  onChange={setChosen}
                />
              </div>
              <DuePreview key={submissionNamed(due)} due={due} onMade={setMade} />
            </>
          );
        }}
      </Answered>
    </section>
  );
}

const dueSaid = (due: DueSubmission) => `${submissionNamed(due)}: ${countsSaid(due.counts)}`;
