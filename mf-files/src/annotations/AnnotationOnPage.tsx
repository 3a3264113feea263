import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { drawingOf } from '../drawing/drawing';
import { measure } from '../drawing/measure';
import { extentOf, movedBy } from '../drawing/shape';
import type { PageGeometry } from '../views/pdf/pageGeometry';
import type { Point } from '../xfdf/annotation';
import { AnnotationShape } from './AnnotationShape';
import { Handles } from './Handles';
import { keyMove } from './keyMove';
import { nameOfAnnotation } from './nameOfAnnotation';
import styles from './PageAnnotations.module.css';
import { useAnnotationDrag } from './useAnnotationDrag';
import { type ListedAnnotation, useEditor } from './useAnnotationEditor';
import { useMaking } from './useMaking';

interface AnnotationOnPageProps {
  item: ListedAnnotation;
  page: PageGeometry;
  pointOf(event: PointerEvent): Point;
}

/** An annotation that can be taken hold of, by pointer or keyboard; one's own also moved, resized and deleted. */
export function AnnotationOnPage({ item, page, pointOf }: AnnotationOnPageProps) {
  const { annotation, isOwn } = item;
  const editor = useEditor();
  const { alter, remove } = useMaking();
  const place = useRef<SVGGElement>(null);
  const isHeld = editor.selected?.annotation.name === annotation.name;
  const isFree = isOwn && editor.whyReadOnly === undefined && !annotation.flags.includes('locked');
  const { now, hold } = useAnnotationDrag(pointOf, (changed) => alter(changed));
  const shown = now ?? annotation;
  const [left, bottom, right, top] = extentOf(shown);
  const grip = 12 / page.scale;

  useEffect(() => {
    if (!isHeld) return;
    if (editor.focus === 'annotation') place.current?.focus();
    // What is written about it is written below, on a phone: the box of the pages keeps room for that.
    if (editor.focus === 'text') place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isHeld, editor.focus]);

  const pressed = (event: KeyboardEvent) => {
    const { key } = event;
    const moved = isFree ? keyMove(annotation, event, page.rotation) : undefined;
    if (moved) alter(moved, 'keys');
    else if (isFree && (key === 'Delete' || key === 'Backspace')) remove(annotation.name);
    else if (key === 'Enter') editor.select(annotation.name, 'text');
    else if (key === 'Escape') editor.select(undefined, 'tools');
    else return;
    event.preventDefault();
  };
  const drag = isFree ? hold((at, from) => movedBy(annotation, [at[0] - from[0], at[1] - from[1]])) : {};
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot stand in an SVG */}
      <g
        ref={place}
        role="button"
        tabIndex={0}
        aria-label={nameOfAnnotation(item)}
        aria-pressed={isHeld}
        className={editor.tool !== 'select' ? styles.passive : isFree ? styles.own : styles.annotation}
        onFocus={() => isHeld || editor.select(annotation.name)}
        onClick={() => editor.select(annotation.name)}
        onKeyDown={pressed}
        {...drag}
      >
        <AnnotationShape drawing={drawingOf(shown, { measure, pageRotation: page.rotation })} />
        <rect
          className={styles.grip}
          x={left - grip / 2}
          y={bottom - grip / 2}
          width={right - left + grip}
          height={top - bottom + grip}
        />
      </g>
      {isHeld && (
        <rect className={styles.held} x={left - 3} y={bottom - 3} width={right - left + 6} height={top - bottom + 6} />
      )}
      {isHeld && isFree && <Handles annotation={shown} scale={page.scale} hold={hold} />}
    </>
  );
}
