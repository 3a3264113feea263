import type { StoredForm } from '@forms/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { findSaved, forgetSaved, ownKey, saveWork } from './savedWork';
import { type Base, baseOf, type Work } from './work';

/** What is being written of a form. Until it is saved, the browser keeps it. */
export function useWork(begun: StoredForm) {
  const { slug } = begun;
  const [key] = useState(() => ownKey(slug));
  const [found] = useState(() => findSaved(slug, key));
  const saved = useRef(found);
  const [base, setBase] = useState<Base>(() =>
    // What an older version looked like matters no more: all of the work is unsaved.
    found && found.work.version !== begun.version
      ? { version: found.work.version, title: '', text: '' }
      : baseOf(begun),
  );
  const [work, setWork] = useState<Work>(() => found?.work ?? base);
  const isUnsaved = work.title !== base.title || work.text !== base.text;
  useEffect(() => {
    if (!isUnsaved) {
      if (saved.current) forgetSaved(saved.current);
      return undefined;
    }
    const keep = () => {
      saved.current = saveWork(key, { ...work, version: base.version }, saved.current);
    };
    keep();
    // A tab that was opened later may take this work up and put it away, while here it is still unsaved.
    const keepAgain = (gone: StorageEvent) => {
      if (gone.key === saved.current?.key && gone.newValue === null) keep();
    };
    window.addEventListener('storage', keepAgain);
    return () => window.removeEventListener('storage', keepAgain);
  }, [key, work, base, isUnsaved]);
  return { base, setBase, work, setWork, isUnsaved, wasSaved: found !== undefined };
}
