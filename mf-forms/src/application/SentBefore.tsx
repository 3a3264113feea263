import { applicationPath } from '@forms/shared/contract';
import { Navigate } from '@forms/shared/platform/routing';
import { type ReactNode, useEffect, useState } from 'react';
import { useSentForms } from './sentForms';

interface SentBeforeProps {
  slug: string;
  /** The person came to it by Back or Forward. */
  isReturn: boolean;
  children: ReactNode;
}

/** Leads whoever goes back to a form that they have sent to what became of it; by a link they begin it anew. */
export function SentBefore({ slug, isReturn, children }: SentBeforeProps) {
  const { links, remember } = useSentForms();
  const [link] = useState(() => (isReturn ? links[slug] : undefined));
  useEffect(() => {
    if (link === undefined) remember(slug, undefined);
  }, [link, slug, remember]);
  return link === undefined ? children : <Navigate to={applicationPath(link)} replace />;
}
