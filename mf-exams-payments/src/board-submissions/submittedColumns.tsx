import { boardAnswers, type SubmittedRow, shownTime, submittedActs } from '@forms/shared/contract';
import type { Column } from '@forms/shared/platform/ui/list';
import styles from './BoardSubmissions.module.css';
import { CandidateLines } from './CandidateLines';
import { ExamLines } from './ExamLines';

/** A row by its candidate and exam, as its controls are called. */
export const submittedNamed = ({ name, certificateName, subject, option }: SubmittedRow): string =>
  `${name || certificateName}, ${subject.name} ${option.code}`;

export const submittedColumns: readonly Column<SubmittedRow>[] = [
  {
    ...{ key: 'name', title: 'Candidate', value: ({ name }) => name, text: submittedNamed, width: 170 },
    draw: ({ name, certificateName }) => name || certificateName,
  },
  {
    ...{ key: 'numbers', title: 'As it was sent', value: ({ candidateNumber }) => candidateNumber, width: 260 },
    text: ({ certificateName, candidateNumber, uci, uln }) => [certificateName, candidateNumber, uci, uln].join(' '),
    draw: (row) => <CandidateLines {...row} />,
  },
  {
    ...{ key: 'exam', title: 'Exam', value: ({ subject }) => subject.name, width: 230 },
    text: ({ subject, option }) => `${subject.name} ${option.code} ${option.name}`,
    draw: (row) => <ExamLines {...row} />,
  },
  { key: 'act', title: 'Asked for', value: ({ act }) => submittedActs[act], width: 120 },
  {
    ...{ key: 'answer', title: 'Answer', value: ({ answer }) => boardAnswers[answer], width: 240 },
    text: ({ answer, reason }) => [boardAnswers[answer], reason].filter(Boolean).join(': '),
    draw: ({ answer, reason, answeredBy, answeredAt }) => (
      <span className={styles.lines}>
        <strong className={styles[answer]}>{boardAnswers[answer]}</strong>
        {reason && <span>{reason}</span>}
        {answeredAt && (
          <span className={styles.quiet}>
            {answeredBy}, {shownTime(answeredAt)}
          </span>
        )}
      </span>
    ),
  },
];
