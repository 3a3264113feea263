import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { DrawTool } from '../drawing/tools';
import type { Point } from '../xfdf/annotation';

/** How near to its beginning a polygon is closed, in points. */
const NEAR = 8;

/**
 * The points that a tool is given on a page: those of a drag, or the corners of a polygon, pressed one by one, until the
 * first is pressed again or the last one twice.
 */
export function usePen(
  tool: DrawTool | undefined,
  pointOf: (event: PointerEvent) => Point,
  onDone: (points: readonly Point[]) => void,
) {
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [pointer, setPointer] = useState<number>();
  const isPolygon = tool === 'polygon';

  const done = (all: readonly Point[]) => {
    setPoints([]);
    setPointer(undefined);
    if (all.length > 0) onDone(all);
  };
  const corner = (at: Point) => {
    const corners = points.slice(0, -1);
    const [first] = corners;
    const last = corners.at(-1);
    const closes = (point: Point | undefined) => point && Math.hypot(at[0] - point[0], at[1] - point[1]) < NEAR;
    if (corners.length > 2 && (closes(first) || closes(last))) done(corners);
    else setPoints([...corners, at, at]);
  };
  return {
    /** What has been given so far; the last one follows the pointer. */
    points,
    pen: {
      onPointerDown: (event: PointerEvent) => {
        if (!tool || event.button !== 0 || (pointer !== undefined && pointer !== event.pointerId)) return;
        event.preventDefault();
        if (isPolygon) return corner(pointOf(event));
        event.currentTarget.setPointerCapture(event.pointerId);
        setPointer(event.pointerId);
        setPoints([pointOf(event)]);
      },
      onPointerMove: (event: PointerEvent) => {
        if (points.length === 0 || (!isPolygon && pointer !== event.pointerId)) return;
        const at = pointOf(event);
        const [first = at] = points;
        if (isPolygon) setPoints([...points.slice(0, -1), at]);
        else setPoints(tool === 'ink' ? [...points, at] : [first, at]);
      },
      onPointerUp: (event: PointerEvent) => {
        if (!isPolygon && pointer === event.pointerId) done(points);
      },
      onPointerCancel: () => {
        setPoints([]);
        setPointer(undefined);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') done([]);
      },
    },
  };
}
