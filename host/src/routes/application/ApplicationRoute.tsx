import { Remote } from '@forms/shared/platform/remotes';
import { useLocation, useNavigate } from '@forms/shared/platform/routing';
import { Loading } from '@forms/shared/platform/ui';
import { useEffect, useState } from 'react';
import { say } from '../../translation/say';
import { useBlankHeading } from '../usePageHeading';

/** A link's secret is long: a place on the page, as `#main`, is none. */
const SECRET = /^#([\w-]{20,64})$/;

/** The private page of an application. The secret stays in the address, behind `#`, whatever place on the page is gone to. */
export function ApplicationRoute() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const given = SECRET.exec(hash)?.[1];
  const [link, setLink] = useState(given ?? '');
  if (given !== undefined && given !== link) setLink(given);
  useEffect(() => {
    if (given === undefined && link !== '') void navigate({ hash: link }, { replace: true, preventScrollReset: true });
  }, [given, link, navigate]);
  useBlankHeading('application');
  return (
    <Remote
      of="mf-forms/ApplicationPage"
      key={link}
      link={link}
      fallback={<Loading of={say('your application')} lines={12} />}
    />
  );
}
