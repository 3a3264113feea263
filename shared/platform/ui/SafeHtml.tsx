import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import styles from './SafeHtml.module.css';

/** Words, links, lists, tables and pictures: a page's look and its forms are the product's own. */
const wanted = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
  FORBID_ATTR: ['style'],
  RETURN_DOM_FRAGMENT: true as const,
};

/** Somebody's HTML, drawn only after what could do harm has been taken out. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(html, wanted));
  }, [html]);
  return <div ref={place} className={styles.html} />;
}
