import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import styles from './SafeHtml.module.css';

/** Somebody's HTML, drawn only after what could do harm has been taken out. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true }));
  }, [html]);
  return <div ref={place} className={styles.html} />;
}
