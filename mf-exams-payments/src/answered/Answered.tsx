import { Loading } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { Failed } from './Failed';

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
  if (error) return <Failed {...{ of, error, onRetry }} />;
  return data === undefined ? <Loading of={of} lines={4} /> : children(data);
}
