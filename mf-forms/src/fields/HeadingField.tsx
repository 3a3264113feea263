import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import type { ControlProps } from '../engine/control';
import { LazyHtml } from '../html/LazyHtml';
import { say } from '../words/say';
import styles from './HeadingField.module.css';
import { HeadingWords } from './HeadingWords';

/** Words between fields: `header` begins a part of the page, `section` a part of that; with `close` they can be put away. */
export function HeadingField({ field }: ControlProps) {
  const { title, label, html, close } = field.definition;
  const [isClosed, setClosed] = useState(false);
  const heading = title ?? label;
  if (isClosed) return null;
  return (
    <HeadingWords definition={field.definition}>
      {html && <LazyHtml html={html} />}
      {close && (
        <Button
          className={styles.close ?? ''}
          onClick={({ currentTarget }) => {
            // The focus would go with the button: it goes where reading goes on.
            currentTarget.closest('form')?.querySelector<HTMLElement>('h2')?.focus();
            setClosed(true);
          }}
        >
          {say('Close')}
          {heading && <span className="visually-hidden"> {heading}</span>}
        </Button>
      )}
    </HeadingWords>
  );
}
