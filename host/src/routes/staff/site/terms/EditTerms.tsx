import { type EditedTerms, mayCall, routes } from '@forms/shared/contract';
import { Loading } from '@forms/shared/platform/ui';
import { useEffect, useState } from 'react';
import { calls } from '../../../../calls';
import { readFailure } from '../../../../services/failure';
import { Failed } from '../../../Failed';
import { usePageHeading } from '../../../usePageHeading';
import { Gone } from '../../record/Gone';
import { watched } from '../../staffCalls';
import { TermsWorkspace } from './TermsWorkspace';
import { termsCalls } from './termsCalls';

/** Terms being written, or looked at by who may not publish them. `hash` is their slug. */
export function EditTerms({ hash }: { hash: string }) {
  const { data: session } = calls.useHostSessionQuery();
  const asked = { params: { slug: hash, version: 'newest' } };
  const { data, error, isFetching, refetch } = termsCalls.useHostTermsToEditQuery(asked, {
    ...watched,
    refetchOnMountOrArgChange: true,
  });
  // What the work begins with is the newest there is; what comes later waits until the person has looked at it.
  const [begun, setBegun] = useState<EditedTerms>();
  useEffect(() => {
    if (data && !isFetching) setBegun((terms) => terms ?? data);
  }, [data, isFetching]);

  const isGone = error !== undefined && readFailure(error).status === 404;
  usePageHeading({ title: isGone ? 'Terms not found' : (data?.title ?? '') });
  const mayPublish = session !== undefined && mayCall(session, routes.publishTerms);
  if (begun) return <TermsWorkspace begun={begun} newest={data ?? begun} mayPublish={mayPublish} />;
  if (isGone) return <Gone what="text" list="terms" />;
  if (error) return <Failed what="The terms" error={error} onRetry={refetch} />;
  return <Loading of="the terms" lines={10} />;
}
