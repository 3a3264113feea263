import type { ReactNode } from 'react';
import { PartBoundary } from './PartBoundary';
import { PartFailed } from './PartFailed';
import { type LoadPart, usePart } from './usePart';

interface LazyPartProps<Props> {
  load: LoadPart<Props>;
  /** Keeps the part's place while its code comes. */
  fallback: ReactNode;
  props: Props;
}

/** A part whose code comes when it is first drawn. */
export function LazyPart<Props extends object>({ load, fallback, props }: LazyPartProps<Props>) {
  const { Part, failure, retry } = usePart(load);
  if (failure) return <PartFailed error={failure.error} onRetry={retry} />;
  if (!Part) return fallback;
  return (
    <PartBoundary>
      <Part {...props} />
    </PartBoundary>
  );
}
