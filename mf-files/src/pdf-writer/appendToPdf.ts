import { pdfjs } from 'react-pdf';
import { drawingOf, type Part } from '../annotations/drawing';
import { isSeen } from '../annotations/isSeen';
import { measure } from '../annotations/measure';
import type { Command } from '../annotations/path';
import { pdfOptions } from '../viewer/pdf/pdfjs';
import type { DrawnAnnotation, Point } from '../xfdf/annotation';

/** How pdf.js numbers what its own editor makes. */
const FREE_TEXT = 3;
const HIGHLIGHT = 9;
const INK = 15;

/**
 * The PDF with these annotations appended: its own bytes stay as they are, and so do signatures. pdf.js writes only
 * strokes, markers and text, so each annotation becomes what it is drawn with: it looks the same, but another program
 * can no longer change a rectangle as one. Rejects where pdf.js cannot open the PDF.
 */
export async function appendToPdf(pdf: Uint8Array, annotations: readonly DrawnAnnotation[]): Promise<Uint8Array> {
  // Its worker takes the bytes away from whoever gives them.
  const task = pdfjs.getDocument({ data: pdf.slice(), ...pdfOptions });
  try {
    const document = await task.promise;
    const parts = annotations.filter(isSeen).flatMap((annotation) => {
      const context = { measure, pageRotation: 0 };
      return drawingOf(annotation, context).parts.flatMap((part) => serialised(part, annotation));
    });
    for (const [at, part] of parts.entries()) {
      // The prefix by which pdf.js tells what is new from what a form's fields hold.
      document.annotationStorage.setValue(`pdfjs_internal_editor_${at}`, part);
    }
    return await document.saveDocument();
  } finally {
    await task.destroy();
  }
}

/** A part as pdf.js' editor would have handed it to its writer. */
function serialised(part: Part, annotation: DrawnAnnotation): object[] {
  const { author, contents, opacity, page, rect } = annotation;
  const common = {
    pageIndex: page,
    rect: [...rect],
    rotation: 0,
    opacity,
    user: author,
    ...(contents && { popup: { contents, rect: [...rect] } }),
  };
  if (part.kind === 'image') return [];
  if (part.kind === 'text') {
    const value = part.lines.map(({ text }) => text).join('\n');
    return [
      {
        ...common,
        annotationType: FREE_TEXT,
        color: bytesOf(part.colour),
        fontSize: part.size,
        value,
        rotation: part.angle,
      },
    ];
  }
  const { fill, path, stroke, width } = part;
  const outlines = outlinesOf(path);
  return [
    ...(fill
      ? outlines.map(({ line, points }) => ({
          ...common,
          annotationType: HIGHLIGHT,
          color: bytesOf(fill),
          outlines: { outline: line, points: [points] },
        }))
      : []),
    ...(stroke
      ? [
          {
            ...common,
            annotationType: INK,
            color: bytesOf(stroke),
            thickness: width,
            paths: { lines: outlines.map(({ line }) => line), points: outlines.map(({ points }) => points) },
          },
        ]
      : []),
  ];
}

const bytesOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Each run of a path as pdf.js has it: six numbers a curve, of which a straight line has only the last two. */
function outlinesOf(path: readonly Command[]): { line: Float32Array; points: Float32Array }[] {
  const runs: { line: number[]; points: number[] }[] = [];
  for (const step of path) {
    const run = runs.at(-1);
    const end = endOf(step) ?? firstOf(run?.points);
    if (step[0] === 'M') runs.push({ line: [], points: [] });
    const current = runs.at(-1);
    if (!current || !end) continue;
    current.line.push(...(step[0] === 'C' ? [...step[1], ...step[2]] : [NaN, NaN, NaN, NaN]), ...end);
    current.points.push(...end);
  }
  return runs.map(({ line, points }) => ({ line: new Float32Array(line), points: new Float32Array(points) }));
}

function endOf(step: Command): Point | undefined {
  switch (step[0]) {
    case 'M':
    case 'L':
      return step[1];
    case 'C':
      return step[3];
    case 'Z':
      return undefined;
  }
}

const firstOf = ([x, y]: readonly number[] = []): Point | undefined =>
  x === undefined || y === undefined ? undefined : [x, y];
