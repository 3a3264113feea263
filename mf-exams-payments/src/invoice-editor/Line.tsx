import type { InvoiceMetaType } from '@forms/shared/contract';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import styles from './InvoiceLines.module.css';

interface LineProps {
  look: InvoiceMetaType;
  description: string;
  /** What only staff see of it. */
  note: string;
  cost: string;
  closedBecause: string | undefined;
  onEdit(): void;
  onDelete(): void;
}

/** One line of an invoice, with its tools. A double click edits, too. */
export function Line({ look, description, note, cost, closedBecause, onEdit, onDelete }: LineProps) {
  return (
    <tr className={styles[look]} onDoubleClick={closedBecause === undefined ? onEdit : undefined}>
      <td>
        {description}
        {note && <span className={styles.note}>{note}</span>}
      </td>
      <td>{cost}</td>
      <td className={styles.tools}>
        <ExplainedButton
          type="text"
          size="small"
          closedBecause={closedBecause}
          aria-label={`Edit ${description}`}
          onClick={onEdit}
        >
          Edit
        </ExplainedButton>
        <ExplainedButton
          type="text"
          size="small"
          danger={closedBecause === undefined}
          closedBecause={closedBecause}
          aria-label={`Delete ${description}`}
          onClick={onDelete}
        >
          Delete
        </ExplainedButton>
      </td>
    </tr>
  );
}
