import { type Campus, languageOf, PROVIDER } from '@forms/shared/contract';
import { useLocation } from '@forms/shared/platform/routing';
import { useAppSelector } from '@forms/shared/platform/store';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { translations } from '../translation/translations';

/** What the browser's tab is called on a page of that title. */
export function nameOfTab(title: string, campus: Campus): string {
  const site = `${PROVIDER} ${translations[languageOf[campus]].campuses[campus]}`;
  return title ? `${title} – ${site}` : site;
}

/** Names the browser's tab after the page, and tells who has followed a link where it led. For the page's heading. */
export function usePageArrival() {
  const { pageTitle, windowTitle, campus } = useAppSelector(({ app }) => app);
  const { pathname, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The first page of all, which the router calls so, is told by the browser.
  const arrived = useRef(key === 'default' ? pathname : undefined);

  const title = windowTitle || pageTitle;
  useLayoutEffect(() => {
    if (title) document.title = nameOfTab(title, campus);
  }, [title, campus]);

  useEffect(() => {
    if (!pageTitle) return;
    // Who follows a link without seeing it is told where it led, once the new page has said its title.
    const timer = setTimeout(() => {
      if (arrived.current !== pathname) heading.current?.focus({ preventScroll: true });
      arrived.current = pathname;
    });
    return () => clearTimeout(timer);
  }, [pageTitle, pathname]);

  return heading;
}
