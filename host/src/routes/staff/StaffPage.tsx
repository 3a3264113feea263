import { Link, useParams } from '@forms/shared/platform/routing';
import { Loading, Notice } from '@forms/shared/platform/ui';
import { Suspense } from 'react';
import { calls } from '../../calls';
import { NotFound } from '../NotFound';
import { useBlankHeading, usePageHeading } from '../usePageHeading';
import { drawnPages } from './drawnPages';
import { isStaffPage, mayOpen, staffPages } from './staffPages';

/** The page of the portal that the address names, for who may open it. */
export function StaffPage() {
  const { slug = '', hash = '' } = useParams();
  const { data: session } = calls.useHostSessionQuery();
  useBlankHeading(`${slug}/${hash}`);

  if (!isStaffPage(slug)) return <NotFound />;
  const page = staffPages[slug];
  const Page = drawnPages[slug];
  if (session && !mayOpen(session.roles, page)) return <NotYours title={page.title} />;
  return (
    <Suspense fallback={<Loading of={page.title.toLowerCase()} lines={8} />}>
      <Page key={hash} hash={hash} />
    </Suspense>
  );
}

function NotYours({ title }: { title: string }) {
  usePageHeading({ title });
  return (
    <Notice title="This page is not for your role">
      If you need it for your work, please ask an administrator. Meanwhile, go to{' '}
      <Link to="/staff/home">what you may open</Link>.
    </Notice>
  );
}
