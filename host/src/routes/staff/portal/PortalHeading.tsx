import { Link, useParams } from '@forms/shared/platform/routing';
import { useAppSelector } from '@forms/shared/platform/store';
import { usePageArrival } from '../../../shell/usePageArrival';
import { named, say } from '../../../translation/own/say';
import { staffPage } from '../staffPages';
import styles from './PortalHeading.module.css';

/** The page's title under the way back to the page that leads here. */
export function PortalHeading() {
  const { pageTitle, pageSubtitle, pageLanguage } = useAppSelector(({ app }) => app);
  const { slug = '' } = useParams();
  const within = staffPage(slug)?.within;
  const parent = within === undefined ? undefined : staffPage(within);
  const heading = usePageArrival();
  return (
    <div className={styles.heading}>
      {parent && (
        <p className={styles.back}>
          <Link to={`/staff/${within}`}>{named(parent.title)}</Link>
        </p>
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.title} lang={pageLanguage} data-loading={!pageTitle}>
        {pageTitle || <span className="visually-hidden">{say('Loading')}</span>}
      </h1>
      {pageSubtitle && <p className={styles.subtitle}>{pageSubtitle}</p>}
    </div>
  );
}
