import { type BlockMap, ContentState, type Editor } from 'draft-js';
import type { ClipboardEvent } from 'react';
import { contentToHtml } from './content';

/** What Draft has and its types leave out. */
type WithClipboard = Editor & { getClipboard(): BlockMap | null };

/**
 * Puts what Draft has just copied on the clipboard as HTML, so that it is pasted here and elsewhere as it was: the
 * browser would copy Draft's elements, whose lists have no levels, and two tables would share their cells.
 */
export function fillClipboard(event: ClipboardEvent, editor: Editor | null): void {
  const selection = document.getSelection();
  const copied = (editor as WithClipboard | null)?.getClipboard();
  if (!copied || !selection || selection.isCollapsed) return;
  event.preventDefault();
  event.clipboardData.setData('text/html', contentToHtml(ContentState.createFromBlockArray(copied.toArray())));
  event.clipboardData.setData('text/plain', selection.toString());
}
