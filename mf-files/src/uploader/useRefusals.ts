import type { Accepted } from '@forms/shared/contract';
import { useEffect, useState } from 'react';
import type { Queue, Rejection } from './queue';
import { ownerOf, type Whose } from './sendFile';
import { storedRefusals, storeRefusals } from './storedFiles';
import { useRejection } from './useRejection';

/** Why a file was not taken; with the `key` of one that still stands in the list, which says it there. */
interface Refusal {
  key?: string;
  message: string;
}

/**
 * Why files were refused, until others are chosen: on the private page of an application also after it was loaded anew,
 * where what was refused stands in no list.
 */
export function useRefusals(whose: Whose, queue: Queue, accepted: Accepted) {
  const reject = useRejection(accepted);
  const owner = ownerOf(whose);
  const [refusals, setRefusals] = useState<readonly Refusal[]>();
  useEffect(() => {
    if (owner === undefined) return;
    let isLeft = false;
    storedRefusals(owner).then(
      (messages) => isLeft || setRefusals((said) => said ?? messages.map((message) => ({ message }))),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [owner]);
  useEffect(() => {
    if (owner === undefined || refusals === undefined) return;
    storeRefusals(owner, [...new Set(refusals.map(({ message }) => message))]).catch(() => undefined);
  }, [owner, refusals]);

  const stands = ({ key }: Refusal) => key !== undefined && queue.some((sending) => sending.key === key);
  return {
    /** What is said beside the list. */
    refusals: [...new Set((refusals ?? []).filter((refusal) => !stands(refusal)).map(({ message }) => message))],
    /** Files were chosen, of which some were not taken for these reasons. */
    chosen(rejections: readonly Rejection[]) {
      for (const rejection of rejections) reject(rejection);
      setRefusals((said = []) => [...said.filter(stands), ...rejections.map(({ message }) => ({ message }))]);
    },
    /** A file of the list was refused. */
    refused: (key: string, message: string) => setRefusals((said = []) => [...said, { key, message }]),
    /** It is tried again, or was taken out. */
    over: (key: string) => setRefusals((said) => said?.filter((refusal) => refusal.key !== key)),
  };
}
