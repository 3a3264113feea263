import { useParams } from '@forms/shared/platform/routing';
import { LazyPart, Loading } from '@forms/shared/platform/ui';
import { calls } from '../../calls';
import { raise } from '../OwnPage';
import { useBlankHeading } from '../usePageHeading';
import { drawnPages } from './drawnPages';
import { NotYours } from './NotYours';
import { isStaffPage, mayOpen, staffPages } from './staffPages';
import { UnknownStaffPage } from './UnknownStaffPage';

/** The page of the portal that the address names, for who may open it. */
export function StaffPage() {
  const { slug = '', hash } = useParams();
  const { data: session } = calls.useHostSessionQuery();
  useBlankHeading(`${slug}/${hash ?? ''}`);

  if (!isStaffPage(slug)) return <UnknownStaffPage slug={slug} hash={hash} roles={session?.roles} />;
  const page = staffPages[slug];
  if (session && !mayOpen(session, page)) return <NotYours title={page.title} />;
  return (
    <LazyPart
      key={`${slug}/${hash ?? ''}`}
      load={drawnPages[slug].load}
      props={{ hash: hash ?? '' }}
      fallback={<Loading of={page.title.toLowerCase()} lines={8} />}
      failed={raise}
    />
  );
}
