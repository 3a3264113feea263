import { useLocation } from '@forms/shared/routing';
import { useAppSelector } from '@forms/shared/store';
import { useEffect, useRef } from 'react';
import styles from './PageHeading.module.css';
import { campusNames, PROVIDER } from './provider';

/** The page's title, subtitle and header image, as the page has put them into the store. */
export function PageHeading() {
  const { pageTitle, pageSubtitle, headerImage, campus } = useAppSelector(({ app }) => app);
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef<string>(undefined);

  useEffect(() => {
    if (!pageTitle) return;
    document.title = `${pageTitle} – ${PROVIDER} ${campusNames[campus]}`;
    // Who follows a link without seeing it is told where it led, once the new page has said its title; the first page
    // is told by the browser.
    const timer = setTimeout(() => {
      if (arrived.current !== undefined && arrived.current !== pathname)
        heading.current?.focus({ preventScroll: true });
      arrived.current = pathname;
    });
    return () => clearTimeout(timer);
  }, [pageTitle, pathname, campus]);

  return (
    <header className={pathname === '/' ? styles.hero : styles.heading}>
      {headerImage && <img className={styles.image} src={headerImage} alt="" />}
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title} data-loading={!pageTitle}>
          {pageTitle || <span className="visually-hidden">Loading</span>}
        </h1>
        {pageSubtitle && <p className={styles.subtitle}>{pageSubtitle}</p>}
      </div>
    </header>
  );
}
