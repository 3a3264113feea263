import { frameOf } from '../drawing/frame';
import { extentOf, movedBy, rectBetween, resizedTo } from '../drawing/shape';
import type { DrawnAnnotation, Point } from '../xfdf/annotation';

/** In points, for each press of an arrow key. */
const STEP = 5;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * What an arrow key makes of an annotation: it moves that way as it is seen, on a page that is turned so far clockwise;
 * with Shift its bottom right corner does. Nothing for other keys.
 */
export function keyMove(
  annotation: DrawnAnnotation,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  pageRotation: number,
): DrawnAnnotation | undefined {
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const extent = extentOf(annotation);
  const frame = frameOf(extent, pageRotation);
  const [dx, dy] = [arrow[0] * STEP, arrow[1] * STEP];
  if (shiftKey) {
    const topLeft = frame.at(0, frame.height);
    const bottomRight = frame.at(Math.max(frame.width + dx, STEP), Math.min(dy, frame.height - STEP));
    return resizedTo(annotation, rectBetween(topLeft, bottomRight));
  }
  const [from, to] = [frame.at(0, 0), frame.at(dx, dy)];
  return movedBy(annotation, [to[0] - from[0], to[1] - from[1]]);
}
