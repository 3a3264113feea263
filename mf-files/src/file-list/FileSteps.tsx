import { FIRST_FILE, LAST_FILE, type ListedFile } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { say } from '../words/say';
import styles from './FileSteps.module.css';

interface FileStepsProps {
  fileId: string;
  files: readonly ListedFile[];
  onNavigate(fileId: string): void;
}

/** To the files before and after in the list; at either end a dialog says that it is the end. */
export function FileSteps({ fileId, files, onNavigate }: FileStepsProps) {
  const { popup } = useServices();
  const at = files.findIndex(({ id }) => id === fileId);
  const go = (to: number, end: typeof FIRST_FILE | typeof LAST_FILE) => {
    const file = files[to];
    if (file) onNavigate(file.id);
    else void popup({ title: say(end.title), message: say(end.message) });
  };
  return (
    <nav className={styles.steps} aria-label={say('Files of the list')}>
      <Button onClick={() => go(at - 1, FIRST_FILE)}>{say('Previous file')}</Button>
      <span className={styles.place} role="status">
        {at >= 0 && say('{place} of {of}', { place: at + 1, of: files.length })}
        <span className="visually-hidden">: {files[at]?.name}</span>
      </span>
      <Button onClick={() => go(at + 1, LAST_FILE)}>{say('Next file')}</Button>
    </nav>
  );
}
