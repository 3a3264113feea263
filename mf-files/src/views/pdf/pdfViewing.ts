import { createContext, useContext } from 'react';
import type { pdfjs } from 'react-pdf';
import type { Rotation } from './pageGeometry';

/** A PDF as it is being looked at. */
export interface PdfViewing {
  pdf: pdfjs.PDFDocumentProxy;
  /** The page that is read, counted from 1. */
  page: number;
  /** How the reader has turned all pages. */
  turn: Rotation;
  /** Brings a page to the top; `part` is how far down on it, from 0 to 1. */
  goTo(page: number, part?: number): void;
}

const PdfViewingContext = createContext<PdfViewing | undefined>(undefined);
export const PdfViewingProvider = PdfViewingContext.Provider;

/** For the tools and overlays of a PDF's view. Throws outside of one. */
export function usePdfViewing(): PdfViewing {
  const viewing = useContext(PdfViewingContext);
  if (!viewing) throw new Error('usePdfViewing needs a PdfView above it');
  return viewing;
}
