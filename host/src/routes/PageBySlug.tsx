import { pageSlug } from '@forms/shared/contract';
import { Remote } from '@forms/shared/remotes';
import { useParams } from '@forms/shared/routing';
import { Loading } from '@forms/shared/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { calls } from '../calls';
import { Failed } from './Failed';
import { useBlankHeading, usePageHeading } from './usePageHeading';

const ContactPage = lazy(async () => ({ default: (await import('./ContactPage')).ContactPage }));
const ContentPage = lazy(() => import('./content/ContentPage'));
const MessagePage = lazy(async () => ({ default: (await import('./MessagePage')).MessagePage }));
// Never on a live site, so never in what its visitors load.
const SaveForm = lazy(async () => ({ default: (await import('./form/SaveForm')).SaveForm }));
const NotFound = lazy(async () => ({ default: (await import('./NotFound')).NotFound }));
const SignInPage = lazy(async () => ({ default: (await import('./sign-in/SignInPage')).SignInPage }));

/** The pages that the host itself draws. */
const hostPages = new Map<string, ComponentType>([
  ['message', MessagePage],
  ['contact-us', ContactPage],
  ['sign-in', SignInPage],
]);

/** A page of the host, else a form, else a content page, else not found. */
export function PageBySlug({ live }: { live: boolean }) {
  const { slug = '', hash } = useParams();
  // The Portuguese site's addresses end in .php.
  const HostPage = hostPages.get(slug.replace(/\.php$/, ''));
  if (HostPage) return <HostPage />;
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
