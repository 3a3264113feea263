import type { pdfjs } from 'react-pdf';
import { toScreen } from './pageGeometry';
import { actualSize, geometryOf, shapeOf } from './pageShape';

type Explicit = readonly unknown[] | null | undefined;
/** As the document says it: by a name, or as it is; react-pdf may still be looking it up. */
export type Destination = string | Explicit | Promise<Explicit>;
type Ref = Parameters<pdfjs.PDFDocumentProxy['getPageIndex']>[0];

const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;

/** The page, counted from 1, that a link or a line of the outline leads to, and how far down on it, from 0 to 1. */
export async function placeOf(
  pdf: pdfjs.PDFDocumentProxy,
  destination: Destination,
): Promise<{ page: number; part: number } | undefined> {
  const explicit = typeof destination === 'string' ? await pdf.getDestination(destination) : await destination;
  const [target, how, ...numbers] = explicit ?? [];
  const index = isRef(target) ? await pdf.getPageIndex(target) : target;
  if (typeof index !== 'number' || !(index >= 0 && index < pdf.numPages)) return undefined;
  const y = topOf(how, numbers);
  if (y === undefined) return { page: index + 1, part: 0 };
  const shape = shapeOf(await pdf.getPage(index + 1));
  const [, down] = toScreen(geometryOf(index + 1, shape, 0, 1), [0, y]);
  return { page: index + 1, part: Math.min(1, Math.max(0, down / actualSize(shape, 0).height)) };
}

/** The top of what a destination shows, in points, by its kind (ISO 32000-2, table 149); of a whole page it says none. */
function topOf(how: unknown, numbers: readonly unknown[]): number | undefined {
  const kind = typeof how === 'object' && how !== null && 'name' in how ? how.name : undefined;
  const y =
    kind === 'XYZ' ? numbers[1] : kind === 'FitH' || kind === 'FitBH' ? numbers[0] : kind === 'FitR' && numbers[3];
  return typeof y === 'number' ? y : undefined;
}
