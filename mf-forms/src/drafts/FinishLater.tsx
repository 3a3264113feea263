import type { SavedDraft } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { useRef, useState } from 'react';
import { FormPart } from '../lazy-part/FormPart';
import { say } from '../words/say';

const load = () => import('./FinishLaterDialog');

interface FinishLaterProps {
  slug: string;
  /** Keeps the answers on the server, under a link. */
  keep(): Promise<SavedDraft>;
}

/** Lets a person go on another day or another device. */
export function FinishLater({ slug, keep }: FinishLaterProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closed = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button ref={button} size="small" onClick={() => setOpen(true)}>
        {say('Finish later')}
      </Button>
      {isOpen && <FormPart load={load} fallback={null} props={{ slug, keep, onClosed: closed }} />}
    </>
  );
}
