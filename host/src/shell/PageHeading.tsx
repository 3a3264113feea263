import type { HeaderImage } from '@forms/shared/contract';
import { useLocation } from '@forms/shared/routing';
import { useAppSelector } from '@forms/shared/store';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/useWords';
import styles from './PageHeading.module.css';
import { PROVIDER } from './provider';

/** The page's title, subtitle and header image, as the page has put them into the store. */
export function PageHeading() {
  const { pageTitle, pageSubtitle, headerImage, campus } = useAppSelector(({ app }) => app);
  const { campuses } = useWords();
  const site = `${PROVIDER} ${campuses[campus]}`;
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef<string>(undefined);

  useEffect(() => {
    if (!pageTitle) return;
    document.title = `${pageTitle} – ${site}`;
    // Who follows a link without seeing it is told where it led, once the new page has said its title; the first page
    // is told by the browser.
    const timer = setTimeout(() => {
      if (arrived.current !== undefined && arrived.current !== pathname)
        heading.current?.focus({ preventScroll: true });
      arrived.current = pathname;
    });
    return () => clearTimeout(timer);
  }, [pageTitle, pathname, site]);

  return (
    <header className={pathname === '/' ? styles.hero : styles.heading}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title} data-loading={!pageTitle}>
          {pageTitle || <span className="visually-hidden">Loading</span>}
        </h1>
        {pageSubtitle && <p className={styles.subtitle}>{pageSubtitle}</p>}
      </div>
      {headerImage && <Picture image={headerImage} />}
    </header>
  );
}

/** Under the words, so that these stay where they are when it comes; its own place is kept by its proportions. */
function Picture({ image: { alt, sizes } }: { image: HeaderImage }) {
  const largest = sizes.at(-1);
  return (
    <div className={styles.picture}>
      <img
        alt={alt}
        {...largest}
        srcSet={sizes.map(({ src, width }) => `${src} ${width}w`).join(', ')}
        sizes="(width < 1168px) 100vw, 1120px"
      />
    </div>
  );
}
