import { useEffect, useRef, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { type PageGeometry, type Rotation, screenSize } from '../pageGeometry';
import { geometryOf, shapeOf } from '../pageShape';
import { sharpness } from '../sharpness';

/** Dots to an inch: enough for a printed page, and a hundredth of what a printer's own would take. */
const DOTS = 150;
const CSS_DOTS = 96;
const AS_PRINTED = 'print';

/** A page as it is printed: a picture of it, an address in this browser's memory, and how large it is drawn there. */
export interface PrintedPage {
  picture: string;
  page: PageGeometry;
}

export type PrintJob =
  | { state: 'idle' }
  | { state: 'drawing'; done: number }
  | { state: 'ready'; pages: PrintedPage[] };

/** Draws all pages for printing, one after the other; `start` begins and `stop` gives up. The pictures go when it is over. */
export function usePrint(pdf: pdfjs.PDFDocumentProxy, turn: Rotation, onError: () => void) {
  const [printing, setPrinting] = useState<PrintJob>({ state: 'idle' });
  const job = useRef<AbortController>(undefined);

  const stop = () => {
    job.current?.abort();
    setPrinting({ state: 'idle' });
  };
  async function start() {
    job.current?.abort();
    const mine = new AbortController();
    job.current = mine;
    const pages: PrintedPage[] = [];
    const forget = () => {
      for (const { picture } of pages.splice(0)) URL.revokeObjectURL(picture);
    };
    mine.signal.addEventListener('abort', forget);
    try {
      for (let number = 1; number <= pdf.numPages && !mine.signal.aborted; number++) {
        setPrinting({ state: 'drawing', done: number - 1 });
        pages.push(await drawn(await pdf.getPage(number), turn));
      }
      // The last one may have been drawn after it was given up.
      if (mine.signal.aborted) forget();
      else setPrinting({ state: 'ready', pages });
    } catch {
      if (mine.signal.aborted) return;
      stop();
      onError();
    }
  }
  useEffect(() => () => job.current?.abort(), []);
  return { printing, start, stop };
}

async function drawn(page: pdfjs.PDFPageProxy, turn: Rotation): Promise<PrintedPage> {
  const geometry = geometryOf(page.pageNumber, shapeOf(page), turn, 1);
  const { width, height } = screenSize(geometry);
  const scale = (geometry.scale / page.userUnit) * sharpness(width, height, DOTS / CSS_DOTS);
  const viewport = page.getViewport({ scale, rotation: geometry.rotation });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport, intent: AS_PRINTED }).promise;
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  canvas.width = 0;
  page.cleanup();
  if (!blob) throw new Error('The browser made no picture of the page');
  return { picture: URL.createObjectURL(blob), page: geometry };
}
