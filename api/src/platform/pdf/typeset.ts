import bidiFactory from 'bidi-js';
import type { Faces, Weight } from './faces';

const bidi = bidiFactory();

/** A stretch of a line in one font and one direction. */
export interface Piece {
  text: string;
  face: string;
  isRightToLeft: boolean;
}
/** A line as it is read, and its pieces in the order in which they stand from left to right. */
export interface Line {
  text: string;
  pieces: readonly Piece[];
}

/**
 * Breaks text, as `readable` leaves it, into lines of at most `width`: between words, and within those that are longer
 * than a line. `measure` answers how wide a piece is.
 */
export function typeset(
  text: string,
  { faces, weight, width, measure }: { faces: Faces; weight: Weight; width: number; measure(piece: Piece): number },
): Line[] {
  const piecesIn = (line: string) => piecesOf(line, faces, weight);
  const widthOf = (line: string) => piecesIn(line).reduce((sum, piece) => sum + measure(piece), 0);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').filter((part) => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (widthOf(line) > width) {
        const part = startOf(line, (start) => widthOf(start) <= width);
        lines.push(part);
        line = line.slice(part.length);
      }
    }
    lines.push(line);
  }
  return lines.map((line) => ({ text: line, pieces: piecesIn(line) }));
}

/** As many letters of a word as fit, and one at least. */
function startOf(word: string, fits: (start: string) => boolean): string {
  const [first = '', ...letters] = Array.from(word);
  let start = first;
  for (const letter of letters) {
    if (!fits(start + letter)) break;
    start += letter;
  }
  return start;
}

interface Run extends Piece {
  level: number;
}

/** The pieces of a line, from left to right. */
function piecesOf(line: string, faces: Faces, weight: Weight): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  const runs: Run[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    const isRightToLeft = level % 2 === 1;
    // A blank goes with what it follows, so that words of one script are one piece.
    const face = letter === ' ' && last ? last.face : faces.faceOf(letter, weight).name;
    const shown = isRightToLeft ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    if (last?.face === face && last.level === level) last.text += shown;
    else runs.push({ text: shown, face, level, isRightToLeft });
    at += letter.length;
  }
  return inOrder(runs).map(turned);
}

const lettersFromTheRight = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** A font turns letters that are read from the right by itself, but no brackets and signs between them. */
const turned = (run: Run): Piece =>
  run.isRightToLeft && !lettersFromTheRight.test(run.text)
    ? { ...run, text: Array.from(run.text).reverse().join(''), isRightToLeft: false }
    : run;

/** Runs as they stand: from the innermost direction out, each stretch that is read from the right is turned round. */
function inOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const deepest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    let from = 0;
    while (from < ordered.length) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(to, from) + 1;
    }
  }
  return ordered;
}
