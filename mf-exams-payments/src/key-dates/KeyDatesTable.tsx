import {
  ageRuleSaid,
  type EntryStage,
  formatPence,
  type KeyDatesRow,
  type LastDay,
  placesSaid,
  shortDay,
} from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import styles from './KeyDates.module.css';

/** What a stage adds to the price, in words; empty for nothing. */
function added({ boardPercent, boardAdds, centreAdds }: EntryStage): string {
  const parts = [
    boardPercent > 0 && `${boardPercent}% of the board’s fee`,
    boardAdds > 0 && `${formatPence(boardAdds)} for the board`,
    centreAdds > 0 && `${formatPence(centreAdds)} for us`,
  ].filter(Boolean);
  return parts.length > 0 ? `plus ${parts.join(' and ')}` : '';
}

function Until({ until: { centre, board } }: { until: LastDay }) {
  return (
    <>
      {shortDay(centre)} <span className={styles.quiet}>(board: {shortDay(board)})</span>
    </>
  );
}

/** Who set the dates, or whose they are until somebody does. */
function Source({ row: { source, changedBy, changedAt } }: { row: KeyDatesRow }) {
  const by = changedBy && changedAt ? `${changedBy}, ${shortDay(changedAt.slice(0, 10))}` : '';
  if (source === 'staff') return by;
  return (
    <>
      <strong className={styles.toCheck}>To be checked</strong>
      <span className={styles.quiet}>{source === 'earlier' ? `As in the year before (${by})` : 'An example'}</span>
    </>
  );
}

interface KeyDatesTableProps {
  rows: readonly KeyDatesRow[];
  onEdit(row: KeyDatesRow): void;
}

/** One board's qualifications at a level a row; one a card on a phone. */
export function KeyDatesTable({ rows, onEdit }: KeyDatesTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Qualification', 'Entries', 'Changes', 'Withdrawals', 'Set by'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.board.id} ${row.level.id}`}>
            <th scope="row">
              <div className={styles.lines}>
                <span>{row.board.title}</span> <span className={styles.level}>{row.level.title}</span>
              </div>
            </th>
            <Dates row={row} />
            <td data-label="Set by">
              <div className={styles.lines}>
                <Source row={row} />
              </div>
            </td>
            <td>
              <Button
                size="small"
                aria-label={`Edit ${row.board.title} ${row.level.title}`}
                onClick={() => onEdit(row)}
              >
                Edit
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Dates({ row: { dates } }: { row: KeyDatesRow }) {
  if (!dates) {
    return (
      <td data-label="Entries" colSpan={3} className={styles.quiet}>
        <div>Not entered in this series</div>
      </td>
    );
  }
  const { opens, stages, campuses, subjects, age, amendments, withdrawals } = dates;
  return (
    <>
      <td data-label="Entries">
        <div className={styles.lines}>
          <span>Open {shortDay(opens)}</span>
          {stages.map((stage) => (
            <span key={stage.name}>
              {stage.name} until <Until until={stage.until} /> {added(stage)}
            </span>
          ))}
          {subjects.length > 0 && <span>Only {subjects.join(', ')}</span>}
          {placesSaid(campuses) && <span>{placesSaid(campuses)}</span>}
          {age && <span>{ageRuleSaid(age)}</span>}
        </div>
      </td>
      <td data-label="Changes">
        <div>{amendments ? <Until until={amendments} /> : 'None'}</div>
      </td>
      <td data-label="Withdrawals">
        <div className={styles.lines}>
          {withdrawals ? (
            <>
              <span>
                <Until until={withdrawals} />
              </span>
              <span className={styles.quiet}>
                Back: {withdrawals.boardReturns}% of the board’s fee, {withdrawals.centreReturns}% of ours
              </span>
            </>
          ) : (
            'None'
          )}
        </div>
      </td>
    </>
  );
}
