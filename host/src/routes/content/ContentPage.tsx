import { useParams } from '@forms/shared/platform/routing';
import { calls } from '../../calls';
import { Failed } from '../Failed';
import { LoadingPage } from '../LoadingPage';
import { Article } from './Article';

/** The page of the content service at this address, and the section of it that the address names. */
export function ContentPage() {
  const { slug = '', hash } = useParams();
  const { data, error, refetch } = calls.useHostContentPageQuery({ params: { slug } });
  if (error) return <Failed what="The page" error={error} onRetry={refetch} />;
  if (!data) return <LoadingPage />;
  return <Article page={data} section={hash} />;
}
