import type { Point, Quad, Rect } from './annotation';

/** All numbers in a text, whatever stands between them; producers differ in commas, semicolons and blanks. */
export const readNumbers = (text = ''): number[] =>
  (text.match(/[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/gi) ?? []).map(Number);

/** Four decimals: a hundredth of what a screen can show, at any zoom. */
export const writeNumber = (number: number): string => String(Number(number.toFixed(4)));
export const writeNumbers = (numbers: readonly number[]): string => numbers.map(writeNumber).join(',');

/** Points of pairs of numbers; a last number alone is dropped. */
export const readPoints = (text?: string): Point[] => pairs(readNumbers(text));
export const writePoints = (points: readonly Point[]): string => points.map(writeNumbers).join(';');

const pairs = (numbers: readonly number[]) =>
  numbers.flatMap((y, at): Point[] => {
    const x = numbers[at - 1];
    return at % 2 === 1 && x !== undefined ? [[x, y]] : [];
  });

/** Four numbers in any order of corners; two are a point. */
export function readRect(text: string | undefined): Rect | undefined {
  const [x1, y1, x2 = x1, y2 = y1] = readNumbers(text);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** Four numbers that are distances, not corners. */
export function readFringe(text: string | undefined): Rect | undefined {
  const [left, bottom, right, top] = readNumbers(text);
  return left === undefined || bottom === undefined || right === undefined || top === undefined
    ? undefined
    : [left, bottom, right, top];
}

/** The smallest rectangle around some points. */
export function boundsOf(points: readonly Point[]): Rect | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const least = (all: readonly number[]) => all.reduce((a, b) => Math.min(a, b));
  const most = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b));
  return [least(xs), least(ys), most(xs), most(ys)];
}

/** Eight numbers a quad. */
export function readQuads(text: string | undefined): Quad[] {
  const points = readPoints(text);
  return points.flatMap((a, at): Quad[] => {
    const [b, c, d] = points.slice(at + 1, at + 4);
    return at % 4 === 0 && b && c && d ? [asRead(a, b, c, d)] : [];
  });
}
export const writeQuads = (quads: readonly Quad[]): string => writeNumbers(quads.flat(2));

/**
 * Everybody writes the corners in the order of a Z, though the standard says around; here both are read, and a quad
 * that stands on its head is turned, so that an underline is under its line.
 */
function asRead(a: Point, b: Point, c: Point, d: Point): Quad {
  const [c1, d1] = dot(minus(b, a), minus(d, c)) < 0 ? [d, c] : [c, d];
  const along = minus(b, a);
  const up: Point = [-along[1], along[0]];
  return dot(minus(a, c1), up) < 0 ? [c1, d1, a, b] : [a, b, c1, d1];
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
