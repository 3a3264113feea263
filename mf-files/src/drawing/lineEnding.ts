import type { LineEnding, Point } from '../xfdf/annotation';
import { type Command, ellipse, polyline } from './path';
import { endingSize } from './shape';

/** The ending of a line at a point, which comes from `from`; `isClosed` where it has an inside to be filled. */
export function lineEnding(
  ending: LineEnding,
  point: Point,
  from: Point,
  width: number,
): { path: Command[]; isClosed: boolean } {
  const size = endingSize(width);
  const length = Math.hypot(point[0] - from[0], point[1] - from[1]) || 1;
  const [dx, dy] = [(point[0] - from[0]) / length, (point[1] - from[1]) / length];
  /** So far on along the line, and so far to its left, in parts of the size. */
  const at = (on: number, left: number): Point => [
    point[0] + size * (on * dx - left * dy),
    point[1] + size * (on * dy + left * dx),
  ];
  const open = (...points: Point[]) => ({ path: polyline(points), isClosed: false });
  const closed = (...points: Point[]) => ({ path: polyline(points, true), isClosed: true });
  const half = size / 2;
  switch (ending) {
    case 'None':
      return open();
    case 'OpenArrow':
      return open(at(-0.9, 0.5), point, at(-0.9, -0.5));
    case 'ClosedArrow':
      return closed(at(-0.9, 0.5), point, at(-0.9, -0.5));
    case 'ROpenArrow':
      return open(at(0.9, 0.5), point, at(0.9, -0.5));
    case 'RClosedArrow':
      return closed(at(0.9, 0.5), point, at(0.9, -0.5));
    case 'Butt':
      return open(at(0, 0.5), at(0, -0.5));
    case 'Slash':
      return open(at(0.29, 0.5), at(-0.29, -0.5));
    case 'Square':
      return closed(at(0.5, 0.5), at(0.5, -0.5), at(-0.5, -0.5), at(-0.5, 0.5));
    case 'Diamond':
      return closed(at(0.5, 0), at(0, -0.5), at(-0.5, 0), at(0, 0.5));
    case 'Circle': {
      const [x, y] = point;
      return { path: ellipse([x - half, y - half, x + half, y + half]), isClosed: true };
    }
  }
}
