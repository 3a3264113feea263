import { type Campus, campuses, PROVIDER } from '@forms/shared/contract';
import { Link, useLocation } from '@forms/shared/platform/routing';
import { useAppSelector } from '@forms/shared/platform/store';
import { useTranslation } from '../translation/useTranslation';
import styles from './Footer.module.css';
import { menusOf } from './menus';

export function Footer({ campus }: { campus: Campus }) {
  const { app: name, version } = useAppSelector(({ app }) => app);
  const { more, otherCampus, signIn, campuses: names } = useTranslation();
  const { state } = useLocation();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p className={styles.provider}>
          {PROVIDER} {names[campus]}
        </p>
        <nav aria-label={more}>
          <ul className={styles.links}>
            {menusOf[campus].footer.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
            {campuses
              .filter((other) => other !== campus)
              .map((other) => (
                <li key={other}>
                  {/* Loads the site anew: the campus is chosen at start. */}
                  <a href={`/?campus=${other}`}>
                    {otherCampus} {names[other]}
                  </a>
                </li>
              ))}
            <li>
              {/* With the page that somebody was headed for who turned out to be signed out. */}
              <Link to="/sign-in" state={state}>
                {signIn}
              </Link>
            </li>
          </ul>
        </nav>
        <p className={styles.version}>
          {name} {version}
        </p>
      </div>
    </footer>
  );
}
