import { useLocation } from '@forms/shared/platform/routing';
import { useAppSelector } from '@forms/shared/platform/store';
import { Heading } from './Heading';
import styles from './PageHeading.module.css';
import { usePageArrival } from './usePageArrival';

/** The page's title, subtitle and header image, as the page has put them into the store. */
export function PageHeading() {
  const { pageTitle, pageSubtitle, headerImage } = useAppSelector(({ app }) => app);
  const { pathname } = useLocation();
  const heading = usePageArrival();

  return (
    <Heading
      title={
        <h1 ref={heading} tabIndex={-1} className={styles.title} data-loading={!pageTitle}>
          {pageTitle || <span className="visually-hidden">Loading</span>}
        </h1>
      }
      subtitle={pageSubtitle}
      image={headerImage}
      isHome={pathname === '/'}
    />
  );
}
