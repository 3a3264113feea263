import type { Point, Rect } from '../../xfdf/annotation';

/** Clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** How a page lies on the screen: all that is needed to go from its own points to CSS pixels and back. */
export interface PageGeometry {
  /** Counted from 1. */
  number: number;
  /** What is seen of the page (its crop box) in PDF user space: points, from the bottom left, y going up. */
  box: Rect;
  /** The page's own and the reader's together. */
  rotation: Rotation;
  /** CSS pixels to a point. */
  scale: number;
}

/** `a b c d e f` of an SVG transform: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Brings points of the page to CSS pixels from the top left of the drawn page; stands in an SVG's `matrix(…)` as it is. */
export function toScreenMatrix({ box: [left, bottom, right, top], rotation, scale: s }: PageGeometry): Matrix {
  switch (rotation) {
    case 0:
      return [s, 0, 0, -s, -left * s, top * s];
    case 90:
      return [0, s, s, 0, -bottom * s, -left * s];
    case 180:
      return [-s, 0, 0, s, right * s, -bottom * s];
    case 270:
      return [0, -s, -s, 0, top * s, right * s];
  }
}

/** A point of the page in CSS pixels from the top left of the drawn page. */
export function toScreen(page: PageGeometry, [x, y]: Point): Point {
  const [a, b, c, d, e, f] = toScreenMatrix(page);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Where on the page a place on the screen is, given in CSS pixels from the top left of the drawn page. */
export function toPage(page: PageGeometry, [x, y]: Point): Point {
  const [a, b, c, d, e, f] = toScreenMatrix(page);
  const determinant = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / determinant, (a * (y - f) - b * (x - e)) / determinant];
}

/** How large the page is drawn, in CSS pixels. */
export function screenSize({ box: [left, bottom, right, top], rotation, scale }: PageGeometry) {
  const across = (right - left) * scale;
  const up = (top - bottom) * scale;
  return rotation % 180 === 0 ? { width: across, height: up } : { width: up, height: across };
}

/** Any number of degrees as one of the four, 0 to 270. */
export const rotationOf = (degrees: number): Rotation => ((((Math.round(degrees / 90) % 4) + 4) % 4) * 90) as Rotation;
