import {
  ENTRIES_AT_ONCE,
  type EntryOutcome,
  errorAnswer,
  isChangeable,
  type ListedEntry,
} from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import { useState } from 'react';
import { entryNamed } from './entryActs';
import { entryCalls } from './entryCalls';

/** What became of entries with which something was to be done: with how many it was, with which not and why, and why it ended early. */
export interface AtOnce {
  done: number;
  /** What was done with them, as it is said behind their number. */
  said: string;
  refused: readonly { named: string; message: string }[];
  failure?: string;
}

/** One thing that is done with many entries. */
interface Act {
  said: string;
  /** Why nothing is done, where `isOpen` is so of none. */
  none: string;
  isOpen(entry: ListedEntry): boolean;
  send(entries: readonly ListedEntry[]): Promise<EntryOutcome[]>;
}

/** What is done with many selected entries, and what became of it. */
export function useAllAtOnce() {
  const [mark, { isLoading: isMarking }] = entryCalls.useExamsMarkEnteredMutation();
  const [number, { isLoading: isNumbering }] = entryCalls.useExamsNumberCandidatesMutation();
  const [outcome, setOutcome] = useState<AtOnce>();

  async function act({ said, none, isOpen, send }: Act, rows: readonly ListedEntry[]) {
    if (isMarking || isNumbering) return;
    const open = rows.filter(isOpen);
    const names = new Map(open.map((entry) => [entry.id, entryNamed(entry)]));
    const outcomes: EntryOutcome[] = [];
    const settled = (failure?: string) =>
      setOutcome({
        done: outcomes.filter(({ done }) => done).length,
        said,
        refused: outcomes
          .filter(({ done }) => !done)
          .map(({ id, message }) => ({ named: names.get(id) ?? '', message })),
        ...(failure !== undefined && { failure }),
      });
    setOutcome(undefined);
    if (open.length === 0) return settled(none);
    try {
      for (let at = 0; at < open.length; at += ENTRIES_AT_ONCE) {
        outcomes.push(...(await send(open.slice(at, at + ENTRIES_AT_ONCE))));
      }
      settled();
    } catch (error) {
      settled(answerIn(error, errorAnswer)?.message ?? 'The server could not be reached. Please try again.');
    }
  }

  const entered: Act = {
    said: 'marked as entered with the board',
    none: 'None of the selected entries is requested.',
    isOpen: ({ state }) => state === 'requested',
    send: (entries) => mark({ body: { entries: entries.map(({ id, version }) => ({ id, version })) } }).unwrap(),
  };
  const numbered: Act = {
    said: 'with a candidate number',
    none: 'Each of the selected entries has a number, or is given up.',
    isOpen: ({ candidateNumber, state }) => candidateNumber === '' && isChangeable(state),
    send: (entries) => number({ body: { ids: entries.map(({ id }) => id) } }).unwrap(),
  };
  return {
    enter: (rows: readonly ListedEntry[]) => void act(entered, rows),
    giveNumbers: (rows: readonly ListedEntry[]) => void act(numbered, rows),
    outcome,
  };
}
