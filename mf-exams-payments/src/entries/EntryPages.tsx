import type { EntryList } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import styles from './EntryList.module.css';

const figure = new Intl.NumberFormat('en-GB');

interface EntryPagesProps {
  list: EntryList;
  /** How many there are on all pages. */
  total: number;
  onTurn(place: string | undefined): void;
  onExport(): void;
}

/** Which part of the entries is shown, and the way to the rest. */
export function EntryPages({ list: { rows, before, previous, next }, total, onTurn, onExport }: EntryPagesProps) {
  if (rows.length === 0) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <p role="status">
        {figure.format(before + 1)} to {figure.format(before + rows.length)} of {figure.format(total)}
      </p>
      <Button aria-label="Export these entries as CSV" onClick={onExport}>
        Export
      </Button>
      <Button disabled={previous === null} onClick={() => onTurn(previous ?? undefined)}>
        Previous page
      </Button>
      <Button disabled={next === null} onClick={() => onTurn(next ?? undefined)}>
        Next page
      </Button>
    </nav>
  );
}
