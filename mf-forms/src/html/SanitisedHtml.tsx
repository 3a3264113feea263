import { cleanText } from '@forms/shared/platform/ui/html';
import { useMemo } from 'react';
import styles from './SanitisedHtml.module.css';

/** The only door through which markup reaches the page in this part. */
export default function SanitisedHtml({ html }: { html: string }) {
  const clean = useMemo(() => cleanText(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
