import { Link } from '@forms/shared/routing';
import { useAppSelector } from '@forms/shared/store';
import styles from './Footer.module.css';
import { campusNames, PROVIDER } from './provider';

export function Footer() {
  const { app: name, version, campus } = useAppSelector(({ app }) => app);
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p className={styles.provider}>
          {PROVIDER} {campusNames[campus]}
        </p>
        <Link to="/contact-us/">Contact us</Link>
        <p className={styles.version}>
          {name} {version}
        </p>
      </div>
    </footer>
  );
}
