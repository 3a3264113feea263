import { type EntryMove, type EntryState, entryMoves, isChangeable, type ListedEntry } from '@forms/shared/contract';

/** An entry by its candidate and exam, as its controls are called. */
export const entryNamed = ({ name, reference, subject, option }: ListedEntry): string =>
  `${name || reference}, ${subject.name} ${option.code}`;

/** What can be done with an entry: its state set by hand, or what money follows. */
export type EntryAct = EntryMove['state'] | 'amend' | 'withdraw';
export const actLabels: Record<EntryAct, string> = {
  amend: 'Amend',
  withdraw: 'Withdraw',
  refused: 'Refuse',
  requested: 'Set back',
};

/** What can be done with an entry in a state. */
export const actsIn = (state: EntryState): readonly EntryAct[] => [
  ...(isChangeable(state) ? (['amend', 'withdraw'] as const) : []),
  ...entryMoves[state],
];
