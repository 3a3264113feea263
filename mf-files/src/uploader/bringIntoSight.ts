/**
 * Brings what is said of a file out from under the toasts, unless somebody writes elsewhere by now than where they were
 * when the file was chosen.
 */
export function bringIntoSight(said: Element | null, chosenAt: Element | null): void {
  const { activeElement } = document;
  const writes = activeElement?.matches('input:not([type=file]), textarea, [contenteditable]') ?? false;
  if (!writes || activeElement === chosenAt) said?.scrollIntoView({ block: 'nearest' });
}
