import type { SubmittedRow } from '@forms/shared/contract';
import styles from './BoardSubmissions.module.css';

/** An exam by its subject, level and option. */
export function ExamLines({ subject, level, option }: Pick<SubmittedRow, 'subject' | 'level' | 'option'>) {
  return (
    <span className={styles.lines}>
      <span>{subject.name}</span>
      <span className={styles.quiet}>
        {level.title}, {option.code}, {option.name}
      </span>
    </span>
  );
}
