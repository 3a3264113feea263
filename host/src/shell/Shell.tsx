import { languageOf, type SiteSettings } from '@forms/shared/contract';
import { Outlet, ScrollRestoration } from '@forms/shared/platform/routing';
import { useAppSelector } from '@forms/shared/platform/store';
import { speak } from '@forms/shared/platform/words';
import { useTranslation } from '../translation/useTranslation';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageHeading } from './PageHeading';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink';
import { scrollKey } from './scrollKey';
import { TestMenu } from './TestMenu';

/** What stands around every page. */
export function Shell({ live, testMenu }: Pick<SiteSettings, 'live' | 'testMenu'>) {
  const { campus, pageLanguage } = useAppSelector(({ app }) => app);
  const { skip } = useTranslation();
  // Before anything in it is drawn.
  speak(languageOf[campus]);
  return (
    <div className={styles.shell}>
      <SkipLink>{skip}</SkipLink>
      {!live && testMenu && <TestMenu entries={testMenu} />}
      <Header campus={campus} />
      <main id="main" className={styles.main} lang={pageLanguage} tabIndex={-1}>
        <PageHeading />
        <Outlet />
      </main>
      <Footer campus={campus} />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
