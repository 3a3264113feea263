import { type ListedFile, shownTime } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import styles from '../plain-list/PlainList.module.css';
import own from './OwnTuition.module.css';

/** The files that a tutor reads, each opened where it can be marked. */
export function TuitionFiles({ files }: { files: readonly ListedFile[] }) {
  if (files.length === 0) return <p className={own.none}>No file has been sent.</p>;
  return (
    <ul className={styles.list}>
      {files.map(({ id, name, uploadedAt, held }) => (
        <li key={id} className={styles.entry}>
          <div>
            {held ? <span>{name}</span> : <Link to={`/file/${id}`}>{name}</Link>}
            <p className={own.about}>
              {shownTime(uploadedAt)}
              {held === 'unscanned' && ', being checked for viruses'}
              {held === 'infected' && ', held a virus and was removed'}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
