import { SafeHtml } from '@forms/shared/platform/ui/html';
import styles from './Article.module.css';

/** The words of a page, as visitors read them. */
export function ArticleWords({ html }: { html: string }) {
  return (
    <div className={styles.content}>
      <SafeHtml html={html} as="page" />
    </div>
  );
}
