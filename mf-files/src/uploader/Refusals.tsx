import { useEffect, useRef } from 'react';
import styles from './Uploader.module.css';

interface RefusalsProps {
  messages: readonly string[];
  /** How often files were refused while the page was open. */
  times: number;
}

/** Why files were not taken: stays where the person looks, after the toast that says so has gone, and not under it. */
export function Refusals({ messages, times }: RefusalsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (times > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [times]);
  if (messages.length === 0) return null;
  return (
    <ul ref={list} className={styles.refusals}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
