import type { Point, Rect } from '../xfdf/annotation';
import type { Frame } from './frame';

/** A step of a path: SVG's letters, which PDF has too under other names. */
export type Command =
  | readonly ['M' | 'L', Point]
  /** A cubic curve: two control points and where it ends. */
  | readonly ['C', Point, Point, Point]
  | readonly ['Z'];

export const polyline = (points: readonly Point[], isClosed = false): Command[] => [
  ...points.map((point, at): Command => [at === 0 ? 'M' : 'L', point]),
  ...(isClosed && points.length > 0 ? [['Z'] as const] : []),
];

/** A line of no length, which round ends make a dot. */
export const dot = ([point]: readonly Point[]): Command[] => (point ? polyline([point, point]) : []);

export const rectangle = ([left, bottom, right, top]: Rect): Command[] =>
  polyline(
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
    true,
  );

/** How far the control points of a quarter of a circle are from its ends, for a radius of 1. */
const QUARTER = 0.5523;

/** The ellipse that fills a rectangle. */
export function ellipse([left, bottom, right, top]: Rect): Command[] {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [rx, ry] = [(right - left) / 2, (top - bottom) / 2];
  const at = (dx: number, dy: number): Point => [x + dx * rx, y + dy * ry];
  return [
    ['M', at(1, 0)],
    ['C', at(1, QUARTER), at(QUARTER, 1), at(0, 1)],
    ['C', at(-QUARTER, 1), at(-1, QUARTER), at(-1, 0)],
    ['C', at(-1, -QUARTER), at(-QUARTER, -1), at(0, -1)],
    ['C', at(QUARTER, -1), at(1, -QUARTER), at(1, 0)],
    ['Z'],
  ];
}

/** A box within a frame with round corners. */
export function rounded(
  frame: Frame,
  { left, bottom, width, height }: { left: number; bottom: number; width: number; height: number },
  radius: number,
): Command[] {
  const [right, top] = [left + width, bottom + height];
  const near = radius * (1 - QUARTER);
  const { at } = frame;
  return [
    ['M', at(left + radius, bottom)],
    ['L', at(right - radius, bottom)],
    ['C', at(right - near, bottom), at(right, bottom + near), at(right, bottom + radius)],
    ['L', at(right, top - radius)],
    ['C', at(right, top - near), at(right - near, top), at(right - radius, top)],
    ['L', at(left + radius, top)],
    ['C', at(left + near, top), at(left, top - near), at(left, top - radius)],
    ['L', at(left, bottom + radius)],
    ['C', at(left, bottom + near), at(left + near, bottom), at(left + radius, bottom)],
    ['Z'],
  ];
}
