import { extentOf, rectBetween, resizedTo, withEnd } from '../drawing/shape';
import type { DrawnAnnotation, Point } from '../xfdf/annotation';
import styles from './PageAnnotations.module.css';
import type { useAnnotationDrag } from './useAnnotationDrag';

interface HandlesProps {
  annotation: DrawnAnnotation;
  /** CSS pixels to a point. */
  scale: number;
  hold: ReturnType<typeof useAnnotationDrag>['hold'];
}

/** In CSS pixels. */
const RADIUS = 7;

/** What an annotation is resized by: the ends of a line, the corners of all else. A note has one size. */
export function Handles({ annotation, scale, hold }: HandlesProps) {
  if (annotation.type === 'text') return null;
  const handles = annotation.type === 'line' ? endsOf(annotation) : cornersOf(annotation);
  return handles.map(({ id, place: [x, y], to }) => (
    <circle key={id} className={styles.handle} cx={x} cy={y} r={RADIUS / scale} {...hold(to)} />
  ));
}

interface Handle {
  id: string;
  place: Point;
  to(at: Point): DrawnAnnotation;
}

const endsOf = (line: Extract<DrawnAnnotation, { type: 'line' }>): Handle[] => [
  { id: 'start', place: line.start, to: (at) => withEnd(line, 'start', at) },
  { id: 'end', place: line.end, to: (at) => withEnd(line, 'end', at) },
];

function cornersOf(annotation: DrawnAnnotation): Handle[] {
  const [left, bottom, right, top] = extentOf(annotation);
  const corner = (id: string, place: Point, opposite: Point): Handle => ({
    id,
    place,
    to: (at) => resizedTo(annotation, rectBetween(at, opposite)),
  });
  return [
    corner('top left', [left, top], [right, bottom]),
    corner('top right', [right, top], [left, bottom]),
    corner('bottom left', [left, bottom], [right, top]),
    corner('bottom right', [right, bottom], [left, top]),
  ];
}
