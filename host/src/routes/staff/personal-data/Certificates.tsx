import { type ErasureCertificate, shownTime } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { countsSaid } from './heldSaid';
import styles from './PersonalData.module.css';

/** What was erased, by its certificates, newest first. */
export function Certificates({ certificates }: { certificates: readonly ErasureCertificate[] }) {
  return (
    <ul className={styles.list}>
      {certificates.map(({ id, erasedAt, author, removed }) => (
        <li key={id} className={styles.entry}>
          <div>
            <p className={styles.name}>
              <Link to={`/staff/erasure/${id}`}>Erased {shownTime(erasedAt)}</Link>
            </p>
            <p className={styles.quiet}>
              {author} · {countsSaid(removed).join(', ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
