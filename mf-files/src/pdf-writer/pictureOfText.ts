import type { ImagePart, TextPart } from '../drawing/drawing';
import { measure, TEXT_FONT } from '../drawing/measure';
import type { Point } from '../xfdf/annotation';

/** Over and under the baseline, as shares of the letters' size: accents and descenders of every script have room. */
const OVER = 1.3;
const UNDER = 0.5;
/** Pixels a point: sharp on paper. */
const SHARPNESS = 4;
/** In pixels; browsers draw no larger canvas everywhere. */
const WIDEST = 8_000;

/** The lines of a text as the browser sets them, a picture each; undefined where it draws none. */
export function pictureOfText({ lines, size, colour, angle }: TextPart): ImagePart[] | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  return lines.flatMap(({ text, at }) => {
    if (text.trim() === '') return [];
    const [width, height] = [measure(text, size) + size, size * (OVER + UNDER)];
    const scale = Math.min(SHARPNESS, WIDEST / width);
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    context.scale(scale, scale);
    context.font = `${size}px ${TEXT_FONT}`;
    context.fillStyle = colour;
    context.fillText(text, 0, size * OVER);
    const frame = { width, height, angle: uprightOf(angle), at: placeAt(at, angle, size * UNDER) };
    return [{ kind: 'image', url: canvas.toDataURL('image/png'), frame }];
  });
}

/** Points of a box whose baseline begins at `start`, so far over its bottom left, turned by an angle. */
const placeAt =
  ([left, baseline]: Point, angle: number, under: number) =>
  (x: number, y: number): Point => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return [left + x * cos - (y - under) * sin, baseline + x * sin + (y - under) * cos];
  };

const uprightOf = (angle: number) => ((((Math.round(angle / 90) * 90) % 360) + 360) % 360) as 0 | 90 | 180 | 270;
