import type { Language, PageWords } from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';
import type { MouseEvent } from 'react';
import { Heading } from '../../../../shell/Heading';
import heading from '../../../../shell/PageHeading.module.css';
import { ArticleWords } from '../../../content/ArticleWords';
import styles from '../writing/Writing.module.css';
import { pageCalls } from './pageCalls';

interface PagePreviewProps {
  page: PageWords;
  language: Language;
  isHome: boolean;
  /** What is shown is not what is written now: which it is. */
  isOf?: string | undefined;
}

/** A page as visitors see it, drawn by what draws it for them. A link in it opens beside. */
export function PagePreview({
  page: { title, subtitle, picture, alt, html },
  language,
  isHome,
  isOf,
}: PagePreviewProps) {
  const { data: parts, error } = pageCalls.useHostPagePartsQuery({ params: { language } });
  const image = parts?.pictures.find(({ name }) => name === picture)?.image;
  const whole = (parts?.inserts ?? []).reduce((text, insert) => text.replace(insert.mark, () => insert.html), html);
  const beside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    if (link.href) window.open(link.href, '_blank', 'noopener');
  };
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={styles.quiet}>{isOf ?? 'Preview: as visitors will see it'}</p>
      {error !== undefined && !parts && (
        <Notice kind="warning" title="Pictures and fees could not be loaded">
          They are missing from the preview, and not from the page.
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it bring their own keys, which click them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as said */}
      <div className={styles.sheet} lang={language} onClick={beside}>
        <Heading
          title={<h2 className={heading.title}>{title || 'No title yet'}</h2>}
          subtitle={subtitle}
          image={image ? { ...image, alt } : null}
          isHome={isHome}
        />
        <div className={styles.words}>
          <ArticleWords html={whole} />
        </div>
      </div>
    </section>
  );
}
