import {
  type ApplicationDocument,
  type DocumentFile,
  type FileAnswer,
  fileSize,
  shownTime,
} from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { Loading, Notice } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useEffect, useState } from 'react';
import { say } from '../words/say';
import styles from './Documents.module.css';

interface DocumentToSendProps {
  link: string;
  document: ApplicationDocument;
  isOpen: boolean;
  onChange(): void;
}

/** One document: why it is asked for again, what was sent of it, and where files are added while it takes any. */
export function DocumentToSend({ link, document, isOpen, onChange }: DocumentToSendProps) {
  const { name, state, reason, files } = document;
  const takes = isOpen && state !== 'accepted';
  const fixed = files.filter(({ isSeen }) => isSeen || !takes);
  return (
    <>
      {state === 'again' && (
        <Notice kind="warning" title={say('Please send it again')}>
          {reason}
        </Notice>
      )}
      {fixed.length > 0 && (
        <ul className={styles.files}>
          {fixed.map((file) => (
            <li key={file.id}>
              <span className={styles.name}>{file.name}</span>{' '}
              <span className={styles.about}>
                {say('{size}, sent {time}', {
                  size: fileSize(file.size, language()),
                  time: shownTime(file.sentAt, language()),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {takes && (
        <Uploads
          application={{ link, document: name }}
          labelledBy={`document-${name}`}
          fresh={files.filter(({ isSeen }) => !isSeen)}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface UploadsProps {
  application: { link: string; document: string };
  labelledBy: string;
  /** What the server has and nobody has looked at: it can be removed. */
  fresh: readonly DocumentFile[];
  onChange(): void;
}

function Uploads({ application, labelledBy, fresh, onChange }: UploadsProps) {
  const [files, setFiles] = useState<FileAnswer[]>(() => fresh.map(asAnswer));
  const known = idsIn(fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server has takes its place once that is another
  useEffect(() => {
    setFiles((before) => [...fresh.map(asAnswer), ...before.filter((file) => 'pending' in file)]);
  }, [known]);

  function take(next: FileAnswer[]) {
    setFiles(next);
    const isSame = idsIn(next.filter((file) => 'id' in file)) === idsIn(files.filter((file) => 'id' in file));
    if (!isSame || files.some((file) => isOver(file, next))) onChange();
  }
  return (
    <Remote
      of="mf-files/Uploader"
      value={files}
      onChange={take}
      application={application}
      camera
      labelledBy={labelledBy}
      fallback={<Loading of={say('the uploader')} lines={3} />}
    />
  );
}

/** Whether a file was on its way and is so no more. One that was refused for what is in it stood with the server meanwhile. */
const isOver = (file: FileAnswer, now: readonly FileAnswer[]) =>
  'pending' in file && !now.some((other) => 'pending' in other && other.pending === file.pending);
const asAnswer = ({ id, name, size }: DocumentFile): FileAnswer => ({ id, name, size });
const idsIn = (files: readonly { id: string }[]) => files.map(({ id }) => id).join(' ');
