import { fileSize, shownDay, today } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';
import { FileView, type FileViewProps } from './FileView';
import styles from './ShownFile.module.css';

/** What a file is, and what is in it. */
export function ShownFile(props: FileViewProps) {
  const { file } = props;
  return (
    <article className={styles.file} aria-label={file.title || file.name}>
      <ul className={styles.facts}>
        {file.title && <li className={styles.name}>{file.name}</li>}
        <li>{file.ext.replace(/^\./, '').toUpperCase()}</li>
        <li>{fileSize(file.size, language())}</li>
        <li>{say('Uploaded {day}', { day: shownDay(today(new Date(file.uploadedAt)), language()) })}</li>
      </ul>
      <div className={styles.view}>
        <FileView key={file.id} {...props} />
      </div>
    </article>
  );
}
