import { Link, useLocation } from '@forms/shared/platform/routing';
import { calls } from '../calls';
import { useTranslation } from '../translation/useTranslation';
import styles from './NotFound.module.css';
import { usePageHeading } from './usePageHeading';

/** The longest address, in characters, whose neighbours are asked for. */
const LONGEST = 100;

/** Says that an address leads nowhere, and offers what it may have meant, the home page and a way to write to us. */
export function NotFound() {
  const { notFound, language } = useTranslation();
  const slug = useLocation()
    .pathname.replace(/^\/+|\/+$/g, '')
    .slice(0, LONGEST);
  const { data } = calls.useHostSlugKindQuery({ params: { slug } });
  usePageHeading({ title: notFound.title, language });
  return (
    <div className={styles.notFound}>
      <p>{notFound.explanation}</p>
      {data?.near?.length ? (
        <section aria-labelledby="near">
          <h2 id="near">{notFound.near}</h2>
          <ul>
            {data.near.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={slug.endsWith('.php') ? `/${slug}` : `/${slug}/`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className={styles.ways}>
        <Link to="/">{notFound.home}</Link>
        <Link to="/contact-us/">{notFound.contact}</Link>
      </p>
    </div>
  );
}
