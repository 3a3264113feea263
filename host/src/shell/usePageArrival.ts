import { PROVIDER } from '@forms/shared/contract';
import { useLocation } from '@forms/shared/platform/routing';
import { useAppSelector } from '@forms/shared/platform/store';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../translation/useTranslation';

/** Names the browser's tab after the page, and tells who has followed a link where it led. For the page's heading. */
export function usePageArrival() {
  const { pageTitle, campus } = useAppSelector(({ app }) => app);
  const { campuses } = useTranslation();
  const site = `${PROVIDER} ${campuses[campus]}`;
  const { pathname, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The first page of all, which the router calls so, is told by the browser.
  const arrived = useRef(key === 'default' ? pathname : undefined);

  useEffect(() => {
    if (!pageTitle) return;
    document.title = `${pageTitle} – ${site}`;
    // Who follows a link without seeing it is told where it led, once the new page has said its title.
    const timer = setTimeout(() => {
      if (arrived.current !== pathname) heading.current?.focus({ preventScroll: true });
      arrived.current = pathname;
    });
    return () => clearTimeout(timer);
  }, [pageTitle, pathname, site]);

  return heading;
}
