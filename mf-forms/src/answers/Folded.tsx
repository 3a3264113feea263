import { Button } from '@forms/shared/platform/ui';
import { type ReactNode, useState } from 'react';
import { say } from '../words/say';
import styles from './Folded.module.css';

/** The beginning of what somebody wrote at length, and all of it at a press; on paper always all of it. */
export function Folded({ of, children }: { of: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={isOpen ? undefined : styles.folded}>{children}</div>
      <Button type="link" className={styles.more ?? ''} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say(isOpen ? 'Show less' : 'Show all')}
        <span className="visually-hidden"> {of}</span>
      </Button>
    </>
  );
}
