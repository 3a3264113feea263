import { type BoardCentre, boards, campuses, campusNames, keysOf } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { useId, useState } from 'react';
import { Answered } from '../answered/Answered';
import styles from './BoardSubmissions.module.css';
import { CentreDialog } from './CentreDialog';
import { submissionCalls } from './submissionCalls';

/** The numbers by which each board knows the campuses. */
export function Centres() {
  const { data, error, refetch } = submissionCalls.useExamsBoardCentresQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const title = useId();
  const [edited, setEdited] = useState<Omit<BoardCentre, 'number'>>();
  const numberIn = (all: readonly BoardCentre[], { board, campus }: Omit<BoardCentre, 'number'>) =>
    all.find((each) => each.board === board && each.campus === campus)?.number ?? '';
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>Centre numbers</h2>
      <Answered of="the centre numbers" data={data} error={error} onRetry={refetch}>
        {(all) => (
          <>
            <table className={styles.centres}>
              <thead>
                <tr>
                  <th scope="col">Board</th>
                  {campuses.map((campus) => (
                    <th key={campus} scope="col">
                      {campusNames[campus]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {keysOf(boards).map((board) => (
                  <tr key={board}>
                    <th scope="row">{boards[board]}</th>
                    {campuses.map((campus) => (
                      <td key={campus}>
                        <span className={styles.centre}>
                          {numberIn(all, { board, campus }) || 'None'}
                          <Button
                            type="link"
                            aria-label={`Edit the number of ${campusNames[campus]} with ${boards[board]}`}
                            onClick={() => setEdited({ board, campus })}
                          >
                            Edit
                          </Button>
                        </span>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {edited && <CentreDialog {...edited} stored={numberIn(all, edited)} onClose={() => setEdited(undefined)} />}
          </>
        )}
      </Answered>
    </section>
  );
}
