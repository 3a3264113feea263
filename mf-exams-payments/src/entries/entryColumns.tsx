import {
  campusNames,
  clashesSaid,
  documentStateLabels,
  entryStateLabels,
  formatPence,
  type ListedEntry,
  shortDay,
  shownTime,
  sittingSaid,
} from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import type { Column } from '@forms/shared/platform/ui/list';
import styles from './EntryList.module.css';
import { entryNamed } from './entryActs';
import { IdentifierLines } from './IdentifierLines';

type Draw = NonNullable<Column<ListedEntry>['draw']>;

/** What a column that draws several lines is read as, and how wide it begins. The server sorts by none of them. */
const lines = (key: string, title: string, width: number, value: (entry: ListedEntry) => string, draw: Draw) => ({
  ...{ key, title, width, value, sortable: false },
  draw: (entry: ListedEntry, tabIndex: 0 | -1) => <div className={styles.lines}>{draw(entry, tabIndex)}</div>,
});

const drawApplication: Draw = ({ reference, candidateNumber, birthDate, uci, uln, twins }, tabIndex) => (
  <>
    <span>{reference}</span>
    {candidateNumber && <span className={styles.quiet}>Candidate {candidateNumber}</span>}
    {birthDate && <span className={styles.quiet}>Born {shortDay(birthDate)}</span>}
    <IdentifierLines identifier="uci" number={uci} />
    <IdentifierLines identifier="uln" number={uln} />
    {twins.length > 0 && (
      <span className={styles.warning}>
        Applied twice:{' '}
        {twins.map((twin) => (
          <Link key={twin.enquiryId} to={`/staff/enquiry/${twin.enquiryId}`} tabIndex={tabIndex}>
            {twin.reference}
          </Link>
        ))}
      </span>
    )}
  </>
);

const drawExam: Draw = ({ series, level, board, subject, option, campus }) => (
  <>
    <span>{subject.name}</span>
    <span className={styles.quiet}>
      {level.title}, {board.title} {option.code === subject.code ? option.code : `${option.code}, ${option.name}`}
    </span>
    <span className={styles.quiet}>
      {series.name}
      {campus && `, ${campusNames[campus]}`}
    </span>
  </>
);

const drawArrangements: Draw = ({ arrangements, evidence }) => (
  <>
    <span>{arrangements.join(', ') || 'None'}</span>
    {evidence && <span className={styles.quiet}>Proof: {documentStateLabels[evidence].toLowerCase()}</span>}
  </>
);

const priceSaid = ({ price }: ListedEntry) => (price === null ? 'Not known' : formatPence(price));
const drawMoney: Draw = (entry, tabIndex) => (
  <>
    <span className={styles.pence}>{priceSaid(entry)}</span>
    {entry.payment && (
      <Link to={`/staff/invoice/${entry.payment.invoiceId}`} tabIndex={tabIndex}>
        {entry.payment.label}
      </Link>
    )}
  </>
);

const drawState: Draw = ({ state, changedAt, changedBy }) => (
  <>
    <strong className={styles[state]}>{entryStateLabels[state]}</strong>
    <span className={styles.quiet}>
      {shownTime(changedAt)}, {changedBy}
    </span>
  </>
);

const codesOf = ({ papers }: ListedEntry) => papers.map(({ code }) => code).join(', ') || 'Not known';
/** Each paper with its time and length; the codes alone where no time is published. */
const drawPapers: Draw = (entry) =>
  entry.timetable.every(({ sittings }) => sittings.length === 0) ? (
    codesOf(entry)
  ) : (
    <>
      {entry.timetable.map(({ code, minutes, sittings }) => (
        <span key={code}>
          {code}
          <span className={styles.quiet}>
            {sittings.map((sitting) => `, ${sittingSaid(sitting)}`)}
            {minutes !== null && `, ${minutes} min`}
          </span>
        </span>
      ))}
      {clashesSaid(entry.timetable).map((clash) => (
        <span key={clash} className={styles.warning}>
          Clash of {clash}
        </span>
      ))}
    </>
  );

export const entryColumns: readonly Column<ListedEntry>[] = [
  {
    ...{ key: 'name', title: 'Candidate', value: ({ name }) => name, width: 120 },
    // It names the row's controls, and a candidate may have many entries.
    text: entryNamed,
    draw: ({ name, reference }) => <span className={styles.lines}>{name || reference}</span>,
  },
  lines('application', 'Application', 150, ({ reference }) => reference, drawApplication),
  lines('exam', 'Exam', 222, ({ subject }) => subject.name, drawExam),
  lines('papers', 'Papers', 165, codesOf, drawPapers),
  lines('arrangements', 'Arrangements', 118, ({ arrangements }) => arrangements.join(', '), drawArrangements),
  lines('money', 'Money', 90, priceSaid, drawMoney),
  lines('state', 'State', 137, ({ state }) => entryStateLabels[state], drawState),
];
