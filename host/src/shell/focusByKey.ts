import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among controls in a line: by the arrow keys `back` and `on`, round at the ends, and by Home and End.
 * Other keys, and a focus that is on none of the controls, are left alone.
 */
export function focusByKey(
  event: KeyboardEvent,
  controls: readonly HTMLElement[],
  { back, on }: { back: string; on: string },
): void {
  const at = controls.findIndex((control) => control.matches(':focus'));
  const to = { [back]: at - 1, [on]: (at + 1) % controls.length, Home: 0, End: -1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  controls.at(to)?.focus();
}
