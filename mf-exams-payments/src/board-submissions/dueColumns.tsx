import { type DueRow, shortDay, submittedActs } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import type { Column } from '@forms/shared/platform/ui/list';
import styles from './BoardSubmissions.module.css';
import { CandidateLines } from './CandidateLines';
import { ExamLines } from './ExamLines';

/** A row that is to be sent, or left out this time. */
export type ShownRow = DueRow & { isLeftOut: boolean };

const named = ({ name, reference, subject, option }: DueRow) => `${name || reference}, ${subject.name} ${option.code}`;

/** What of the candidate the board was told otherwise. */
function candidateWas({ candidateWas: was, certificateName, birthDate, uci, uln }: DueRow): string[] {
  if (!was) return [];
  const said: [boolean, string][] = [
    [was.certificateName !== certificateName, `Was ${was.certificateName}`],
    [was.birthDate !== birthDate, was.birthDate === '' ? 'Had no birth date' : `Was born ${shortDay(was.birthDate)}`],
    [was.uci !== uci, was.uci === '' ? 'Had no UCI' : `UCI was ${was.uci}`],
    [was.uln !== uln, was.uln === '' ? 'Had no ULN' : `ULN was ${was.uln}`],
  ];
  return said.filter(([isOther]) => isOther).map(([, text]) => text);
}

export const dueColumns: readonly Column<ShownRow>[] = [
  {
    ...{ key: 'name', title: 'Candidate', value: ({ name }) => name, width: 170 },
    // It names the row's controls, and a candidate may have many entries.
    text: named,
    draw: ({ name, reference }) => name || reference,
  },
  {
    ...{ key: 'numbers', title: 'For the board', value: ({ candidateNumber }) => candidateNumber, width: 220 },
    text: ({ certificateName, candidateNumber, uci, uln }) => [certificateName, candidateNumber, uci, uln].join(' '),
    draw: (row) => <CandidateLines {...row} />,
  },
  {
    ...{ key: 'exam', title: 'Exam', value: ({ subject }) => subject.name, width: 230 },
    text: ({ subject, option }) => `${subject.name} ${option.code} ${option.name}`,
    draw: (row) => <ExamLines {...row} />,
  },
  {
    ...{ key: 'act', title: 'Asks for', value: ({ act }) => submittedActs[act], width: 160 },
    draw: (row) => (
      <span className={styles.lines}>
        <span>{submittedActs[row.act]}</span>
        {row.was && <span className={styles.quiet}>Was {row.was.code}</span>}
        {candidateWas(row).map((said) => (
          <span key={said} className={styles.quiet}>
            {said}
          </span>
        ))}
      </span>
    ),
  },
  {
    ...{ key: 'money', title: 'Money', value: ({ payment }) => payment?.label ?? '', width: 120 },
    draw: ({ payment }, tabIndex) =>
      payment && (
        <Link to={`/staff/invoice/${payment.invoiceId}`} tabIndex={tabIndex}>
          {payment.label}
        </Link>
      ),
  },
  { key: 'sent', title: 'This time', value: ({ isLeftOut }) => (isLeftOut ? 'Left out' : 'Goes out'), width: 110 },
];
