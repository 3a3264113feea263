import { gridCell, rowRole } from './gridRoles';
import styles from './Rows.module.css';

/** As many as the highest page has room for; in a list that is as high as its rows, of which nobody knows how many come, a few. */
const MOST = { page: 26, content: 5 } as const;

interface SkeletonRowsProps {
  /** How many a page of the list has. */
  size: number;
  height: keyof typeof MOST;
  cells: number;
}

/** Rows to come, as high as they will be. */
export function SkeletonRows({ size, height, cells }: SkeletonRowsProps) {
  const places = (length: number) => Array.from({ length }, (_, at) => at);
  return places(Math.min(size, MOST[height])).map((row) => (
    <tr key={row} {...rowRole} className={styles.skeleton}>
      {places(cells).map((cell) => (
        <td key={cell} {...gridCell}>
          <span />
        </td>
      ))}
    </tr>
  ));
}
