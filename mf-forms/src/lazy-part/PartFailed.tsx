import { chunkFailure } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import { say } from '../words/say';

interface PartFailedProps {
  error: unknown;
  onRetry(): void;
}

/** Stands in the place of a part of the form that could not be loaded or broke. */
export function PartFailed({ error, onRetry }: PartFailedProps) {
  const notLoaded = chunkFailure(error);
  return (
    <Notice
      kind="error"
      title={say('This part of the form could not be shown.')}
      actions={<Button onClick={onRetry}>{say('Try again')}</Button>}
    >
      {notLoaded && `${notLoaded}. `}
      {say('Your answers are kept.')}
    </Notice>
  );
}
