import type { RemoteStaffRoute, Role } from '@forms/shared/contract';
import { Loading } from '@forms/shared/platform/ui';
import { BroughtPart } from '../brought/BroughtPart';
import { type Brought, broughtStaffPages, isFor } from '../brought/broughtPages';
import { useLines } from '../brought/useLines';
import { NotFound } from '../NotFound';
import { usePageHeading } from '../usePageHeading';
import { NotYours } from './NotYours';

interface UnknownStaffPageProps {
  slug: string;
  hash: string | undefined;
  /** Those of who is signed in, once it is known. */
  roles: readonly Role[] | undefined;
}

/** What stands where the portal has no page of its own: one that a remote brings, or none. */
export function UnknownStaffPage({ slug, hash, roles }: UnknownStaffPageProps) {
  const lines = useLines();
  if (!lines) return <Loading of="the page" lines={8} />;
  const page = broughtStaffPages(lines).find((each) => each.slug === slug);
  if (!page) return <NotFound />;
  if (roles && !isFor(page, roles)) return <NotYours title={page.title} />;
  return <BroughtStaffPage key={slug} page={page} hash={hash} />;
}

function BroughtStaffPage({ page, hash }: { page: Brought<RemoteStaffRoute>; hash: string | undefined }) {
  usePageHeading({ title: page.title });
  return <BroughtPart module={page.module} hash={hash} />;
}
