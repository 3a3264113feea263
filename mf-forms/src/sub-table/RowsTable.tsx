import { type FieldModel, isEmpty } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { AnswerValue } from '../answers/AnswerValue';
import { type listOf, nameOf } from '../engine/control';
import { say } from '../words/say';
import { rowAt } from './rows';
import styles from './SubTableField.module.css';

interface RowsTableProps {
  name: string;
  columns: readonly FieldModel[];
  rows: ReturnType<typeof listOf>;
  onEdit(at: number): void;
  onRemove(at: number): Promise<void>;
}

/** The entries as a table, each with what can be done with it. */
export function RowsTable({ name, columns, rows, onEdit, onRemove }: RowsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by keys
    <section className={styles.scroll} tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {nameOf(column.definition)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{say('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((_, at) => {
            const edit = () => onEdit(at);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
              <tr key={at} onDoubleClick={edit}>
                {columns.map((column) => {
                  const value = rowAt(rows, at)[column.name];
                  return (
                    <td key={column.key} data-column={nameOf(column.definition)} data-empty={isEmpty(value)}>
                      <AnswerValue definition={column.definition} value={value} />
                    </td>
                  );
                })}
                <td className={styles.actions}>
                  <Button size="small" onClick={edit}>
                    {say('Edit')}
                    <span className="visually-hidden"> {say('entry {number}', { number: at + 1 })}</span>
                  </Button>
                  <Button size="small" onClick={() => void onRemove(at)}>
                    {say('Delete')}
                    <span className="visually-hidden"> {say('entry {number}', { number: at + 1 })}</span>
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
