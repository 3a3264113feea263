import { gridCell, rowRole } from './gridRoles';
import styles from './Rows.module.css';

/** As many as the highest list has room for: more are only drawn to be thrown away. */
const MOST = 26;

/** Rows to come, as high as they will be. */
export function SkeletonRows({ count, cells }: { count: number; cells: number }) {
  const places = (length: number) => Array.from({ length }, (_, at) => at);
  return places(Math.min(count, MOST)).map((row) => (
    <tr key={row} {...rowRole} className={styles.skeleton}>
      {places(cells).map((cell) => (
        <td key={cell} {...gridCell}>
          <span />
        </td>
      ))}
    </tr>
  ));
}
