import { Button, Notice } from '@forms/shared/ui';
import { readFailure } from '../services/failure';

/** Stands in for what a call should have brought. `what` begins the sentence, as 'The enquiries'. */
export function Failed({ what, error, onRetry }: { what: string; error: unknown; onRetry(): void }) {
  return (
    <Notice
      kind="error"
      title={`${what} could not be loaded`}
      actions={
        <Button type="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {readFailure(error).message}
    </Notice>
  );
}
