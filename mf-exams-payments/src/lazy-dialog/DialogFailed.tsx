import { chunkFailure } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { say } from '../words/say';

interface DialogFailedProps {
  error: unknown;
  warning: ReactNode;
  onRetry(): void;
  onClose(): void;
}

/** Stands for a dialog that could not load or broke while it was shown. */
export function DialogFailed({ error, warning, onRetry, onClose }: DialogFailedProps) {
  const notLoaded = chunkFailure(error);
  return (
    <Notice
      kind="error"
      title={say('This part of the page could not be shown.')}
      actions={
        <>
          <Button onClick={onRetry}>{say('Try again')}</Button>
          <Button onClick={onClose}>{say('Close')}</Button>
        </>
      }
    >
      {notLoaded && <p>{notLoaded}.</p>}
      {warning}
    </Notice>
  );
}
