import { letterTree } from '@forms/shared/platform/ui/html';
import { useCallback, useLayoutEffect, useRef } from 'react';
import styles from './Letters.module.css';

/** A letter's HTML in a frame of its own, where the site's styles do not reach it, no script runs, and its links lead nowhere. */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const draw = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!frame.current || !page?.body) return;
    page.body.style.margin = '16px';
    page.body.replaceChildren(letterTree(html));
    // Another window is what a sandbox does not open.
    for (const link of page.querySelectorAll('a')) link.target = '_blank';
  }, [html]);
  useLayoutEffect(draw, [draw]);
  // Some browsers make the empty page of a frame anew once it is there.
  return <iframe ref={frame} title={title} className={styles.frame} sandbox="allow-same-origin" onLoad={draw} />;
}
