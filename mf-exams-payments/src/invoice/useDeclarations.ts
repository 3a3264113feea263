import { type Acceptance, type Declaration, declarationsFor } from '@forms/shared/contract';
import { useState } from 'react';
import { calls } from '../calls';
import { termsAsked } from './termsAsked';

/**
 * What is to be declared and what was ticked of it, each with its time. A tick is for the words that were read: with
 * others in their place it is none.
 */
export function useDeclarations(hasExams: boolean) {
  const { data, isError, refetch } = calls.useExamsDeclarationsQuery(termsAsked());
  const list = data && declarationsFor(data, hasExams);
  const [made, setMade] = useState<Acceptance[]>([]);
  const [changed, setChanged] = useState<string>();

  const ticked = made.filter(({ id, version }) => list?.some((each) => each.id === id && each.version === version));

  return {
    list,
    isError,
    isComing: !list && !isError,
    load: refetch,
    /** Why they are to be read again, if they are. */
    changed,
    ticked,
    areComplete: list !== undefined && ticked.length === list.length,
    tick({ id, version }: Declaration, isTicked: boolean) {
      const others = made.filter((each) => each.id !== id);
      setMade(isTicked ? [...others, { id, version, acceptedAt: new Date().toISOString() }] : others);
    },
    /** The server has other words by now. */
    readAgain(message: string | undefined) {
      setChanged(message);
      refetch();
    },
  };
}
