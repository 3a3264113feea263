import { type BulkChange, figure, LETTERS_WAIT_MINUTES, statusNames } from '@forms/shared/contract';

export const countedEnquiries = (count: number): string => (count === 1 ? '1 enquiry' : `${figure(count)} enquiries`);

/** What a change makes of enquiries, as “2 enquiries are now Completed”. */
function madeOf({ value, assignee }: BulkChange): string {
  if (value.field === 'status') return `now ${statusNames[value.newValue]}`;
  if (value.field === 'assignee') return `assigned to ${assignee ?? 'nobody'}`;
  if (value.field === 'letter') return 'written to';
  return `tagged “${value.newValue}”`;
}

/** How far a change is, or what became of it. */
export function titleOf(change: BulkChange): string {
  const { state, asked, found, counts } = change;
  const { done = 0, undone = 0, same = 0, stays = 0 } = counts;
  const are = (count: number) => `${countedEnquiries(count)} ${count === 1 ? 'is' : 'are'}`;
  switch (state) {
    case 'finding':
      return `Finding ${countedEnquiries(asked)}`;
    case 'changing':
      return `${change.value.field === 'letter' ? 'Writing to' : 'Changing'} ${countedEnquiries(found)}`;
    case 'undoing':
      return `Taking back ${change.value.field === 'letter' ? 'the letters to' : 'the change of'} ${countedEnquiries(done + undone + stays)}`;
    case 'undone':
      return stays === 0 ? `${are(undone)} as before` : `${are(undone)} as before, ${figure(stays)} not`;
    case 'changed': {
      const failed = failedOf(change);
      if (failed > 0)
        return `${countedEnquiries(failed)} could not be ${change.value.field === 'letter' ? 'written to' : 'changed'}`;
      return done === 0 && same > 0 ? `${are(same)} ${madeOf(change)} already` : `${are(done)} ${madeOf(change)}`;
    }
  }
}

/** What else there is to say once it has ended; empty where the title says it all. */
export function besideOf(change: BulkChange): string {
  const { state, asked, found, counts, value } = change;
  const { done = 0, same = 0 } = counts;
  const isLetter = value.field === 'letter';
  if (state !== 'changed') return '';
  const gone = asked - found;
  return [
    ...(failedOf(change) > 0 && done > 0 ? [`${figure(done)} were ${isLetter ? 'written to' : 'changed'}.`] : []),
    ...(isLetter && done > 0 ? [`Letters wait ${LETTERS_WAIT_MINUTES} minutes before they go.`] : []),
    ...(same > 0 && done > 0 ? [`${figure(same)} were so already.`] : []),
    ...(gone > 0 ? [`${figure(gone)} had gone, or matched no longer.`] : []),
  ].join(' ');
}

/** How many of a change could not be changed, or not be taken back. */
export const failedOf = ({ counts: { conflict = 0, refused = 0, stays = 0 } }: BulkChange): number =>
  conflict + refused + stays;

/** How far it is, as its progress shows it. */
export function progressOf({ state, found, counts }: BulkChange): { done: number; of: number } {
  const { done = 0, same = 0, conflict = 0, refused = 0, undone = 0, stays = 0 } = counts;
  return state === 'undoing'
    ? { done: undone + stays, of: done + undone + stays }
    : { done: done + same + conflict + refused, of: found };
}
