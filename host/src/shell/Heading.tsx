import type { HeaderImage } from '@forms/shared/contract';
import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

interface HeadingProps {
  /** Drawn as the heading that it is where it stands. */
  title: ReactNode;
  subtitle: string;
  image: HeaderImage | null;
  isHome: boolean;
}

/** What stands at the head of a page. */
export function Heading({ title, subtitle, image, isHome }: HeadingProps) {
  return (
    <header className={isHome ? styles.hero : styles.heading}>
      <div className={styles.text}>
        {title}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {image && <Picture image={image} />}
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
