import type { Choice, ChoiceDetail } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import { Input } from '@forms/shared/platform/ui/input';
import { slugOf } from '../../forms/slugOf';
import styles from './Choices.module.css';

type Row = ChoiceDetail & { details?: Choice['details'] };

interface ChoiceRowsProps {
  rows: readonly Row[];
  /** Those that are stored: they keep their ids, and cannot be removed. */
  stored: readonly Row[];
  /** What they are the choices of, for the names of their fields. */
  of: string;
  hasDetails?: boolean;
  onChange(rows: Row[]): void;
}

/** The choices of a list in their order: worded, moved, added, taken off the offer. */
export function ChoiceRows({ rows, stored, of, hasDetails = false, onChange }: ChoiceRowsProps) {
  const set = (at: number, changed: Partial<Row>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...changed } : row)));
  const isStored = ({ id }: Row) => stored.some((each) => each.id === id);
  const word = (at: number, row: Row, label: string) =>
    set(at, isStored(row) ? { label } : { label, id: idOf(label, at) });
  /** Where several would have one id, the later ones say which they are. */
  const idOf = (label: string, at: number) => {
    const id = slugOf(label).slice(0, 50) || `choice-${at + 1}`;
    return rows.some((row, place) => place !== at && row.id === id) ? `${id}-${at + 1}` : id;
  };
  const up = (at: number) => onChange(rows.toSpliced(at - 1, 2, ...rows.slice(at - 1, at + 1).reverse()));
  const add = () =>
    onChange([
      ...rows,
      {
        id: `choice-${rows.length + 1}`,
        label: '',
        portuguese: '',
        isOffered: true,
        ...(hasDetails ? { details: [] } : {}),
      },
    ]);
  return (
    <div className={styles.stack}>
      <ol className={styles.rows} aria-label={of}>
        {rows.map((row, at) => {
          const name = row.label || `choice ${at + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a new one has no id before it has words
            <li key={at} className={styles.row}>
              <div className={styles.fields}>
                <Input
                  aria-label={`${of}, ${at + 1}, in English`}
                  value={row.label}
                  onChange={({ target }) => word(at, row, target.value)}
                />
                <Input
                  aria-label={`${of}, ${at + 1}, in Portuguese`}
                  placeholder="In Portuguese, where it differs"
                  lang="pt-PT"
                  value={row.portuguese}
                  onChange={({ target }) => set(at, { portuguese: target.value })}
                />
                <Checkbox
                  checked={row.isOffered}
                  aria-label={`Offer ${name}`}
                  onChange={({ target }) => set(at, { isOffered: target.checked })}
                >
                  Offered
                </Checkbox>
                <Button disabled={at === 0} aria-label={`Move ${name} up`} onClick={() => up(at)}>
                  Up
                </Button>
                {!isStored(row) && (
                  <Button aria-label={`Remove ${name}`} onClick={() => onChange(rows.toSpliced(at, 1))}>
                    Remove
                  </Button>
                )}
              </div>
              {hasDetails && (
                <details>
                  <summary>
                    Further detail of {name} ({(row.details ?? []).filter(({ isOffered }) => isOffered).length})
                  </summary>
                  <ChoiceRows
                    rows={row.details ?? []}
                    stored={stored.find(({ id }) => id === row.id)?.details ?? []}
                    of={name}
                    onChange={(details) => set(at, { details: details.map(({ details: _, ...detail }) => detail) })}
                  />
                </details>
              )}
            </li>
          );
        })}
      </ol>
      <Button aria-label={`Add to ${of}`} onClick={add}>
        Add
      </Button>
    </div>
  );
}
