import { type FileKind, fileKinds } from '@forms/shared/contract/file-kinds';
import { say } from '../words/say';
import { FileKindIcon } from './FileKindIcon';
import styles from './FileKindSign.module.css';

/** What kind of file it is: its picture in its colour, and its title. */
export function FileKindSign({ kind }: { kind: FileKind }) {
  const { title, icon, colour } = fileKinds[kind];
  return (
    <span className={styles.sign}>
      <span className={styles.icon} style={{ color: `var(--${colour})` }}>
        <FileKindIcon icon={icon} />
      </span>
      {say(title)}
    </span>
  );
}
