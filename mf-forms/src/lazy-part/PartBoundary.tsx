import { ErrorBoundary } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { PartFailed } from './PartFailed';

/** Keeps what breaks in one place of the form from taking the form, and the answers in it, away. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => <PartFailed error={error} onRetry={resetErrorBoundary} />}
    >
      {children}
    </ErrorBoundary>
  );
}
