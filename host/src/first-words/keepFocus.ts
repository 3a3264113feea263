/**
 * Remembers the control of an element that has the focus, which a move of the element takes from it; what is answered
 * gives it back, with its caret.
 */
export function keepFocus(element: Element | undefined): () => void {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || !element?.contains(focused)) return () => undefined;
  const { selectionStart = null, selectionEnd = null } =
    focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : {};
  return () => {
    if (document.activeElement === focused) return;
    focused.focus({ preventScroll: true });
    if (selectionStart !== null && 'setSelectionRange' in focused)
      (focused as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  };
}
