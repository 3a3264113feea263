import type { TermsWords } from '@forms/shared/contract';
import { SafeHtml } from '@forms/shared/platform/ui/html';
import styles from '../writing/Writing.module.css';

interface TermsPreviewProps {
  terms: TermsWords;
  /** What is shown is not what is written now: which it is. */
  isOf?: string | undefined;
}

/** Terms as people read them before they agree, in each language that they are written in. */
export function TermsPreview({ terms, isOf }: TermsPreviewProps) {
  const { title, html, portuguese } = terms;
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={styles.quiet}>{isOf ?? 'Preview: as people will read them'}</p>
      <Sheet title={title} html={html} language="en-GB" />
      {portuguese && <Sheet {...portuguese} language="pt-PT" />}
    </section>
  );
}

function Sheet({ title, html, language }: { title: string; html: string; language: string }) {
  return (
    <div className={styles.sheet} lang={language}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{title || 'No title yet'}</h2>
        <SafeHtml html={html} />
      </div>
    </div>
  );
}
