import { figure } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import styles from './Neighbours.module.css';
import { useShownOrder } from './shownOrder';

/** Leads to the entries before and after this one, in the order of the list that it was opened from. */
export function Neighbours({
  id,
  list,
  address,
}: {
  id: string;
  /** The list's name, as `enquiries`. */
  list: string;
  address(id: string): string;
}) {
  const { ids, before, total } = useShownOrder(list);
  const at = ids.indexOf(id);
  if (at < 0 || ids.length < 2) return null;
  return (
    <nav className={styles.neighbours} aria-label="In the list">
      <Way to={ids[at - 1]} address={address}>
        Previous
      </Way>
      <span className={styles.place}>
        {figure(before + at + 1)} of {total === undefined ? 'many' : figure(total)}
      </span>
      <Way to={ids[at + 1]} address={address}>
        Next
      </Way>
    </nav>
  );
}

function Way({ to, address, children }: { to: string | undefined; address(id: string): string; children: string }) {
  return to === undefined ? <span className={styles.end}>{children}</span> : <Link to={address(to)}>{children}</Link>;
}
