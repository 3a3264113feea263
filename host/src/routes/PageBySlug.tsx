import { languageOf, pageSlug } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { useNavigationType, useParams } from '@forms/shared/platform/routing';
import { formAsked, formCalls, skipToken, useAppSelector } from '@forms/shared/platform/store';
import { lazy, Suspense } from 'react';
import { calls } from '../calls';
import { MeanwhileWords } from '../first-words/MeanwhileWords';
import { Failed } from './Failed';
import { FormHeading } from './form/FormHeading';
import { hostPage, loadContentPage, loadUnknownPage } from './hostPages';
import { LoadingPage } from './LoadingPage';
import { OwnPage } from './OwnPage';
import { useBlankHeading, usePageHeading } from './usePageHeading';

// Never on a live site, so never in what its visitors load.
const SaveForm = lazy(async () => ({ default: (await import('./form/SaveForm')).SaveForm }));

/** A page of the host, else a form, else a content page, else not found. */
export function PageBySlug({ live }: { live: boolean }) {
  const { slug = '', hash } = useParams();
  const own = hostPage(slug);
  if (own) return <OwnPage key={slug} load={own} />;
  if (!pageSlug.safeParse(slug).success) return <OwnPage load={loadUnknownPage} />;
  return <ServedPage key={slug} slug={slug} hash={hash} live={live} />;
}

interface ServedPageProps {
  slug: string;
  hash: string | undefined;
  live: boolean;
}

function ServedPage({ slug, hash, live }: ServedPageProps) {
  const isReturn = useNavigationType() === 'POP';
  const { data, error, isLoading, refetch } = calls.useHostSlugKindQuery(
    { params: { slug } },
    { refetchOnReconnect: true },
  );
  // While its part is on its way, which would ask for it later.
  const language = useAppSelector(({ app }) => languageOf[app.campus]);
  const { data: form } = formCalls.useFormQuery(data?.kind === 'form' ? formAsked(slug, language) : skipToken);
  useBlankHeading(slug);
  if (isLoading) return <LoadingPage />;
  if (error) return <UnservedPage error={error} onRetry={refetch} />;
  if (data?.kind === 'form') {
    const meanwhile = (
      <>
        <MeanwhileWords />
        <LoadingPage of="form" />
      </>
    );
    return (
      <>
        {form && <FormHeading form={form} />}
        <Remote
          of="mf-forms/FormPage"
          slug={slug}
          hash={hash}
          isReturn={isReturn}
          fallback={meanwhile}
          meanwhile={meanwhile}
        />
        {!live && (
          <Suspense fallback={null}>
            <SaveForm slug={slug} />
          </Suspense>
        )}
      </>
    );
  }
  if (data?.kind === 'page') return <OwnPage load={loadContentPage} />;
  return <OwnPage load={loadUnknownPage} />;
}

function UnservedPage({ error, onRetry }: { error: unknown; onRetry(): void }) {
  usePageHeading({ title: 'Page not loaded' });
  return <Failed what="The page" error={error} onRetry={onRetry} />;
}
