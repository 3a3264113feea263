import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './SanitisedHtml.module.css';

const allowed = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'a', 'ul', 'ol', 'li', 'br', 'hr', 'blockquote', 'span', 'div'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'pre'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https?:|ftp:|mailto:|\/(?!\/)|#)/i,
};

/** The only door through which markup reaches the page in this part. */
export default function SanitisedHtml({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
