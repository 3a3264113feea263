import { cleanText, markupToRead } from '@forms/shared/platform/ui/html';
import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import type { Cell } from './blocks';
import { readCell } from './readHtml';
import styles from './TableBlock.module.css';
import { writeRuns } from './writeHtml';

interface CellBoxProps {
  label: string;
  cell: Cell;
  ofSite: boolean;
  onChange(cell: Cell): void;
  onEnter(): void;
}

/** One cell of a table, which the browser edits: bold, italic, underlined and undone by its own keys. */
export function CellBox({ label, cell, ofSite, onChange, onEnter }: CellBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<Cell>(undefined);

  // What the person types stands there already; drawing it again would take the caret away.
  useLayoutEffect(() => {
    if (!box.current || shown.current === cell) return;
    box.current.innerHTML = cleanText(writeRuns(cell));
    shown.current = cell;
  }, [cell]);

  const read = () => {
    if (!box.current) return;
    shown.current = readCell(box.current, ofSite);
    onChange(shown.current);
  };
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    if (!html) return;
    event.preventDefault();
    // Nothing newer puts markup at the caret and keeps the browser's undo.
    document.execCommand('insertHTML', false, cleanText(writeRuns(readCell(markupToRead(html), ofSite))));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input holds no bold words and no links
    <div
      ref={box}
      className={styles.cell}
      contentEditable
      suppressContentEditableWarning
      role="textbox"
      aria-multiline
      aria-label={label}
      tabIndex={0}
      onInput={read}
      onPaste={paste}
      onFocus={onEnter}
    />
  );
}
