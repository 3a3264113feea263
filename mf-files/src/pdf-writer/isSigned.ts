import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';

const named = (name: string) => PDFName.of(name);

/**
 * Whether somebody has signed a PDF, or certified it, or given its reader rights by a signature: what its form says of
 * itself, a signature field that is filled, what the catalogue permits, or the bytes that a signature covers.
 */
export function isSigned({ catalog, context }: PDFDocument): boolean {
  const flags = catalog.lookupMaybe(named('AcroForm'), PDFDict)?.lookup(named('SigFlags'));
  if (flags instanceof PDFNumber && (flags.asNumber() & 1) === 1) return true;
  const permits = catalog.lookup(named('Perms'));
  if (permits instanceof PDFDict && permits.keys().length > 0) return true;
  return context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFDict && holdsSignature(object));
}

const holdsSignature = (dictionary: PDFDict) =>
  dictionary.lookup(named('ByteRange')) instanceof PDFArray ||
  (dictionary.lookup(named('FT')) === named('Sig') && dictionary.lookup(named('V')) instanceof PDFDict);
