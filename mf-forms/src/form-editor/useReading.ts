import type { FormDefinition } from '@forms/shared/contract';
import { useSettled } from '@forms/shared/platform/ui';
import { useMemo, useRef, useState } from 'react';
import { type Problem, readDefinition } from './definition/reading';

/**
 * What a text says as a definition once it has not changed for a moment, and what is wrong with it by the browser and,
 * set by `setRefused`, by the server. `good` is the last definition that it was, at first `begun`; `isGood` says whether
 * it is that now.
 */
export function useReading(text: string, references: Parameters<typeof readDefinition>[1], begun: FormDefinition) {
  const settled = useSettled(text);
  const reading = useMemo(() => readDefinition(settled, references), [settled, references]);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const problems = useMemo(() => withoutTwins([...reading.problems, ...refused]), [refused, reading]);
  const good = useRef({ text: '', json: begun });
  // The same text is the same form, though it is read again once the server has said what it has.
  if (reading.json && good.current.text !== settled) good.current = { text: settled, json: reading.json };
  return { settled, problems, setRefused, good: good.current.json, isGood: reading.json !== undefined };
}

/** What the browser found and the server found again is said once; in the text's order. */
const withoutTwins = (problems: readonly Problem[]) =>
  [...new Map(problems.map((problem) => [`${problem.from} ${problem.message}`, problem])).values()].sort(
    (one, other) => one.from - other.from,
  );
