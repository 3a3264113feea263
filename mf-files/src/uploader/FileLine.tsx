import { type FileAnswer, fileSize, PART_BYTES } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { Tooltip } from '@forms/shared/platform/ui/tooltip';
import { language } from '@forms/shared/platform/words';
import { useEffect, useId, useRef, useState } from 'react';
import { say } from '../words/say';
import { bringIntoSight } from './bringIntoSight';
import styles from './FileLine.module.css';
import type { Sending } from './queue';
import { useUploadedFile } from './useUploadedFile';

interface FileLineProps {
  file: FileAnswer;
  /** How far it is, while it is on its way in this visit. */
  sending: Sending | undefined;
  /** Why it was refused in an earlier visit. */
  refusal: string | undefined;
  /** Asks the server of a file that was uploaded before. */
  asked?: { getAPI: string | undefined; session: string } | undefined;
  /** The server has it no longer. */
  onGone(): void;
  canDelete: boolean;
  onRetry(): void;
  onCancel(): void;
  onDelete(): void;
}

const FIXED = 'This file cannot be deleted';

/** One file of the answer: its name and size, how far it is, and what can be done with it. */
export function FileLine({
  file: given,
  sending,
  refusal,
  asked,
  onGone,
  canDelete,
  onRetry,
  onCancel,
  onDelete,
}: FileLineProps) {
  const id = useId();
  const isUploaded = 'id' in given;
  const uploaded = useUploadedFile(isUploaded && asked ? given.id : undefined, asked ?? { session: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    if (uploaded === 'gone') onGone();
  }, [uploaded]);
  const file =
    uploaded === undefined || uploaded === 'gone' ? given : { ...given, name: uploaded.name, size: uploaded.size };
  const named = <span className="visually-hidden"> {file.name}</span>;
  return (
    <li className={styles.line}>
      <div className={styles.about}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.size}>{fileSize(file.size, language())}</span>
      </div>
      <div className={styles.actions}>
        {sending?.state === 'failed' && (
          <Button onClick={onRetry}>
            {say('Try again')}
            {named}
          </Button>
        )}
        {!isUploaded && (
          <Button onClick={onCancel}>
            {say(sending && sending.state !== 'failed' ? 'Cancel' : 'Remove')}
            {named}
          </Button>
        )}
        {isUploaded &&
          (canDelete ? (
            <Button onClick={onDelete}>
              {say('Delete')}
              {named}
            </Button>
          ) : (
            <>
              <Tooltip title={say(FIXED)} trigger={['hover', 'focus']}>
                <Button aria-disabled aria-describedby={id} className={styles.fixed ?? ''}>
                  {say('Delete')}
                  {named}
                </Button>
              </Tooltip>
              <span id={id} className="visually-hidden">
                {say(FIXED)}
              </span>
            </>
          ))}
      </div>
      {!isUploaded && <Progress name={file.name} sending={sending} refusal={refusal} />}
    </li>
  );
}

function Progress({ name, sending, refusal }: { name: string } & Pick<FileLineProps, 'sending' | 'refusal'>) {
  const [chosenAt] = useState(() => document.activeElement);
  switch (sending?.state) {
    case 'waiting':
      return <p className={styles.state}>{say('Waiting')}</p>;
    case 'sending':
      return (
        <div className={styles.state}>
          <progress className={styles.bar} aria-label={say('Uploading {name}', { name })} value={sending.sent} />
          {wordsOf(sending)}
        </div>
      );
    case 'failed':
      return <Failed message={sending.message} chosenAt={chosenAt} />;
    default:
      return (
        <p className={styles.failed}>
          {refusal ?? say('The upload was interrupted. Please remove the file and add it again.')}
        </p>
      );
  }
}

/** Why the server refused it, where it stands from now on; other files of the same choice may be said of in toasts over it. */
function Failed({ message, chosenAt }: { message: string; chosenAt: Element | null }) {
  const line = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought once
  useEffect(() => bringIntoSight(line.current, chosenAt), []);
  return (
    <p ref={line} className={styles.failed}>
      {message}
    </p>
  );
}

/** How far a file is, in words. */
function wordsOf({ file: { size }, sent, isCut }: Extract<Sending, { state: 'sending' }>): string {
  if (isCut) return say('Waiting for the connection. It then goes on by itself.');
  if (sent >= 1) return say('Checking');
  const percent = `${Math.floor(sent * 100)}%`;
  if (size <= PART_BYTES) return percent;
  return say('{percent}: {sent} of {size}', {
    percent,
    sent: fileSize(sent * size, language()),
    size: fileSize(size, language()),
  });
}
