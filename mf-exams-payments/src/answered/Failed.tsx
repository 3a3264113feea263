import { Button, Notice } from '@forms/shared/platform/ui';
import { isFinal, whyItFailed } from './whyItFailed';

interface FailedProps {
  /** What did not come, as 'the statement'. */
  of: string;
  error: unknown;
  onRetry(): void;
}

/** Stands in for what a call of staff should have brought. */
export function Failed({ of, error, onRetry }: FailedProps) {
  return (
    <Notice
      kind="error"
      title={`${of[0]?.toUpperCase()}${of.slice(1)} could not be loaded`}
      actions={
        !isFinal(error) && (
          <Button type="primary" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {whyItFailed(error)}
    </Notice>
  );
}
