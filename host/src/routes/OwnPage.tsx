import { LazyPart, type LoadPart } from '@forms/shared/platform/ui';
import { LoadingPage } from './LoadingPage';

/** A page whose code is the host's own. What breaks in it, or does not come, is the route's. */
export function OwnPage({ load }: { load: LoadPart<object> }) {
  return <LazyPart load={load} props={{}} fallback={<LoadingPage />} failed={raise} />;
}

/** Hands what went wrong in a page to the route. */
export const raise = (error: unknown): never => {
  throw error;
};
