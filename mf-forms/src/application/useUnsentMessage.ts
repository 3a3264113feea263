import { randomId } from '@forms/shared/platform/store';
import { useEffect, useRef, useState } from 'react';
import { type Autosave, createAutosave } from '../drafts/autosave';
import { canKeep, findHere, forgetHere } from '../drafts/browserShelf';

const PAGE = 'message';
/** What a message is kept under. Of the link, which opens the page, only its hash is written down. */
async function nameOf(link: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(link));
  return `message-${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

interface Written {
  text: string;
  /** Names this message: sent again after a reload, it is the same one. */
  journey: string;
}
const nothing = (): Written => ({ text: '', journey: randomId() });

/** A message that is being written on a private page: kept on this device, as drafts are, until it has been sent. */
export function useUnsentMessage(link: string) {
  const [written, setWritten] = useState(nothing);
  const [isSaved, setSaved] = useState(false);
  const now = useRef(written);
  now.current = written;
  const shelf = useRef<Autosave>(undefined);

  useEffect(() => {
    if (!canKeep()) return;
    let autosave: Autosave | undefined;
    let hasLeft = false;
    const leave = () => void autosave?.saveNow();
    async function begin() {
      const slug = await nameOf(link);
      const before = await findHere(slug);
      if (hasLeft) return;
      const read = () => {
        const { text, journey } = now.current;
        return { slug, version: 1, journey, pages: [{ name: PAGE, values: { text } }] };
      };
      autosave = createAutosave(read, undefined);
      autosave.watch(() => setSaved(autosave?.state().is === 'saved'));
      shelf.current = autosave;
      const text = before?.pages[0]?.values.text;
      // What has been typed meanwhile is newer.
      if (now.current.text !== '') autosave.changed();
      else if (before && typeof text === 'string') {
        setWritten({ text, journey: before.journey });
        setSaved(true);
      }
    }
    void begin();
    window.addEventListener('pagehide', leave);
    return () => {
      hasLeft = true;
      window.removeEventListener('pagehide', leave);
      leave();
      shelf.current = undefined;
    };
  }, [link]);

  return {
    ...written,
    isSaved,
    write(text: string) {
      setWritten((so) => ({ ...so, text }));
      setSaved(false);
      if (text === '') void shelf.current?.wipe();
      else shelf.current?.changed();
    },
    /** It is with the staff: nothing of it stays. */
    sent() {
      setWritten(nothing());
      void shelf.current?.wipe();
    },
  };
}

/** Removes what was being written on a private page that opens no more. */
export async function forgetMessage(link: string): Promise<void> {
  if (!canKeep()) return;
  const name = await nameOf(link);
  if (await findHere(name)) await forgetHere(name);
}
