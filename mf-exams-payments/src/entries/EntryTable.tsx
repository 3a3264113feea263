import {
  campusNames,
  documentStateLabels,
  type EntryMove,
  type EntryState,
  entryMoves,
  entryStateLabels,
  formatPence,
  isChangeable,
  type ListedEntry,
  shownDay,
  shownTime,
} from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Button } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import styles from './EntryList.module.css';

interface EntryTableProps {
  rows: readonly ListedEntry[];
  selected: ReadonlySet<string>;
  onSelect(ids: ReadonlySet<string>): void;
  onAct(entry: ListedEntry, act: EntryAct): void;
}

/** An entry by its candidate and exam, as its controls are called. */
export const entryNamed = ({ name, subject, option }: ListedEntry): string => `${name}, ${subject.name} ${option.code}`;

/** What can be done with an entry: its state set by hand, or what money follows. */
export type EntryAct = EntryMove['state'] | 'amend' | 'withdraw';
const actLabels: Record<EntryAct, string> = {
  amend: 'Amend',
  withdraw: 'Withdraw',
  refused: 'Refuse',
  requested: 'Set back',
};

/** What can be done with an entry in a state. */
const actsIn = (state: EntryState): readonly EntryAct[] => [
  ...(isChangeable(state) ? (['amend', 'withdraw'] as const) : []),
  ...entryMoves[state],
];

/** One entry a row; one a card on a phone. Those that can be entered with the board can be selected. */
export function EntryTable({ rows, selected, onSelect, onAct }: EntryTableProps) {
  const open = rows.filter(({ state }) => state === 'requested').map(({ id }) => id);
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Exam entries</caption>
      <thead>
        <tr>
          <td>
            {open.length > 0 && (
              <Checkbox
                aria-label="Select all on this page that are requested"
                checked={open.every((id) => selected.has(id))}
                indeterminate={selected.size > 0 && !open.every((id) => selected.has(id))}
                onChange={({ target }) => onSelect(new Set(target.checked ? open : []))}
              />
            )}
          </td>
          {['Candidate', 'Exam', 'Papers', 'Arrangements', 'Money', 'State'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isSelected={selected.has(entry.id)}
            onToggle={() => toggle(entry.id)}
            onAct={onAct}
          />
        ))}
      </tbody>
    </table>
  );
}

interface EntryRowProps extends Pick<EntryTableProps, 'onAct'> {
  entry: ListedEntry;
  isSelected: boolean;
  onToggle(): void;
}

function EntryRow({ entry, isSelected, onToggle, onAct }: EntryRowProps) {
  const { series, level, board, subject, option, papers, campus, arrangements, evidence, state } = entry;
  const way = option.code === subject.code ? option.code : `${option.code}, ${option.name}`;
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td className={styles.choice}>
        {state === 'requested' && (
          <Checkbox aria-label={`Select ${entryNamed(entry)}`} checked={isSelected} onChange={onToggle} />
        )}
      </td>
      <th scope="row">
        <Candidate entry={entry} />
      </th>
      <td data-label="Exam">
        <div className={styles.lines}>
          <span>{subject.name}</span>
          <span className={styles.quiet}>
            {board.title} {level.title}, {way}
          </span>
          <span className={styles.quiet}>
            {series.name}
            {campus && `, ${campusNames[campus]}`}
          </span>
        </div>
      </td>
      <td data-label="Papers">
        <div className={styles.papers}>{papers.map(({ code }) => code).join(', ') || 'Not known'}</div>
      </td>
      <td data-label="Arrangements">
        <div className={styles.lines}>
          <span>{arrangements.join(', ') || 'None'}</span>
          {evidence && <span className={styles.quiet}>Proof: {documentStateLabels[evidence].toLowerCase()}</span>}
        </div>
      </td>
      <td data-label="Money">
        <Money entry={entry} />
      </td>
      <td data-label="State">
        <State entry={entry} onAct={onAct} />
      </td>
    </tr>
  );
}

function Candidate({ entry: { enquiryId, reference, name, birthDate, uci, twins } }: { entry: ListedEntry }) {
  return (
    <div className={styles.lines}>
      <Link to={`/staff/enquiry/${enquiryId}`}>{name || reference}</Link>
      <span className={styles.quiet}>{reference}</span>
      {birthDate && <span className={styles.quiet}>Born {shownDay(birthDate)}</span>}
      {uci && <span className={styles.quiet}>UCI {uci}</span>}
      {twins.length > 0 && (
        <span className={styles.warning}>
          Applied twice:{' '}
          {twins.map((twin) => (
            <Link key={twin.enquiryId} to={`/staff/enquiry/${twin.enquiryId}`}>
              {twin.reference}
            </Link>
          ))}
        </span>
      )}
    </div>
  );
}

function Money({ entry: { price, payment } }: { entry: ListedEntry }) {
  return (
    <div className={styles.lines}>
      <span className={styles.pence}>{price === null ? 'Not known' : formatPence(price)}</span>
      {payment && <Link to={`/staff/invoice/${payment.invoiceId}`}>{payment.label}</Link>}
    </div>
  );
}

function State({ entry, onAct }: { entry: ListedEntry } & Pick<EntryTableProps, 'onAct'>) {
  const { state, changedAt, changedBy } = entry;
  return (
    <div className={styles.lines}>
      <strong className={styles[state]}>{entryStateLabels[state]}</strong>
      <span className={styles.quiet}>
        {shownTime(changedAt)}, {changedBy}
      </span>
      <div className={styles.tools}>
        {actsIn(state).map((act) => (
          <Button
            key={act}
            size="small"
            aria-label={`${actLabels[act]} ${entryNamed(entry)}`}
            onClick={() => onAct(entry, act)}
          >
            {actLabels[act]}
          </Button>
        ))}
      </div>
    </div>
  );
}
