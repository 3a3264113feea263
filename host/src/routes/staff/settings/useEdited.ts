import { useState } from 'react';

/** What is being changed of something that is stored as a whole, by version. What nobody is writing on follows what is stored. */
export function useEdited<Stored extends { version: number }, Words>(
  stored: Stored,
  wordsOf: (stored: Stored) => Words,
) {
  const [base, setBase] = useState(stored);
  const [words, setWords] = useState(() => wordsOf(stored));
  const isChanged = JSON.stringify(words) !== JSON.stringify(wordsOf(base));
  const isOlder = stored.version > base.version;
  if (isOlder && !isChanged) begin(stored);

  function begin(next: Stored) {
    setBase(next);
    setWords(wordsOf(next));
  }
  return {
    ...{ base, words, setWords, isChanged, begin },
    /** Somebody else has stored another one while this was written on. */
    isBehind: isOlder && isChanged,
    /** The version that a change is made over: whoever is behind has seen what is stored. */
    version: isOlder ? stored.version : base.version,
  };
}
