/** How wide a text is, in points, set in the size. */
export type Measure = (text: string, size: number) => number;

/**
 * A text's lines in a box so wide: broken between words, and within a word that is wider than the box. `width` measures
 * a text in the box's unit.
 */
export function linesOf(text: string, available: number, width: (text: string) => number): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/(?<= )/)) {
      if (width((line + word).trimEnd()) <= available) {
        line += word;
        continue;
      }
      if (line.trim()) lines.push(line.trimEnd());
      line = '';
      for (const letter of word) {
        if (line && width(line + letter.trimEnd()) > available) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return [...lines, line.trimEnd()];
  });
}
