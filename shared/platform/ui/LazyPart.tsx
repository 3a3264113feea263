import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type LoadPart, usePart } from './usePart';

interface LazyPartProps<Props> {
  load: LoadPart<Props>;
  /** Keeps the part's place while its code comes. */
  fallback: ReactNode;
  /** What stands in the part's place where its code cannot be had, or where it breaks. */
  failed(error: unknown, retry: () => void): ReactNode;
  props: Props;
}

/** A part whose code comes when it is first drawn; its failure stays within its place. */
export function LazyPart<Props extends object>({ load, fallback, failed, props }: LazyPartProps<Props>) {
  const { Part, failure, retry } = usePart(load);
  if (failure) return failed(failure.error, retry);
  if (!Part) return fallback;
  return (
    <ErrorBoundary fallbackRender={({ error, resetErrorBoundary }) => failed(error, resetErrorBoundary)}>
      <Part {...props} />
    </ErrorBoundary>
  );
}
