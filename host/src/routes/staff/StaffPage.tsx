import { Navigate, useParams } from '@forms/shared/routing';
import { useServices } from '@forms/shared/services';
import { useAppSelector } from '@forms/shared/store';
import { Loading } from '@forms/shared/ui';
import { useEffect } from 'react';
import { calls } from '../../calls';
import { warmStaffFaces } from '../../federation/faces';
import { Failed } from '../Failed';
import { NotFound } from '../NotFound';
import { useBlankHeading } from '../usePageHeading';
import { SignedInBar } from './SignedInBar';
import { staffPages } from './staffPages';

/** A page of the staff portal. The server is asked once who is there; a 401, now or later, leads home. */
export function StaffPage() {
  const { slug = '', hash = '' } = useParams();
  const loggedIn = useAppSelector(({ app }) => app.loggedIn);
  const { data: session, error, refetch } = calls.useHostSessionQuery();
  const Page = staffPages.get(slug);
  useBlankHeading(`${slug}/${hash}`);
  useEffect(() => void warmStaffFaces(), []);

  if (!loggedIn) return <SignedOut />;
  if (error) return <Failed what="Your sign-in" error={error} onRetry={refetch} />;
  if (!session) return <Loading of="your page" />;
  return (
    <>
      <SignedInBar session={session} />
      {Page ? <Page hash={hash} /> : <NotFound />}
    </>
  );
}

function SignedOut() {
  const { requestError } = useServices();
  useEffect(() => requestError({ status: 401 }), [requestError]);
  return <Navigate to="/" replace />;
}
