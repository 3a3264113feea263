import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { failureSaid } from './submissionWords';

interface AnsweredProps<Data> {
  /** What is waited for, as 'what was sent'. */
  of: string;
  data: Data | undefined;
  error: unknown;
  onRetry(): void;
  children(data: Data): ReactNode;
}

/** What a call answers, once it has; until then that it loads, and where it failed why. */
export function Answered<Data>({ of, data, error, onRetry, children }: AnsweredProps<Data>) {
  if (error) {
    return <Notice kind="error" title={failureSaid(error)} actions={<Button onClick={onRetry}>Try again</Button>} />;
  }
  return data === undefined ? <Loading of={of} lines={4} /> : children(data);
}
