import { type OpenedSubmission, routes } from '@forms/shared/contract';
import { addressOf } from '@forms/shared/platform/store';
import styles from './BoardSubmissions.module.css';
import { layoutCalls } from './layoutCalls';

/** What was sent as a file: with everything that is known, and in each layout that staff have for its board. */
export function FileLinks({ of: { id, board } }: { of: Pick<OpenedSubmission, 'id' | 'board'> }) {
  const { data = [] } = layoutCalls.useExamsBoardLayoutsQuery(undefined, { refetchOnFocus: true });
  const own = data.filter((layout) => layout.board === board.id);
  return (
    <ul className={styles.files}>
      <li>
        <a href={addressOf(routes.boardSubmissionFile, { id })} download>
          {own.length === 0 ? 'Download the file' : 'Download the file with every column'}
        </a>
      </li>
      {own.map((layout) => (
        <li key={layout.id}>
          <a href={addressOf(routes.boardSubmissionFile, { id }, { layout: layout.id })} download>
            Download as {layout.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
