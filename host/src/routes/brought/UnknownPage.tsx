import type { RemoteRoute } from '@forms/shared/contract';
import { useLocation, useParams } from '@forms/shared/platform/routing';
import { useTranslation } from '../../translation/useTranslation';
import { slugIn } from '../behindPath';
import { LoadingPage } from '../LoadingPage';
import { NotFound } from '../NotFound';
import { usePageHeading } from '../usePageHeading';
import { BroughtPart } from './BroughtPart';
import { type Brought, broughtPage } from './broughtPages';
import { useLines } from './useLines';

/** What stands where neither the host nor the server has a page: one that a remote brings, or none. */
export function UnknownPage() {
  const { pathname } = useLocation();
  const lines = useLines();
  if (!lines) return <LoadingPage />;
  const page = broughtPage(lines, slugIn(pathname));
  return page ? <BroughtPage key={page.slug} page={page} /> : <NotFound />;
}

function BroughtPage({ page: { module, title, subtitle } }: { page: Brought<RemoteRoute> }) {
  const { hash } = useParams();
  const { language } = useTranslation();
  usePageHeading({ title: title[language], subtitle: subtitle?.[language] ?? '', language });
  return <BroughtPart module={module} hash={hash} />;
}
