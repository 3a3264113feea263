import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  name: string;
  lang: string;
  children: ReactNode;
}

/** Says, above every page, that what is shown is not what the site's visitors get. */
export function Banner({ name, lang, children }: BannerProps) {
  return (
    <aside className={styles.banner} lang={lang} aria-label={name}>
      {children}
    </aside>
  );
}
