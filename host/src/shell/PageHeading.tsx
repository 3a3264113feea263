import type { HeaderImage } from '@forms/shared/contract';
import { useLocation } from '@forms/shared/platform/routing';
import { useAppSelector } from '@forms/shared/platform/store';
import styles from './PageHeading.module.css';
import { usePageArrival } from './usePageArrival';

/** The page's title, subtitle and header image, as the page has put them into the store. */
export function PageHeading() {
  const { pageTitle, pageSubtitle, headerImage } = useAppSelector(({ app }) => app);
  const { pathname } = useLocation();
  const heading = usePageArrival();

  return (
    <header className={pathname === '/' ? styles.hero : styles.heading}>
      <div className={styles.text}>
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
