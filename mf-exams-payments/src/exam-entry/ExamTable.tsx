import { catalogueSaid, courseworkSaid, type ExamEntry } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { Fragment } from 'react';
import { say } from '../words/say';
import styles from './ExamTable.module.css';

interface ExamTableProps {
  entries: readonly ExamEntry[];
  labelledBy: string | undefined;
  describedBy: string | undefined;
  /** Why exams cannot be entered, by the ids of their rows. */
  refusals: ReadonlyMap<string, string> | undefined;
  /** Without them the table is only to be read. */
  onEdit?(entry: ExamEntry): void;
  onDelete?(entry: ExamEntry): void;
}

/** One exam a row; one a card on a phone. */
export function ExamTable({ entries, labelledBy, describedBy, refusals, onEdit, onDelete }: ExamTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <thead>
        <tr>
          <th scope="col">{say('Series')}</th>
          <th scope="col">{say('Level')}</th>
          <th scope="col">{say('Board')}</th>
          <th scope="col">{say('Subject')}</th>
          <th scope="col">{say('Option')}</th>
          {onEdit && (
            <th scope="col">
              <span className="visually-hidden">{say('Actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { series, level, board, subject, option } = entry.formData;
          const exam = `${subject.name}, ${level.title}`;
          const refusal = refusals?.get(entry.id);
          return (
            <Fragment key={entry.id}>
              <tr onDoubleClick={() => onEdit?.(entry)}>
                <td data-label={say('Series')}>{catalogueSaid(series.name, language())}</td>
                <td data-label={say('Level')}>{level.title}</td>
                <td data-label={say('Board')}>{board.title}</td>
                <td data-label={say('Subject')}>
                  <span lang="en-GB">{subject.name}</span> <span className={styles.code}>{subject.code}</span>
                </td>
                <td data-label={say('Option')}>
                  <span lang="en-GB">{option.name}</span>
                  {entry.coursework && (
                    <div className={styles.code}>
                      {catalogueSaid('Coursework', language())}: {courseworkSaid(entry.coursework, language())}
                    </div>
                  )}
                </td>
                {onEdit && onDelete && (
                  <td className={styles.actions}>
                    <Button
                      size="small"
                      type="text"
                      aria-label={`${say('Edit')} ${exam}`}
                      onClick={() => onEdit(entry)}
                    >
                      {say('Edit')}
                    </Button>
                    <Button
                      size="small"
                      type="text"
                      danger
                      aria-label={`${say('Delete')} ${exam}`}
                      onClick={() => onDelete(entry)}
                    >
                      {say('Delete')}
                    </Button>
                  </td>
                )}
              </tr>
              {refusal && (
                <tr className={styles.refused}>
                  <td colSpan={onEdit ? 6 : 5}>
                    <Notice kind="warning" title={refusal} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
