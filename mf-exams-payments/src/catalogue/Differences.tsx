import type { Difference } from '@forms/shared/contract';
import styles from './Catalogue.module.css';

/** What changed, by column, as it was and as it is. */
export function Differences({ of }: { of: readonly Difference[] }) {
  return (
    <dl className={styles.changes}>
      {of.map(({ column, before, after }) => (
        <div key={column} className={styles.change}>
          <dt>{column}</dt>
          <dd>
            {before && <del>{before}</del>}
            {before && after && ' → '}
            {after && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
