import { ErrorBoundary } from '@forms/shared/platform/ui';
import { type ReactNode, useRef } from 'react';

interface EditorBoundaryProps {
  /** Called when what is in it broke and begins anew. */
  onRestart(): void;
  children: ReactNode;
}

/** More restarts than this in a row of a field's life are no accident any more. */
const MOST_RESTARTS = 5;

/**
 * Draft and the browser write into the same elements, and an input method or an extension can bring them apart so that
 * Draft fails. What is in it is then drawn anew, from the last content; if that goes on, the part above takes over.
 */
export function EditorBoundary({ onRestart, children }: EditorBoundaryProps) {
  const boundary = useRef<ErrorBoundary>(null);
  const restarts = useRef(0);
  const restart = () => {
    if (restarts.current >= MOST_RESTARTS) return;
    restarts.current += 1;
    boundary.current?.resetErrorBoundary();
    onRestart();
  };
  return (
    <ErrorBoundary
      ref={boundary}
      onError={restart}
      fallbackRender={({ error }) => {
        if (restarts.current >= MOST_RESTARTS) throw error;
        return null;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
