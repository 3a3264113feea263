import { formatPence, type StatementFile, type StatementPreview, shortDay, shownDay } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import { SelectEntry } from '../dialog-form/SelectEntry';
import styles from './Statements.module.css';

interface WhatItHoldsProps {
  file: StatementFile;
  preview: StatementPreview;
  isBusy: boolean;
  onOthers(others: Record<string, number>): void;
  onAdd(): void;
}

/** How many of some equal rows may be new: those beyond the ones that are known already, up to all of them. */
const newAmong = (inFile: number, known: number) => {
  const least = Math.max(0, inFile - known);
  return Array.from({ length: inFile - least + 1 }, (_, at) => ({
    value: String(least + at),
    label: least + at === 0 ? 'None is new' : `${least + at} ${least + at === 1 ? 'is' : 'are'} new`,
  }));
};

/** What a file was read as, and how much of it is new. */
export function WhatItHolds({ file, preview, isBusy, onOthers, onAdd }: WhatItHoldsProps) {
  const { count, known, added, paidIn, paidOut, from, to, warnings, rows, equal, unanswered } = preview;
  return (
    <div className={styles.holds}>
      <p>
        {count} {count === 1 ? 'row' : 'rows'} from {shownDay(from)} to {shownDay(to)}: {formatPence(paidIn)} in,{' '}
        {formatPence(Math.abs(paidOut))} out. {known} known already, <strong>{added} new</strong>.
      </p>
      {warnings.length > 0 && (
        <Notice kind="warning" title="Please look at this first.">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      {equal.map(({ key, day, amount, name, reference, text, inFile, known: stored }) => (
        <SelectEntry
          key={key}
          label={`${inFile} of ${formatPence(amount)}, ${shownDay(day)}, ${[name, reference, text].filter(Boolean).join(', ')}`}
          hint={`${stored} like ${inFile === 1 ? 'it' : 'them'} known already, from a file that ends or begins on that day.`}
          value={String(Math.max(file.others?.[key] ?? 0, inFile - stored))}
          choices={newAmong(inFile, stored)}
          onChange={(fresh) => onOthers({ ...file.others, [key]: Number(fresh) })}
        />
      ))}
      <table className={styles.table}>
        <caption>{count > rows.length ? `The first ${rows.length} of ${count} rows` : 'Its rows'}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What the bank says</th>
            <th scope="col" className={styles.amount}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, day, amount, name, reference, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments of a batch stand in one line
            <tr key={`${line}-${at}`}>
              <td>{shortDay(day)}</td>
              <td>{[name, reference, text].filter(Boolean).join(', ')}</td>
              <td className={styles.amount}>{formatPence(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button type="primary" loading={isBusy} disabled={added === 0 || unanswered.length > 0} onClick={onAdd}>
          {added === 0 ? 'Nothing new to add' : `Add ${added} new ${added === 1 ? 'row' : 'rows'}`}
        </Button>
      </div>
    </div>
  );
}
