import type { EmbeddedAnnotation } from '../views/pdf/leaveOut';
import type { DrawnAnnotation } from '../xfdf/annotation';
import { subtypes } from '../xfdf/subtypes';

/** How far two rectangles of one annotation may be apart, in points: writers round. */
const NEAR = 1;
/** A note's, which some writers pin elsewhere on a page that is turned. */
const NEAR_NOTE = 30;

/** Whether an annotation in a PDF is one that is in its XFDF, too: of the same kind, at the same place. */
export function isTwin(embedded: EmbeddedAnnotation, annotation: DrawnAnnotation): boolean {
  const near = annotation.type === 'text' ? NEAR_NOTE : NEAR;
  return (
    embedded.subtype === subtypes[annotation.type] &&
    annotation.rect.every((side, at) => Math.abs(side - (embedded.rect[at] ?? Number.NaN)) <= near)
  );
}
