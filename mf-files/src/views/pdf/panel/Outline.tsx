import { useEffect, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { say } from '../../../words/say';
import { usePdfViewing } from '../pdfViewing';
import { placeOf } from '../placeOf';
import styles from './Outline.module.css';

type Lines = Awaited<ReturnType<pdfjs.PDFDocumentProxy['getOutline']>>;

/** What the document says is in it, as its author wrote it. */
export function Outline({ onChosen }: { onChosen(): void }) {
  const { pdf } = usePdfViewing();
  const [lines, setLines] = useState<Lines>();
  useEffect(() => {
    pdf.getOutline().then(setLines, () => setLines([]));
  }, [pdf]);
  if (!lines) return null;
  if (lines.length === 0) return <p className={styles.none}>{say('This document has no outline.')}</p>;
  return (
    <nav className={styles.box} aria-label={say('Outline')}>
      <OutlineLines lines={lines} onChosen={onChosen} />
    </nav>
  );
}

function OutlineLines({ lines, onChosen }: { lines: Lines; onChosen(): void }) {
  const { pdf, goTo } = usePdfViewing();
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an outline never changes, and its titles repeat
        <li key={at}>
          {line.url ? (
            <a className={styles.line} href={line.url} target="_blank" rel="noreferrer noopener">
              {line.title}
            </a>
          ) : (
            <button
              type="button"
              className={styles.line}
              onClick={async () => {
                const place = await placeOf(pdf, line.dest).catch(() => undefined);
                if (place) goTo(place.page, place.part);
                onChosen();
              }}
            >
              {line.title}
            </button>
          )}
          {line.items.length > 0 && <OutlineLines lines={line.items} onChosen={onChosen} />}
        </li>
      ))}
    </ul>
  );
}
