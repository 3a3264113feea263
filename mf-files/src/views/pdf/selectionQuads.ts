import type { Point, Quad, Rect } from '../../xfdf/annotation';
import { boundsOf } from '../../xfdf/geometry';
import { type PageGeometry, type Rotation, rotationOf, toPage } from './pageGeometry';

/** Some text as it stands on a page: where, in points, and which way it runs, counted clockwise from left to right. */
export interface TextRun {
  rect: Rect;
  direction: Rotation;
}

/**
 * The quads, in points, of the text that is selected on a page; `sheet` is the element that the page is drawn in.
 * None where nothing of that page is selected.
 * @public
 */
export function selectionQuads(selection: Selection, sheet: Element, page: PageGeometry): Quad[] {
  const origin = sheet.getBoundingClientRect();
  const runs: TextRun[] = [];
  for (let at = 0; at < selection.rangeCount; at++) {
    for (const { range, span } of textWithin(selection.getRangeAt(at), sheet)) {
      const direction = rotationOf(Number.parseFloat(span.style.getPropertyValue('--rotate')) || 0);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const corners: Point[] = [
          [left - origin.left, top - origin.top],
          [right - origin.left, bottom - origin.top],
        ];
        const rect = boundsOf(corners.map((corner) => toPage(page, corner)));
        if (rect && right > left && bottom > top) runs.push({ rect, direction });
      }
    }
  }
  return joinLines(runs).map(quadOf);
}

/** The parts of a range that are text of the page: pdf.js lays each piece of it in a span of its own. */
function textWithin(range: Range, sheet: Element): { range: Range; span: HTMLElement }[] {
  return [...sheet.querySelectorAll<HTMLElement>('.textLayer span[role="presentation"]')].flatMap((span) => {
    const text = span.firstChild;
    if (!(text instanceof Text) || !range.intersectsNode(text)) return [];
    const part = document.createRange();
    part.selectNodeContents(text);
    if (range.startContainer === text) part.setStart(text, range.startOffset);
    if (range.endContainer === text) part.setEnd(text, range.endOffset);
    return part.collapsed ? [] : [{ range: part, span }];
  });
}

/** Pieces that follow each other on one line become one. */
export function joinLines(runs: readonly TextRun[]): TextRun[] {
  const lines: TextRun[] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const joined = line && isSameLine(line, run) && boundsOf([...cornersOf(line.rect), ...cornersOf(run.rect)]);
    if (joined) lines[lines.length - 1] = { rect: joined, direction: run.direction };
    else lines.push(run);
  }
  return lines;
}

/** Side by side at about the same height, and no further apart than the line is high: columns stay apart. */
function isSameLine(line: TextRun, run: TextRun): boolean {
  if (line.direction !== run.direction) return false;
  const [along, across] = run.direction % 180 === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const high = Math.min(extent(line.rect, across), extent(run.rect, across));
  return overlap(line.rect, run.rect, across) > high / 2 && overlap(line.rect, run.rect, along) > -high;
}

type Axis = 0 | 1;
const extent = (rect: Rect, axis: Axis) => rect[axis === 0 ? 2 : 3] - rect[axis];
const overlap = (a: Rect, b: Rect, axis: Axis) =>
  Math.min(a[axis === 0 ? 2 : 3], b[axis === 0 ? 2 : 3]) - Math.max(a[axis], b[axis]);
const cornersOf = ([left, bottom, right, top]: Rect): Point[] => [
  [left, bottom],
  [right, top],
];

/** The corners of a line in the order that its reader sees them. */
export function quadOf({ rect: [left, bottom, right, top], direction }: TextRun): Quad {
  const around: readonly [Point, Point, Point, Point] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const [topLeft, topRight, bottomRight, bottomLeft] = turned(around, direction / 90);
  return [topLeft, topRight, bottomLeft, bottomRight];
}

type Four = readonly [Point, Point, Point, Point];
const turned = ([a, b, c, d]: Four, quarters: number): Four =>
  quarters === 0 ? [a, b, c, d] : turned([b, c, d, a], quarters - 1);
