import { type FormEvent, useEffect, useState } from 'react';
import { say } from '../../words/say';
import { BarGroup } from './Bar';
import styles from './Bar.module.css';
import { BarButton } from './BarButton';

interface PageToolsProps {
  page: number;
  of: number;
  onGo(page: number): void;
}

/** Which page is read, and the way to any other. */
export function PageTools({ page, of, onGo }: PageToolsProps) {
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const go = (wanted: number) => {
    if (wanted >= 1 && wanted <= of) onGo(wanted);
  };
  function submit(event?: FormEvent) {
    event?.preventDefault();
    const wanted = Number.parseInt(typed, 10);
    const reached = Number.isNaN(wanted) ? page : Math.min(of, Math.max(1, wanted));
    setTyped(String(reached));
    if (reached !== page) onGo(reached);
  }
  return (
    <BarGroup label={say('Page')}>
      <BarButton icon="up" label={say('Previous page')} aria-disabled={page <= 1} onClick={() => go(page - 1)} />
      <form onSubmit={submit}>
        <input
          className={styles.number}
          aria-label={say('Page, of {of}', { of })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => submit()}
        />
      </form>
      <span className={styles.of} aria-hidden="true">
        {say('of {of}', { of })}
      </span>
      <BarButton icon="down" label={say('Next page')} aria-disabled={page >= of} onClick={() => go(page + 1)} />
    </BarGroup>
  );
}
