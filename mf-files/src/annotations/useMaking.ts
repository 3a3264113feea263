import { newAnnotation, newMarkup, newReply, pointsAt } from '../drawing/newAnnotation';
import { type DrawTool, isMarkupTool, type MarkupTool, type Tool } from '../drawing/tools';
import type { PageGeometry } from '../views/pdf/pageGeometry';
import { toPage } from '../views/pdf/pageGeometry';
import { selectionQuads } from '../views/pdf/selectionQuads';
import type { DrawnAnnotation, Point } from '../xfdf/annotation';
import { middleInSight } from './middleInSight';
import { type Focus, type NamedAnnotation, useEditor } from './useAnnotationEditor';

/** What a person's hands do on the page: each ends in one change that can be undone. */
export function useMaking() {
  const editor = useEditor();

  const made = (annotation: DrawnAnnotation, focus?: Focus) => {
    editor.change({ type: 'made', annotation });
    if (focus) editor.select(annotation.name, focus);
  };

  /**
   * Makes what a tool draws through these points. Who draws by hand draws several; everything else is made one by one,
   * and is then taken hold of.
   */
  const draw = (tool: DrawTool, points: readonly Point[], page: PageGeometry, byKeyboard = false) => {
    const annotation = newAnnotation(tool, points, editor.contextFor(tool, page.number - 1, page.rotation));
    const isWritten = tool === 'note' || tool === 'freetext';
    made(annotation, isWritten ? 'text' : byKeyboard ? 'annotation' : undefined);
    if (tool === 'ink' && !byKeyboard) return;
    editor.chooseTool('select');
    if (!isWritten && !byKeyboard) editor.select(annotation.name);
  };

  /** Marks the text that is selected, on each page that it is on; says whether there was any. */
  const annotateSelection = (tool: MarkupTool, focus?: Focus): boolean => {
    const selection = getSelection();
    if (!selection || selection.isCollapsed) return false;
    const found = [...editor.pages].flatMap(({ sheet, page }) => {
      const quads = selectionQuads(selection, sheetOf(sheet), page);
      return quads.length > 0 ? [{ quads, page }] : [];
    });
    for (const { quads, page } of found) {
      made(newMarkup(tool, quads, editor.contextFor(tool, page.number - 1, page.rotation)), focus);
    }
    if (found.length > 0) selection.removeAllRanges();
    return found.length > 0;
  };

  return {
    draw,
    annotateSelection,
    /** By keyboard: in the middle of what is seen, or on the line of text that is nearest to it. */
    placeInMiddle: (tool: Tool) => {
      const middle = middleInSight([...editor.pages]);
      if (!middle || tool === 'select') return;
      const { sheet, page, x, y } = middle;
      if (!isMarkupTool(tool)) {
        const point = toPage(page, [x, y]);
        draw(tool, pointsAt(tool, point, page.rotation), page, true);
      } else if (!annotateSelection(tool, 'annotation')) {
        selectLineNearest(sheetOf(sheet), x, y);
        annotateSelection(tool, 'annotation');
      }
    },
    /** Puts an annotation in the place of the one of its name. Changes of one `gesture` are undone together. */
    alter: (annotation: DrawnAnnotation, gesture?: string) =>
      editor.change({
        type: 'changed',
        annotation: { ...annotation, modified: new Date().toISOString() },
        ...(gesture !== undefined && { gesture }),
      }),
    remove: (name: string) => {
      editor.change({ type: 'removed', name });
      editor.select(undefined, 'tools');
    },
    reply: (to: NamedAnnotation, text: string) => {
      const { name, author, now } = editor.contextFor('note', to.page, 0);
      editor.change({ type: 'made', annotation: newReply(to, text, { name, author, now }) });
    },
  };
}

/** The element that the page is drawn in, which holds its text too. */
const sheetOf = (overlay: Element) => overlay.parentElement?.parentElement ?? overlay;

function selectLineNearest(sheet: Element, x: number, y: number): void {
  const { left, top } = sheet.getBoundingClientRect();
  const lines = [...sheet.querySelectorAll('.textLayer span[role="presentation"]')].map((line) => {
    const box = line.getBoundingClientRect();
    const nearest = [
      Math.min(Math.max(x + left, box.left), box.right) - (x + left),
      Math.min(Math.max(y + top, box.top), box.bottom) - (y + top),
    ] as const;
    return { line, distance: Math.hypot(...nearest) };
  });
  const [first] = lines.toSorted((a, b) => a.distance - b.distance);
  if (first) getSelection()?.selectAllChildren(first.line);
}
