import type { Language } from '@forms/shared/contract';
import { SafeHtml } from '@forms/shared/platform/ui/html';
import type { RefCallback, UIEventHandler } from 'react';
import styles from './PrivacyField.module.css';

interface TermsTextProps {
  name: string;
  html: string;
  /** Where it is not that of the form. */
  language: Language | undefined;
  box: RefCallback<HTMLElement>;
  onScroll: UIEventHandler;
}

/** The scrolling box of the terms, which the keyboard scrolls too. */
export function TermsText({ name, html, language, box, onScroll }: TermsTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable to be scrolled by keys
    <section ref={box} className={styles.terms} aria-label={name} tabIndex={0} onScroll={onScroll}>
      <div lang={language}>
        <SafeHtml html={html} />
      </div>
    </section>
  );
}
