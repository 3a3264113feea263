/** A piece of a page's text as pdf.js gives it, in order; `hasEOL` where a line ends after it. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
}

export interface SearchWays {
  matchCase: boolean;
  wholeWords: boolean;
}

/** A place in a page's text: so many characters into a piece that is not empty, counting only those. */
export interface TextPlace {
  piece: number;
  offset: number;
}
export interface TextMatch {
  start: TextPlace;
  /** Behind the last character. */
  end: TextPlace;
}

/** Where some words stand in a page's text, over pieces and lines, whatever their accents and their spaces. */
export function findText(pieces: readonly TextPiece[], query: string, ways: SearchWays): TextMatch[] {
  const wanted = fold([{ str: query.trim(), hasEOL: false }], ways.matchCase).text;
  if (!wanted) return [];
  const { text, places } = fold(pieces, ways.matchCase);
  const matches: TextMatch[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    const [start, last] = [places[at], places[end - 1]];
    if (!start || !last || (ways.wholeWords && isWithinWord(text, at, end))) continue;
    matches.push({
      start: { piece: start.piece, offset: start.offset },
      end: { piece: last.piece, offset: last.offset + last.length },
    });
  }
  return matches;
}

interface FoldedPlace extends TextPlace {
  /** How many UTF-16 units of the piece became this one. */
  length: number;
}

/** Text as it is compared, without accents, with one blank for many; and where each unit of it came from. */
function fold(pieces: readonly TextPiece[], matchCase: boolean): { text: string; places: FoldedPlace[] } {
  let text = '';
  const places: FoldedPlace[] = [];
  const add = (letters: string, place: FoldedPlace) => {
    for (const unit of letters.split('')) {
      if (unit === ' ' && text.endsWith(' ')) continue;
      text += unit;
      places.push(place);
    }
  };
  let piece = 0;
  for (const { str, hasEOL } of pieces) {
    let offset = 0;
    for (const character of str) {
      add(folded(character, matchCase), { piece, offset, length: character.length });
      offset += character.length;
    }
    if (str) piece++;
    // A line's end stands behind its last character.
    if (hasEOL) add(' ', { piece: Math.max(0, piece - 1), offset, length: 0 });
  }
  return { text, places };
}

function folded(character: string, matchCase: boolean): string {
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s/g, ' ');
  return matchCase ? bare : bare.toLowerCase();
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
const isWithinWord = (text: string, start: number, end: number) =>
  (isLetter(text[start - 1]) && isLetter(text[start])) || (isLetter(text[end]) && isLetter(text[end - 1]));
