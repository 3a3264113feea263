import { pdfjs } from 'react-pdf';
import { drawingOf, type Part } from '../drawing/drawing';
import { isSeen } from '../drawing/isSeen';
import { measure } from '../drawing/measure';
import type { Command } from '../drawing/path';
import { pdfOptions } from '../views/pdf/pdfjs';
import type { DrawnAnnotation, Point } from '../xfdf/annotation';
import type { WrittenPdf } from './writePdf';

/** How pdf.js numbers what its own editor makes. */
const FREE_TEXT = 3;
const HIGHLIGHT = 9;
const INK = 15;

/**
 * The PDF with these annotations appended: its own bytes stay as they are, and so do signatures. pdf.js writes only
 * strokes, markers and text, so each annotation becomes what it is drawn with: it looks the same, but another program
 * can no longer change a rectangle as one. What is written about it, replies too, is one comment of the first of them.
 * Rejects where pdf.js cannot open the PDF.
 */
export async function appendToPdf(pdf: Uint8Array, annotations: readonly DrawnAnnotation[]): Promise<WrittenPdf> {
  // Its worker takes the bytes away from whoever gives them.
  const task = pdfjs.getDocument({ data: pdf.slice(), ...pdfOptions });
  try {
    const document = await task.promise;
    const parts = serialisedParts(annotations);
    for (const [at, part] of parts.entries()) {
      // The prefix by which pdf.js tells what is new from what a form's fields hold.
      document.annotationStorage.setValue(`pdfjs_internal_editor_${at}`, part);
    }
    return { pdf: await document.saveDocument(), pictured: 0, bare: parts.filter(isBare).length };
  } finally {
    await task.destroy();
  }
}

/** What pdf.js' editor would have handed to its writer. */
interface Serialised {
  annotationType: number;
  /** The words of a text. */
  value?: string;
  popup?: { contents: string };
  [more: string]: unknown;
}

/** All that is drawn of annotations. Whoever reads it finds the comment, and what was replied, once. */
export function serialisedParts(annotations: readonly DrawnAnnotation[]): Serialised[] {
  return annotations.filter(isSeen).flatMap((annotation) => {
    const comment = commentOn(annotation, annotations);
    const { parts } = drawingOf(annotation, { measure, pageRotation: 0 });
    const [first, ...rest] = parts.flatMap((part) => serialised(part, annotation));
    const popup = comment && { popup: { contents: comment, rect: [...annotation.rect] } };
    return first ? [{ ...first, ...popup }, ...rest] : [];
  });
}

/** What is said of an annotation: its own words, then each reply under who says it. */
function commentOn({ contents, name, type }: DrawnAnnotation, annotations: readonly DrawnAnnotation[]): string {
  // A text shows its own words.
  const own = type === 'freetext' ? [] : [contents];
  return [...own, ...repliesTo(name, annotations)].filter(Boolean).join('\n\n');
}

/** Replies to it, and to those, in the order in which they were made. */
function repliesTo(
  name: string | undefined,
  annotations: readonly DrawnAnnotation[],
  seen = new Set<string>(),
): string[] {
  if (name === undefined || seen.has(name)) return [];
  seen.add(name);
  return annotations.flatMap((reply) => {
    if (reply.type !== 'text' || reply.inReplyTo !== name) return [];
    const text = reply.state ?? reply.contents;
    const said = reply.author ? `${reply.author}: ${text}` : text;
    return [said, ...repliesTo(reply.name, annotations, seen)];
  });
}

/** What its font has letters for, WinAnsi's: a text with others stands there with its words and without a drawing. */
const WRITTEN = /^[\n\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
const isBare = ({ value }: Serialised) => value !== undefined && !WRITTEN.test(value);

/** A part as pdf.js' editor would have handed it to its writer. */
function serialised(part: Part, annotation: DrawnAnnotation): Serialised[] {
  const { author, opacity, page, rect } = annotation;
  const common = { pageIndex: page, rect: [...rect], rotation: 0, opacity, user: author };
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
