import { type PointerEvent, useState } from 'react';
import type { DrawnAnnotation, Point } from '../xfdf/annotation';

interface Drag {
  pointer: number;
  from: Point;
  /** What the annotation becomes when the pointer is there. */
  to(at: Point, from: Point): DrawnAnnotation;
  now: DrawnAnnotation | undefined;
}

/**
 * Moves or resizes an annotation with the pointer. `pointOf` brings the pointer to PDF user space; `onDone` gets what it
 * became, and nothing where the pointer was only pressed.
 */
export function useAnnotationDrag(pointOf: (event: PointerEvent) => Point, onDone: (changed: DrawnAnnotation) => void) {
  const [drag, setDrag] = useState<Drag>();
  const goesOn = (event: PointerEvent) => (drag?.pointer === event.pointerId ? drag : undefined);
  return {
    /** How the annotation looks while it is dragged. */
    now: drag?.now,
    /** For the part that is taken hold of. */
    hold: (to: Drag['to']) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ pointer: event.pointerId, from: pointOf(event), to, now: undefined });
      },
      onPointerMove: (event: PointerEvent) => {
        const going = goesOn(event);
        if (going) setDrag({ ...going, now: going.to(pointOf(event), going.from) });
      },
      onPointerUp: (event: PointerEvent) => {
        const going = goesOn(event);
        if (going?.now) onDone(going.now);
        setDrag(undefined);
      },
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}
