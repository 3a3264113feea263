import type { Role } from '../../../contract';
import styles from './RoleTags.module.css';

/** Somebody's roles, each in its colour. */
export function RoleTags({ roles }: { roles: readonly Role[] }) {
  return (
    <ul className={styles.roles} aria-label="Roles">
      {roles.map((role) => (
        <li key={role} className={`${styles.role} ${styles[role.toLowerCase()]}`}>
          {role}
        </li>
      ))}
    </ul>
  );
}
