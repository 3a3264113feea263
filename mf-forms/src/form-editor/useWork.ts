import type { StoredForm } from '@forms/shared/contract';
import { useEffect, useState } from 'react';
import { findKept, forgetKept, keepWork } from './keptWork';
import { type Base, baseOf, type Work } from './work';

/** What is being written of a form. Until it is saved, the browser keeps it. */
export function useWork(begun: StoredForm) {
  const { slug } = begun;
  const [kept] = useState(() => findKept(slug));
  const [base, setBase] = useState<Base>(() =>
    // What an older version looked like matters no more: all of the work is unsaved.
    kept && kept.version !== begun.version ? { version: kept.version, title: '', text: '' } : baseOf(begun),
  );
  const [work, setWork] = useState<Work>(() => kept ?? base);
  const isUnsaved = work.title !== base.title || work.text !== base.text;
  useEffect(() => {
    if (isUnsaved) keepWork(slug, { ...work, version: base.version });
    else forgetKept(slug);
  }, [slug, work, base, isUnsaved]);
  return { base, setBase, work, setWork, isUnsaved, wasKept: kept !== undefined };
}
