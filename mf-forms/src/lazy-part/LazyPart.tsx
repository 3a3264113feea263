import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary } from './PartBoundary';

interface LazyPartProps<Props> {
  load(): Promise<{ default: ComponentType<Props> }>;
  /** Keeps the part's place while its code comes. */
  fallback: ReactNode;
  props: Props;
}

/** A part whose code comes when it is first drawn. */
export function LazyPart<Props extends object>({ load, fallback, props }: LazyPartProps<Props>) {
  // React keeps the rejection of a lazy component, so another try needs another one.
  const [Part, setPart] = useState<ComponentType<Props>>(() => lazy(load));
  return (
    <PartBoundary onRetry={() => setPart(() => lazy(load))}>
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
}
