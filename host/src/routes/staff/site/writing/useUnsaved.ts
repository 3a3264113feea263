import { useAppStore } from '@forms/shared/platform/store';
import { useEffect, useState } from 'react';
import { unsavedTexts } from './unsavedTexts';

/** Words of the site, over the version that they were written on. */
export interface Written<Words> {
  version: number;
  words: Words;
}

interface Reader<Words> {
  safeParse(given: unknown): { data?: Words | undefined };
}

/**
 * What is being written of a text of the site. Until it is published the browser keeps it for whoever writes, also when
 * their session expires; once they sign out it is gone.
 */
export function useUnsaved<Words extends object>(name: string, begun: Written<Words>, shape: Reader<Words>) {
  const store = useAppStore();
  const [unsaved] = useState(() => unsavedTexts(store.getState().session.userId));
  const [found] = useState(() => read(unsaved.of(name), shape));
  const [base, setBase] = useState<Written<Words | undefined>>(() =>
    // What an older version looked like matters no more: all of it is unsaved.
    found && found.version !== begun.version ? { version: found.version, words: undefined } : begun,
  );
  const [words, setWords] = useState(found?.words ?? begun.words);
  const isUnsaved = JSON.stringify(words) !== JSON.stringify(base.words);
  useEffect(() => {
    unsaved.keep(name, isUnsaved ? { version: base.version, words } : undefined);
  }, [unsaved, name, isUnsaved, base.version, words]);
  return { base, setBase, words, setWords, isUnsaved, wasFound: found !== undefined };
}

function read<Words>(found: unknown, shape: Reader<Words>): Written<Words> | undefined {
  if (typeof found !== 'object' || found === null || !('version' in found) || !('words' in found)) return undefined;
  const words = shape.safeParse(found.words).data;
  return words && typeof found.version === 'number' ? { version: found.version, words } : undefined;
}
