import { ENTRIES_AT_ONCE, isChangeable, type ListedEntry } from '@forms/shared/contract';
import { type Act, useAtOnce } from '../at-once/useAtOnce';
import { entryNamed } from './entryActs';
import { entryCalls } from './entryCalls';

const words = { named: entryNamed, counted: (count: number) => (count === 1 ? '1 entry' : `${count} entries`) };

/** What is done with many selected entries, and what became of it. */
export function useAllAtOnce() {
  const [mark] = entryCalls.useExamsMarkEnteredMutation();
  const [number] = entryCalls.useExamsNumberCandidatesMutation();
  const { act, outcome } = useAtOnce<ListedEntry>(words);
  const entered: Act<ListedEntry> = {
    said: 'marked as entered with the board',
    none: 'None of the selected entries is requested.',
    isOpen: ({ state }) => state === 'requested',
    most: ENTRIES_AT_ONCE,
    send: (entries) => mark({ body: { entries: entries.map(({ id, version }) => ({ id, version })) } }).unwrap(),
  };
  const numbered: Act<ListedEntry> = {
    said: 'with a candidate number',
    none: 'Each of the selected entries has a number, or is given up.',
    isOpen: ({ candidateNumber, state }) => candidateNumber === '' && isChangeable(state),
    most: ENTRIES_AT_ONCE,
    send: (entries) => number({ body: { ids: entries.map(({ id }) => id) } }).unwrap(),
  };
  return {
    enter: (rows: readonly ListedEntry[]) => act(entered, rows),
    giveNumbers: (rows: readonly ListedEntry[]) => act(numbered, rows),
    outcome,
  };
}
