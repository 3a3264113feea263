import anyAscii from 'any-ascii';
import { type Font, type FontCollection, openSync } from 'fontkit';

const weights = ['regular', 'bold'] as const;
export type Weight = (typeof weights)[number];

// Inter has the letters of every European language, Latin, Greek and Cyrillic, and of Vietnamese.
const own: readonly Readonly<Record<Weight, string>>[] = [
  {
    regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  },
  {
    regular: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
  },
];

/** A font by the name that it has within a document. */
interface Face {
  name: string;
  hasLetter(codePoint: number): boolean;
}

/** What text can be written in: the own fonts, then those of further files, of which each serves both weights. */
export class Faces {
  private readonly all: Record<Weight, Face[]> = { regular: [], bold: [] };
  /** Whether a letter was written in Latin ones, since no font has it. */
  hasRewritten = false;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    further: readonly string[],
  ) {
    for (const [place, files] of [...own, ...further.map((file) => ({ regular: file, bold: file }))].entries()) {
      for (const weight of weights) this.all[weight].push(this.face(`${weight}-${place}`, files[weight]));
    }
  }

  /** A font that is read once a letter is looked for in it: those of East Asia are large, and few documents need them. */
  private face(name: string, file: string): Face {
    let font: Font | undefined;
    const opened = (): Font => {
      const read = openSync(file);
      const first = 'fonts' in read ? firstOf(read) : read;
      this.pdf.registerFont(name, file, 'fonts' in read ? first.postscriptName : undefined);
      return first;
    };
    return {
      name,
      hasLetter(codePoint) {
        font ??= opened();
        return font.hasGlyphForCodePoint(codePoint);
      },
    };
  }

  /** The first font of a weight that has a letter, as `readable` leaves it. */
  faceOf(letter: string, weight: Weight): Face {
    const codePoint = letter.codePointAt(0) ?? 0;
    const [first] = this.all[weight];
    const face = this.all[weight].find(({ hasLetter }) => hasLetter(codePoint)) ?? first;
    if (!face) throw new Error('There is no font');
    return face;
  }

  /**
   * Text of which every letter can be drawn: what no font has stands in Latin letters, in square brackets, and what is
   * never seen is left out.
   */
  readable(text: string): string {
    const letters = Array.from(text.normalize('NFC').replace(blanks, ' ').replace(unseen, ''));
    let rewritten = '';
    let missing = '';
    const flush = () => {
      if (missing === '') return;
      this.hasRewritten = true;
      rewritten += `[${inLatin(missing)}]`;
      missing = '';
    };
    for (const letter of letters) {
      if (letter === '\n' || letter === ' ' || this.has(letter)) {
        flush();
        rewritten += letter;
      } else missing += letter;
    }
    flush();
    return rewritten;
  }

  private has(letter: string): boolean {
    const codePoint = letter.codePointAt(0) ?? 0;
    return this.all.regular.some(({ hasLetter }) => hasLetter(codePoint));
  }
}

/** Controls, joiners and marks of direction, which have no picture. */
const unseen = /(?!\n)[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
/** A blank that keeps words together is left: it has a picture, and its use. */
const blanks = /[\t\r]|(?!\u00a0)\p{Zs}/gu;

/** Letters in Latin ones; where there are none, their numbers. */
const inLatin = (letters: string): string =>
  anyAscii(letters).trim() ||
  Array.from(letters, (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(' ');

function firstOf({ fonts }: FontCollection): Font {
  const [font] = fonts;
  if (!font) throw new Error('A collection of fonts is empty');
  return font;
}
