import type { Session } from '@forms/shared/contract';
import { useEffect, useState } from 'react';
import styles from './GoTo.module.css';
import { GoToDialog } from './GoToDialog';

/** Ctrl+K, or ⌘K, and a button for who has no keys: the way to any page, person, enquiry, invoice or message. */
export function GoTo({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isAsked =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.defaultPrevented || document.querySelector('dialog[open], [aria-modal="true"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Go to…
        <span aria-hidden="true" className={styles.keys}>
          Ctrl K
        </span>
      </button>
      {isOpen && <GoToDialog who={session} onClose={() => setOpen(false)} />}
    </>
  );
}
