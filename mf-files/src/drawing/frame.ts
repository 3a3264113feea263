import type { Point, Rect } from '../xfdf/annotation';

/** A rectangle with an upright: its own width, height and coordinates from its own bottom left. */
export interface Frame {
  width: number;
  height: number;
  /** Of its upright, in degrees counterclockwise. */
  angle: 0 | 90 | 180 | 270;
  /** Where on the page a point of the frame is. */
  at(x: number, y: number): Point;
}

/** The frame that fills `rect`, turned by a multiple of 90 degrees counterclockwise. */
export function frameOf([left, bottom, right, top]: Rect, rotation: number): Frame {
  const [across, up] = [right - left, top - bottom];
  switch ((((Math.round(rotation / 90) * 90) % 360) + 360) % 360) {
    case 90:
      return { width: up, height: across, angle: 90, at: (x, y) => [right - y, bottom + x] };
    case 180:
      return { width: across, height: up, angle: 180, at: (x, y) => [right - x, top - y] };
    case 270:
      return { width: up, height: across, angle: 270, at: (x, y) => [left + y, top - x] };
    default:
      return { width: across, height: up, angle: 0, at: (x, y) => [left + x, bottom + y] };
  }
}
