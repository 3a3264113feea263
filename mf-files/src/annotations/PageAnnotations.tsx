import { useLayoutEffect, useRef } from 'react';
import { drawingOf } from '../drawing/drawing';
import { isSeen } from '../drawing/isSeen';
import { measure } from '../drawing/measure';
import { newAnnotation } from '../drawing/newAnnotation';
import { isDrawTool } from '../drawing/tools';
import { type PageGeometry, screenSize, toPage, toScreenMatrix } from '../views/pdf/pageGeometry';
import type { Point } from '../xfdf/annotation';
import { AnnotationOnPage } from './AnnotationOnPage';
import { AnnotationShape } from './AnnotationShape';
import styles from './PageAnnotations.module.css';
import { useEditor } from './useAnnotationEditor';
import { useMaking } from './useMaking';
import { usePen } from './usePen';

/** What is annotated on a page, drawn over it in PDF user space, and the sheet that new annotations are drawn on. */
export function PageAnnotations({ page }: { page: PageGeometry }) {
  const editor = useEditor();
  const { draw } = useMaking();
  const place = useRef<HTMLDivElement>(null);
  const { pages, tool } = editor;
  const { width, height } = screenSize(page);
  const at = page.number - 1;

  useLayoutEffect(() => {
    const sheet = place.current;
    if (!sheet) return;
    const placed = { sheet, page };
    pages.add(placed);
    return () => void pages.delete(placed);
  }, [page, pages]);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = place.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return toPage(page, [clientX - left, clientY - top]);
  };
  const drawTool = editor.whyReadOnly === undefined && isDrawTool(tool) ? tool : undefined;
  const { points, pen } = usePen(drawTool, pointOf, (all) => drawTool && draw(drawTool, all, page));
  const draft =
    drawTool && points.length > 1 && newAnnotation(drawTool, points, editor.contextFor(drawTool, at, page.rotation));

  const seen = editor.annotations.filter(({ annotation }) => annotation.page === at && isSeen(annotation));
  const isMarker = ({ annotation }: (typeof seen)[number]) => annotation.type === 'highlight';
  const layer = { width, height, viewBox: `0 0 ${width} ${height}` };
  const toScreen = `matrix(${toScreenMatrix(page).join(' ')})`;
  const drawn = (annotations: typeof seen) =>
    annotations.map((item) => (
      <AnnotationOnPage key={item.annotation.name} item={item} page={page} pointOf={pointOf} />
    ));

  return (
    <div ref={place} className={styles.sheet}>
      <svg role="presentation" {...layer} className={styles.markers}>
        <g transform={toScreen}>{drawn(seen.filter(isMarker))}</g>
      </svg>
      <svg
        role="presentation"
        {...layer}
        className={drawTool ? styles.drawing : styles.annotations}
        {...(drawTool && pen)}
      >
        <g transform={toScreen}>
          {drawn(seen.filter((item) => !isMarker(item)))}
          {draft && <AnnotationShape drawing={drawingOf(draft, { measure, pageRotation: page.rotation })} />}
        </g>
      </svg>
    </div>
  );
}
