import type { pdfjs } from 'react-pdf';
import type { Rect } from '../../xfdf/annotation';
import { type Size, turnedSize } from '../zoom';
import { type PageGeometry, type Rotation, rotationOf } from './pageGeometry';

/** What a page says of its own form. */
export interface PageShape {
  /** The crop box in PDF user space. */
  box: Rect;
  rotation: Rotation;
  /** How many seventy-seconds of an inch one of its points is: all but always 1. */
  unit: number;
}

export function shapeOf({ view, rotate, userUnit }: pdfjs.PDFPageProxy): PageShape {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  return { box: [left, bottom, right, top], rotation: rotationOf(rotate), unit: userUnit };
}

/** CSS pixels to a seventy-second of an inch: what everybody calls 100 %. */
const CSS_PIXELS = 96 / 72;

/** How large a page is at 100 %, turned by the reader, in CSS pixels. */
export function actualSize({ box: [left, bottom, right, top], rotation, unit }: PageShape, turn: Rotation): Size {
  const size = { width: (right - left) * unit * CSS_PIXELS, height: (top - bottom) * unit * CSS_PIXELS };
  return turnedSize(size, rotation + turn);
}

export const geometryOf = (number: number, shape: PageShape, turn: Rotation, zoom: number): PageGeometry => ({
  number,
  box: shape.box,
  rotation: rotationOf(shape.rotation + turn),
  scale: zoom * CSS_PIXELS * shape.unit,
});

export const isSameShape = (a: PageShape, b: PageShape): boolean =>
  a.rotation === b.rotation && a.unit === b.unit && a.box.every((side, at) => side === b.box[at]);
