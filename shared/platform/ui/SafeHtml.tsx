import { useLayoutEffect, useRef } from 'react';
import page from './page.module.css';
import { cleanedTree, type HtmlKind } from './sanitise';
import text from './text.module.css';

const looks = { text: text.text, page: page.html };

interface SafeHtmlProps {
  html: string;
  /** `page` for a page of the content service; whatever else somebody wrote is a `text`. */
  as?: HtmlKind;
}

/** Somebody's HTML, drawn only after what could do harm has been taken out. */
export function SafeHtml({ html, as = 'text' }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(cleanedTree(html, as));
  }, [html, as]);
  return <div ref={place} className={looks[as]} />;
}
