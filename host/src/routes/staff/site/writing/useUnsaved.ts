import { useEffect, useState } from 'react';

/** Words of the site, over the version that they were written on. */
export interface Written<Words> {
  version: number;
  words: Words;
}

interface Reader<Words> {
  safeParse(given: unknown): { data?: Words | undefined };
}

const keyOf = (name: string) => `forms-site/${name}`;

/**
 * What is being written of a text of the site. Until it is published the browser keeps it, whatever becomes of the page or
 * the session: it is nobody's answers, so it stands as it is.
 */
export function useUnsaved<Words extends object>(name: string, begun: Written<Words>, shape: Reader<Words>) {
  const [found] = useState(() => stored(name, shape));
  const [base, setBase] = useState<Written<Words | undefined>>(() =>
    // What an older version looked like matters no more: all of it is unsaved.
    found && found.version !== begun.version ? { version: found.version, words: undefined } : begun,
  );
  const [words, setWords] = useState(found?.words ?? begun.words);
  const isUnsaved = JSON.stringify(words) !== JSON.stringify(base.words);
  useEffect(() => {
    try {
      if (isUnsaved) localStorage.setItem(keyOf(name), JSON.stringify({ version: base.version, words }));
      else localStorage.removeItem(keyOf(name));
    } catch {
      // Where storage is full or forbidden, nothing is kept.
    }
  }, [name, isUnsaved, base.version, words]);
  return { base, setBase, words, setWords, isUnsaved, wasFound: found !== undefined };
}

function stored<Words>(name: string, shape: Reader<Words>): Written<Words> | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof found !== 'object' || found === null || !('version' in found) || !('words' in found)) return undefined;
    const words = shape.safeParse(found.words).data;
    return words && typeof found.version === 'number' ? { version: found.version, words } : undefined;
  } catch {
    return undefined;
  }
}
