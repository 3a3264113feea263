import { Outlet, ScrollRestoration } from '@forms/shared/routing';
import { useAppSelector } from '@forms/shared/store';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageHeading } from './PageHeading';
import styles from './Shell.module.css';
import { TestMenu } from './TestMenu';

/** What stands around every page. */
export function Shell({ live }: { live: boolean }) {
  const campus = useAppSelector(({ app }) => app.campus);
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      {!live && <TestMenu />}
      <Header campus={campus} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageHeading />
        <div className={styles.page}>
          <Outlet />
        </div>
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}
