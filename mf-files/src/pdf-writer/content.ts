import type { Drawing, ImagePart, Part, PathPart, TextPart } from '../drawing/drawing';
import type { Command } from '../drawing/path';
import type { Point } from '../xfdf/annotation';
import { writeNumber } from '../xfdf/geometry';

/** What a content stream names: the font's words as hexadecimal, and each image by its name among the resources. */
export interface ContentResources {
  encode(text: string): string;
  imageName(url: string): string | undefined;
}

/** The operators that draw it, in PDF user space. They use `/State` for opacity and blending, `/Text` for letters. */
export function contentOf({ parts }: Drawing, resources: ContentResources): string {
  const operators = parts.map((part) => partOperators(part, resources));
  return ['q /State gs', ...operators, 'Q'].join('\n');
}

function partOperators(part: Part, resources: ContentResources): string {
  switch (part.kind) {
    case 'path':
      return pathOperators(part);
    case 'text':
      return textOperators(part, resources);
    case 'image':
      return imageOperators(part, resources);
  }
}

function pathOperators({ path, fill, stroke, width, dashes }: PathPart): string {
  const paint = fill && stroke ? 'B' : fill ? 'f' : stroke ? 'S' : 'n';
  return [
    'q 1 J 1 j',
    fill && `${rgbOf(fill)} rg`,
    stroke && `${rgbOf(stroke)} RG ${writeNumber(width)} w`,
    dashes && `[${dashes.map(writeNumber).join(' ')}] 0 d 0 J`,
    ...path.map(stepOperator),
    `${paint} Q`,
  ]
    .filter(Boolean)
    .join('\n');
}

function stepOperator(step: Command): string {
  switch (step[0]) {
    case 'M':
      return `${at(step[1])} m`;
    case 'L':
      return `${at(step[1])} l`;
    case 'C':
      return `${at(step[1])} ${at(step[2])} ${at(step[3])} c`;
    case 'Z':
      return 'h';
  }
}

function textOperators({ lines, size, colour, angle }: TextPart, { encode }: ContentResources): string {
  const [cos, sin] = turn(angle);
  const shown = lines
    .filter(({ text }) => text !== '')
    .map(({ text, at: place }) => `${[cos, sin, -sin, cos].join(' ')} ${at(place)} Tm ${encode(text)} Tj`);
  return [`BT ${rgbOf(colour)} rg /Text ${writeNumber(size)} Tf`, ...shown, 'ET'].join('\n');
}

function imageOperators({ url, frame }: ImagePart, { imageName }: ContentResources): string {
  const name = imageName(url);
  const [cos, sin] = turn(frame.angle);
  const matrix = [frame.width * cos, frame.width * sin, -frame.height * sin, frame.height * cos];
  return name === undefined ? '' : `q ${matrix.map(writeNumber).join(' ')} ${at(frame.at(0, 0))} cm /${name} Do Q`;
}

const at = ([x, y]: Point) => `${writeNumber(x)} ${writeNumber(y)}`;

/** Cosine and sine of a multiple of 90 degrees, exactly. */
const turn = (angle: number): readonly [number, number] => [
  Math.round(Math.cos((angle * Math.PI) / 180)),
  Math.round(Math.sin((angle * Math.PI) / 180)),
];

/** The three shares of a colour, 0 to 1. */
export const sharesOf = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number((Number.parseInt(colour.slice(start, start + 2), 16) / 255).toFixed(4)));
const rgbOf = (colour: string) => sharesOf(colour).join(' ');
