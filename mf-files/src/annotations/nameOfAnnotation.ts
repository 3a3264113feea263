import { stampLook } from '../drawing/stamps';
import type { DrawnAnnotation } from '../xfdf/annotation';
import type { ListedAnnotation } from './useAnnotationEditor';

const names: Readonly<Record<DrawnAnnotation['type'], string>> = {
  highlight: 'Highlight',
  underline: 'Underline',
  strikeout: 'Strikeout',
  squiggly: 'Squiggly underline',
  ink: 'Drawing',
  freetext: 'Text',
  text: 'Note',
  square: 'Rectangle',
  circle: 'Ellipse',
  line: 'Line',
  polygon: 'Polygon',
  polyline: 'Connected lines',
  stamp: 'Stamp',
};

/** What an annotation is called: `Arrow`, `Stamp Approved`. */
export function kindOf(annotation: DrawnAnnotation): string {
  if (annotation.type === 'stamp') return `Stamp ${stampLook(annotation.icon).label.toLowerCase()}`;
  const isArrow = annotation.type === 'line' && (annotation.head !== 'None' || annotation.tail !== 'None');
  return isArrow ? 'Arrow' : names[annotation.type];
}

/** What a screen reader says for an annotation on a page. */
export function nameOfAnnotation({ annotation, by }: ListedAnnotation): string {
  const text = annotation.contents.trim();
  return `${kindOf(annotation)} on page ${annotation.page + 1} by ${by}${text && `: ${text}`}`;
}
