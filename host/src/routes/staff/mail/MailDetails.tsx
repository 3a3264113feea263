import { fileSize, type ReceivedMail } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import type { ReactNode } from 'react';
import styles from './MailDetails.module.css';

interface MailDetailsProps {
  mail: ReceivedMail;
  /** Its own words, as they are shown. */
  children: ReactNode;
}

/** A mail that came in: whom it is from and who else had it, its words, what it quotes folded away, and what was attached. */
export function MailDetails({ mail, children }: MailDetailsProps) {
  const { from, cc, subject, quoted, isAutomatic, isStranger, files } = mail;
  return (
    <>
      {isAutomatic && <p className={styles.note}>Sent by a program: nobody waits for an answer</p>}
      {isStranger && <p className={styles.warning}>From an address that nobody gave here</p>}
      <dl className={styles.head}>
        <div>
          <dt>From</dt>
          <dd>{from || 'Nobody'}</dd>
        </div>
        {cc.length > 0 && (
          <div>
            <dt>Cc</dt>
            <dd>{cc.join(', ')}</dd>
          </div>
        )}
        {subject && (
          <div>
            <dt>Subject</dt>
            <dd>{subject}</dd>
          </div>
        )}
      </dl>
      {children}
      {quoted && (
        <details className={styles.quote}>
          <summary>Earlier messages</summary>
          <p className={styles.quoted}>{quoted}</p>
        </details>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Attachments">
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and their order stays
            <Attachment key={`${at} ${file.name}`} {...file} />
          ))}
        </ul>
      )}
    </>
  );
}

function Attachment({ id, name, size, refused }: ReceivedMail['files'][number]) {
  const sized = <span className={styles.size}>{fileSize(size)}</span>;
  if (id !== null)
    return (
      <li>
        <Link to={`/file/${id}`}>{name}</Link> {sized}
      </li>
    );
  return (
    <li>
      {name} {sized} <span className={styles.refused}>{refused ? `Not kept: ${refused}` : 'Deleted since'}</span>
    </li>
  );
}
