import {
  type ColumnRole,
  type CsvMapping,
  dateOrders,
  decimals,
  delimiters,
  encodings,
  type StatementFile,
  type StatementPreview,
} from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import { type FormEvent, useState } from 'react';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import styles from './Statements.module.css';

const columnLabels: Readonly<Record<ColumnRole, string>> = {
  date: 'Date',
  amount: 'Amount, with its sign',
  in: 'Money in',
  out: 'Money out',
  name: 'Who paid',
  reference: 'Reference',
  text: 'Description',
  balance: 'Balance',
  id: 'The bank’s own number of a row',
  account: 'The account’s number',
  currency: 'Currency',
};
const roles = Object.keys(columnLabels) as ColumnRole[];
const delimiterLabels = { ',': 'A comma', ';': 'A semicolon', '\t': 'A tab', '|': 'A bar' } as const;
const encodingLabels = { 'utf-8': 'UTF-8', 'windows-1252': 'Windows (Western Europe)', 'utf-16le': 'UTF-16' } as const;
const orderLabels = {
  dmy: 'Day first (31/01/2026)',
  mdy: 'Month first (01/31/2026)',
  ymd: 'Year first (2026-01-31)',
} as const;
const decimalLabels = { '.': 'A point (1,234.56)', ',': 'A comma (1.234,56)' } as const;
const OPEN = { value: '', label: 'Please choose' } as const;
const NO_COLUMN = { value: '', label: 'None' } as const;

/** The columns of a CSV file are numbered from 1 for people. */
const columnChoices = (preview: StatementPreview, { headerLine }: CsvMapping) => {
  const header = preview.cells.find(({ line }) => line === headerLine)?.cells ?? [];
  const width = Math.max(0, ...preview.cells.map(({ cells }) => cells.length));
  const isTwice = (name: string) => header.filter((other) => other === name).length > 1;
  const label = (name: string | undefined, at: number) => {
    if (!name) return `Column ${at + 1}`;
    return isTwice(name) ? `${name} (column ${at + 1})` : name;
  };
  const named = Array.from({ length: width }, (_, at) => ({ value: String(at), label: label(header[at], at) }));
  return [NO_COLUMN, ...named];
};
const choicesOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

interface HowItIsReadProps {
  file: StatementFile;
  preview: StatementPreview;
  isReading: boolean;
  /** Something was said that the file was not read by yet. */
  onEdit(): void;
  onRead(file: StatementFile): Promise<void>;
}

/** How a file is read: its account and, of a CSV file, its columns. What the file leaves open is asked here. */
export function HowItIsRead({ file, preview, isReading, onEdit, onRead }: HowItIsReadProps) {
  const [account, setAccount] = useState(preview.account);
  const [mapping, setMapping] = useState(preview.mapping);
  const { unanswered } = preview;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onRead({ ...file, account, ...(mapping && { mapping }) });
  };
  return (
    <form className={styles.reading} onChange={onEdit} onSubmit={send}>
      {unanswered.length > 0 && (
        <Notice kind="warning" title="Some things have to be said before this file can be read.">
          <ul>
            {unanswered.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Notice>
      )}
      {preview.isAccountOfFile ? (
        <p>Account {preview.account}, as the file says.</p>
      ) : (
        <TextEntry
          label="Account"
          hint="The same name each time, as “Current account”: rows are known again by it."
          value={account}
          onChange={setAccount}
          error={undefined}
        />
      )}
      {mapping && (
        <details className={styles.columns} open={unanswered.length > 1 || preview.problems.length > 0 || undefined}>
          <summary>How its columns are read</summary>
          <FirstLines preview={preview} />
          <Columns mapping={mapping} preview={preview} onChange={setMapping} />
        </details>
      )}
      {(mapping || !preview.isAccountOfFile) && (
        <div>
          <Button htmlType="submit" loading={isReading}>
            Read it this way
          </Button>
        </div>
      )}
    </form>
  );
}

function Columns({
  mapping,
  preview,
  onChange,
}: {
  mapping: CsvMapping;
  preview: StatementPreview;
  onChange(mapping: CsvMapping): void;
}) {
  const { columns } = mapping;
  const choices = columnChoices(preview, mapping);
  const known = <Value extends string>(values: readonly Value[], value: string) =>
    values.find((each) => each === value) ?? null;
  return (
    <div className={styles.fields}>
      {roles.map((role) => (
        <SelectEntry
          key={role}
          label={columnLabels[role]}
          value={columns[role] === undefined ? '' : String(columns[role])}
          choices={choices}
          onChange={(at) =>
            onChange({ ...mapping, columns: { ...columns, [role]: at === '' ? undefined : Number(at) } })
          }
        />
      ))}
      <SelectEntry
        label="Dates are written"
        value={mapping.dateOrder ?? ''}
        choices={[OPEN, ...choicesOf(dateOrders, orderLabels)]}
        onChange={(order) => onChange({ ...mapping, dateOrder: known(dateOrders, order) })}
      />
      <SelectEntry
        label="Before the pence stands"
        value={mapping.decimal ?? ''}
        choices={[OPEN, ...choicesOf(decimals, decimalLabels)]}
        onChange={(sign) => onChange({ ...mapping, decimal: known(decimals, sign) })}
      />
      <SelectEntry
        label="Between columns stands"
        value={mapping.delimiter}
        choices={choicesOf(delimiters, delimiterLabels)}
        onChange={(delimiter) => onChange({ ...mapping, delimiter })}
      />
      <SelectEntry
        label="Letters are"
        hint="Where names look wrong above."
        value={mapping.encoding}
        choices={choicesOf(encodings, encodingLabels)}
        onChange={(encoding) => onChange({ ...mapping, encoding })}
      />
      <SelectEntry
        label="Columns are named in"
        value={String(mapping.headerLine)}
        choices={[
          { value: '0', label: 'No line' },
          ...preview.cells.map(({ line }) => ({ value: String(line), label: `Line ${line}` })),
        ]}
        onChange={(line) => onChange({ ...mapping, headerLine: Number(line) })}
      />
    </div>
  );
}

function FirstLines({ preview: { cells } }: { preview: StatementPreview }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scrolls} aria-label="First lines of the file" tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">First lines of the file</caption>
        <tbody>
          {cells.map(({ line, cells: texts }) => (
            <tr key={line}>
              <th scope="row">Line {line}</th>
              {texts.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place alone
                <td key={at}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
