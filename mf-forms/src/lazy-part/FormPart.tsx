import { LazyPart, type LoadPart } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { PartFailed } from './PartFailed';

interface FormPartProps<Props> {
  load: LoadPart<Props>;
  /** Keeps the part's place while its code comes. */
  fallback: ReactNode;
  props: Props;
}

/** A part of the form whose code comes when it is first drawn. */
export function FormPart<Props extends object>(part: FormPartProps<Props>) {
  return <LazyPart {...part} failed={(error, retry) => <PartFailed error={error} onRetry={retry} />} />;
}
