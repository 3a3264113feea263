import { Loading } from '@forms/shared/platform/ui';
import { useTranslation } from '../translation/useTranslation';

/** Keeps the place of a page, or of the form on it, while that is on its way. */
export function LoadingPage({ of = 'page' }: { of?: 'page' | 'form' }) {
  const { onItsWay } = useTranslation();
  return <Loading of={onItsWay[of]} lines={8} />;
}
