import { ENTRIES_AT_ONCE, errorAnswer, type ListedEntry } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import { useState } from 'react';
import { entryNamed } from './entryActs';
import { entryCalls } from './entryCalls';

/** What became of entries that were to be marked: how many were, which were not and why, and why it ended early. */
export interface Marked {
  entered: number;
  refused: readonly { named: string; message: string }[];
  failure?: string;
}

/** Says of the requested among some entries that they are with the board. */
export function useMarkEntered() {
  const [mark, { isLoading }] = entryCalls.useExamsMarkEnteredMutation();
  const [marked, setMarked] = useState<Marked>();

  async function enter(rows: readonly ListedEntry[]) {
    if (isLoading) return;
    const open = rows.filter(({ state }) => state === 'requested');
    const names = new Map(open.map((entry) => [entry.id, entryNamed(entry)]));
    const outcomes: { id: string; done: boolean; message: string }[] = [];
    const settled = (failure?: string) =>
      setMarked({
        entered: outcomes.filter(({ done }) => done).length,
        refused: outcomes
          .filter(({ done }) => !done)
          .map(({ id, message }) => ({ named: names.get(id) ?? '', message })),
        ...(failure !== undefined && { failure }),
      });
    setMarked(undefined);
    if (open.length === 0) return settled('None of the selected entries is requested.');
    try {
      for (let at = 0; at < open.length; at += ENTRIES_AT_ONCE) {
        const entries = open.slice(at, at + ENTRIES_AT_ONCE).map(({ id, version }) => ({ id, version }));
        outcomes.push(...(await mark({ body: { entries } }).unwrap()));
      }
      settled();
    } catch (error) {
      settled(answerIn(error, errorAnswer)?.message ?? 'The server could not be reached. Please try again.');
    }
  }
  return { enter: (rows: readonly ListedEntry[]) => void enter(rows), marked };
}
