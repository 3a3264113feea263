import type { Accepted, FileAnswer } from '@forms/shared/contract';
import { useEffect, useState } from 'react';
import { keyOf, type Rejection } from './queue';
import { refusedOwnerOf, type Whose } from './sendFile';
import { type Refusal, storedRefusals, storeRefusals } from './storedFiles';
import { useRejection } from './useRejection';

/**
 * Why files were refused, until others are chosen, also after the page was loaded anew or another step was open. One that
 * was refused while it stood in the list says it there itself.
 */
export function useRefusals(whose: Whose, files: readonly FileAnswer[], accepted: Accepted) {
  const reject = useRejection(accepted);
  const owner = refusedOwnerOf(whose);
  const [refusals, setRefusals] = useState<readonly Refusal[]>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (owner === undefined) return;
    let isLeft = false;
    storedRefusals(owner).then(
      (stored) => isLeft || setRefusals((said) => said ?? stored),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [owner]);
  useEffect(() => {
    if (owner === undefined || refusals === undefined) return;
    storeRefusals(owner, refusals).catch(() => undefined);
  }, [owner, refusals]);

  const stands = ({ key }: Refusal) => key !== undefined && files.some((file) => keyOf(file) === key);
  return {
    /** What is said beside the list, and how often some of those that were chosen were refused. */
    refusals: {
      messages: [...new Set((refusals ?? []).filter((refusal) => !stands(refusal)).map(({ message }) => message))],
      times,
    },
    /** What is said of one in the list. */
    refusalOf: (key: string) => refusals?.find((refusal) => refusal.key === key)?.message,
    /** Files were chosen, of which some were not taken for these reasons. */
    chosen(rejections: readonly Rejection[]) {
      for (const rejection of rejections) reject(rejection);
      if (rejections.length > 0) setTimes((before) => before + 1);
      setRefusals((said = []) => [...said.filter(stands), ...rejections.map(({ message }) => ({ message }))]);
    },
    /** A file of the list was refused. */
    refused: (key: string, message: string) => setRefusals((said = []) => [...said, { key, message }]),
    /** It is tried again, or was taken out. */
    over: (key: string) => setRefusals((said) => said?.filter((refusal) => refusal.key !== key)),
  };
}
