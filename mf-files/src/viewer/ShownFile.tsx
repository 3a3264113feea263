import { fileSize, type StoredFile, showDate, today } from '@forms/shared/contract';
import { Button } from '@forms/shared/ui';
import { FileView } from './FileView';
import styles from './ShownFile.module.css';

/** What a file is, its download, and what is in it. */
export function ShownFile({ file }: { file: StoredFile }) {
  return (
    <article className={styles.file}>
      <header className={styles.about}>
        <ul className={styles.facts}>
          {file.title && <li className={styles.name}>{file.name}</li>}
          <li>{file.ext.replace(/^\./, '').toUpperCase()}</li>
          <li>{fileSize(file.size)}</li>
          <li>Uploaded {showDate(today(new Date(file.uploadedAt)))}</li>
        </ul>
        <Button type="primary" href={file.url} download={file.name}>
          Download
        </Button>
      </header>
      <FileView file={file} />
    </article>
  );
}
