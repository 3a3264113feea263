/** The path of this site that a click on a link leads to in this tab; undefined for any other click. */
export function pathOfLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: globalThis.MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  return link.pathname + link.search + link.hash;
}
