import type { EditedPage } from '@forms/shared/contract';
import { Loading } from '@forms/shared/platform/ui';
import { useEffect, useState } from 'react';
import { readFailure } from '../../../../services/failure';
import { Failed } from '../../../Failed';
import { usePageHeading } from '../../../usePageHeading';
import { Gone } from '../../record/Gone';
import { watched } from '../../staffCalls';
import { PageWorkspace } from './PageWorkspace';
import { pageCalls } from './pageCalls';

/** A page of the site being written. `hash` is its slug. */
export function EditPage({ hash }: { hash: string }) {
  const asked = { params: { slug: hash, version: 'newest' } };
  const { data, error, isFetching, refetch } = pageCalls.useHostPageToEditQuery(asked, {
    ...watched,
    refetchOnMountOrArgChange: true,
  });
  // What the work begins with is the newest there is; what comes later waits until the person has looked at it.
  const [begun, setBegun] = useState<EditedPage>();
  useEffect(() => {
    if (data && !isFetching) setBegun((page) => page ?? data);
  }, [data, isFetching]);

  const isGone = error !== undefined && readFailure(error).status === 404;
  const title = isGone ? 'Page not found' : (data?.title ?? '');
  usePageHeading({ title, subtitle: isGone ? '' : `/${hash}` });
  if (begun) return <PageWorkspace begun={begun} newest={data ?? begun} />;
  if (isGone) return <Gone what="page" list="pages" />;
  if (error) return <Failed what="The page" error={error} onRetry={refetch} />;
  return <Loading of="the page" lines={10} />;
}
