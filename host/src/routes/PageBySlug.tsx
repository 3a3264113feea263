import { pageSlug } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { useParams } from '@forms/shared/platform/routing';
import { formCalls, skipToken } from '@forms/shared/platform/store';
import { Loading } from '@forms/shared/platform/ui';
import { lazy, Suspense } from 'react';
import { calls } from '../calls';
import { Failed } from './Failed';
import { hostPage } from './hostPages';
import { useBlankHeading, usePageHeading } from './usePageHeading';

const ContentPage = lazy(() => import('./content/ContentPage'));
// Never on a live site, so never in what its visitors load.
const SaveForm = lazy(async () => ({ default: (await import('./form/SaveForm')).SaveForm }));
const NotFound = lazy(async () => ({ default: (await import('./NotFound')).NotFound }));

/** A page of the host, else a form, else a content page, else not found. */
export function PageBySlug({ live }: { live: boolean }) {
  const { slug = '', hash } = useParams();
  const own = hostPage(slug);
  if (own) return <own.Page />;
  if (!pageSlug.safeParse(slug).success) return <NotFound />;
  return <ServedPage key={slug} slug={slug} hash={hash} live={live} />;
}

interface ServedPageProps {
  slug: string;
  hash: string | undefined;
  live: boolean;
}

function ServedPage({ slug, hash, live }: ServedPageProps) {
  const { data, error, isLoading, refetch } = calls.useHostSlugKindQuery(
    { params: { slug } },
    { refetchOnReconnect: true },
  );
  // While its part is on its way, which would ask for it later.
  formCalls.useFormQuery(data?.kind === 'form' ? { params: { slug } } : skipToken);
  useBlankHeading(slug);
  if (isLoading) return <Loading of="the page" lines={8} />;
  if (error) return <UnservedPage error={error} onRetry={refetch} />;
  if (data?.kind === 'form') {
    return (
      <>
        <Remote of="mf-forms/FormPage" slug={slug} hash={hash} fallback={<Loading of="the form" lines={8} />} />
        {!live && (
          <Suspense fallback={null}>
            <SaveForm slug={slug} />
          </Suspense>
        )}
      </>
    );
  }
  if (data?.kind === 'page') {
    return (
      <Suspense fallback={<Loading of="the page" lines={8} />}>
        <ContentPage slug={slug} section={hash} />
      </Suspense>
    );
  }
  return <NotFound />;
}

function UnservedPage({ error, onRetry }: { error: unknown; onRetry(): void }) {
  usePageHeading({ title: 'Page not loaded' });
  return <Failed what="The page" error={error} onRetry={onRetry} />;
}
