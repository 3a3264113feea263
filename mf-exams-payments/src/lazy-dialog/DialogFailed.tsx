import { chunkFailure } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';

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
      title="This part of the page could not be shown."
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {notLoaded && <p>{notLoaded}.</p>}
      {warning}
    </Notice>
  );
}
