/**
 * Moves the focus to where the window's new title says that one is, once it says so: a screen reader reads the title
 * first. Answers how to leave it be.
 */
export function focusAfterTitle(element: HTMLElement | null): () => void {
  const timer = setTimeout(() => element?.focus({ preventScroll: true }));
  return () => clearTimeout(timer);
}
