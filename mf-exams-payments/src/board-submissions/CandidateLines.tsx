import { type SubmittedRow, shortDay } from '@forms/shared/contract';
import { IdentifierLines } from '../entries/IdentifierLines';
import styles from './BoardSubmissions.module.css';

type CandidateLinesProps = Pick<SubmittedRow, 'certificateName' | 'candidateNumber' | 'birthDate' | 'uci' | 'uln'>;

/** A candidate as the board knows one: the printed name, the day of birth and the numbers, with what it would not take. */
export function CandidateLines({ certificateName, candidateNumber, birthDate, uci, uln }: CandidateLinesProps) {
  return (
    <span className={styles.lines}>
      <span>{certificateName}</span>
      {candidateNumber && <span className={styles.quiet}>Candidate {candidateNumber}</span>}
      {birthDate && <span className={styles.quiet}>Born {shortDay(birthDate)}</span>}
      {uci === '' && <span className={styles.quiet}>No UCI</span>}
      <IdentifierLines identifier="uci" number={uci} />
      <IdentifierLines identifier="uln" number={uln} />
    </span>
  );
}
