import type { Faces } from './faces';
import type { AroundTable, Look, Paragraph } from './look';
import { page } from './newDocument';
import { type Column, gap, type Placed, placedIn } from './placedColumns';
import { type Line, type Piece, typeset } from './typeset';

declare global {
  namespace PDFKit.Mixins {
    /** The library has it, and its types do not yet. */
    interface StructureElementOptions {
      /** What a cell that names others names. */
      scope?: 'Column' | 'Row';
    }
  }
}

const right = page.width - page.margin;
/** How wide what is said may be, in points. */
const inside = right - page.margin;
/** Nothing but what stands on each page is lower than this. */
const floor = page.height - page.margin - 24;
export const ink = { text: '#1d2430', quiet: '#5b6472', line: '#d8d5cf', brand: '#12284c' } as const;

/** How wide and high a box is that is ticked. */
const tick = 9;
/** The space over and under the words of a row. */
const above = 7;

interface Place extends Look {
  left: number;
  top: number;
  width: number;
  align?: 'left' | 'right';
}

/** A row of a table, a text a column. `isHeading` says that its first cell is what the row is called. */
export interface Row extends Look {
  cells: readonly string[];
  isHeading?: boolean;
  indent?: number;
  isRuledOff?: boolean;
}

/** The pen that goes down the pages of a document. All that it says is tagged, and in the order in which it is read. */
export class Sheet {
  y: number = page.margin;
  private readonly root: PDFKit.PDFStructureElement;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    readonly faces: Faces,
  ) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** A heading with its paragraphs, all of them on one page as far as that holds them. */
  section(heading: string, paragraphs: readonly Paragraph[]): void {
    this.heading(heading, this.heightOfAll(paragraphs));
    this.sayAll(paragraphs);
  }

  /** A heading, on one page with so much that follows it: two lines where nothing is said. */
  heading(text: string, together = 2 * (lineHeight({}) + 2)): void {
    this.y += 22;
    this.need(34 + together);
    this.say('H2', text, { weight: 'bold', size: 12, colour: ink.brand });
    this.y += 3;
  }

  /** A paragraph or heading, as wide as the page or its left half. */
  say(tag: 'H1' | 'H2' | 'P', text: string, look: Look & { side?: 'left' } = {}): void {
    const { side, ...rest } = look;
    const place = { ...rest, left: page.margin, width: side === 'left' ? inside / 2 - gap : inside };
    const lines = this.lines(text, place);
    const height = lines.length * lineHeight(look);
    this.need(height);
    this.put(this.root, tag, (element) => element.add(() => this.draw(lines, { ...place, top: this.y })).end());
    this.y += height + 2;
  }

  private heightOfAll(paragraphs: readonly Paragraph[]): number {
    const heights = paragraphs.map(({ text, above = 0, ...look }) => {
      const lines = this.lines(text, { ...look, width: inside });
      return above + lines.length * lineHeight(look) + 2;
    });
    return heights.reduce((sum, height) => sum + height, 0);
  }

  private sayAll(paragraphs: readonly Paragraph[]): void {
    for (const { text, above = 0, ...look } of paragraphs) {
      this.y += above;
      this.say('P', text, look);
    }
  }

  /** Names and their values, on the right half. */
  facts(facts: readonly [name: string, value: string][]): void {
    const left = page.margin + inside / 2 + gap;
    const columns = placedIn(
      [
        { title: '', width: 90 },
        { title: '', align: 'right' },
      ],
      left,
      right,
    );
    this.put(this.root, 'Table', (table) => {
      for (const [name, value] of facts) {
        const row: Row = { cells: [name, value] };
        const height = this.heightOf(columns, row) - 11;
        this.cells(table, columns, row, { scope: 'Row', above: 0 });
        this.y += height;
      }
      table.end();
    });
  }

  /** A picture at the right margin that says nothing which is not said in words too. */
  picture(bytes: Buffer, { width, height }: { width: number; height: number }): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf.image(bytes, right - width, page.margin, { fit: [width, height], align: 'right' });
    this.pdf.endMarkedContent();
  }

  /** A table, its heading on one page with its first row. Where it goes on on another page, its titles stand there again. */
  table(columns: readonly Column[], rows: readonly Row[], around: AroundTable = {}): void {
    const { heading, under, after, hidesTitles = false, together = 1 } = around;
    const placed = placedIn(columns, page.margin, right);
    const titles: Row = { cells: columns.map(({ title }) => title), colour: ink.quiet, size: 9 };
    const heightOf = (some: readonly Row[]) => some.reduce((sum, row) => sum + this.heightOf(placed, row), 0);
    const begin = heightOf([...(hidesTitles ? [] : [titles]), ...rows.slice(0, 1)]);
    if (heading === undefined) this.need(begin);
    else this.heading(heading, begin + (under ? this.heightOfAll([under]) : 0));
    if (under) {
      this.sayAll([under]);
      this.y += 4;
    }
    const end = after ? this.heightOfAll([after]) : 0;
    this.put(this.root, 'Table', (table) => {
      if (!hidesTitles) this.row(table, placed, titles, 'Column');
      const last = rows.length - together;
      for (const [at, row] of rows.entries()) {
        const isOnNextPage = this.need(at === last ? heightOf(rows.slice(at)) + end : heightOf([row]));
        if (isOnNextPage && !hidesTitles) this.repeat(placed, titles);
        this.row(table, placed, row, row.isHeading ? 'Row' : undefined);
      }
      table.end();
    });
    if (after) this.sayAll([after]);
  }

  private row(table: PDFKit.PDFStructureElement, columns: readonly Placed[], row: Row, scope?: 'Column' | 'Row'): void {
    const height = this.heightOf(columns, row);
    this.need(height);
    this.rule(columns, row.isRuledOff === true);
    this.cells(table, columns, row, { scope, above });
    this.y += height;
  }

  /** The cells of a row, `above` as far below the pen. Those that name others say which. */
  private cells(
    table: PDFKit.PDFStructureElement,
    columns: readonly Placed[],
    row: Row,
    { scope, above }: { scope: 'Column' | 'Row' | undefined; above: number },
  ): void {
    this.put(table, 'TR', (element) => {
      for (const [at, column] of columns.entries()) {
        const isHead = scope === 'Column' || (scope === 'Row' && at === 0);
        const cell = this.pdf.struct(isHead ? 'TH' : 'TD', isHead && scope ? { scope } : {});
        element.add(cell);
        cell.add(() => this.drawCell(column, row, { at, above })).end();
      }
      element.end();
    });
  }

  /** Titles once more, which are read once. */
  private repeat(columns: readonly Placed[], titles: Row): void {
    this.pdf.markContent('Artifact', { type: 'Pagination' });
    for (const [at, column] of columns.entries()) this.drawCell(column, titles, { at, above });
    this.pdf.endMarkedContent();
    this.y += this.heightOf(columns, titles);
  }

  private drawCell(column: Placed, row: Row, { at, above: by }: { at: number; above: number }): void {
    const place = this.cell(column, row, at);
    const text = row.cells[at] ?? '';
    if (column.isTicked && text === '')
      this.pdf
        .rect(place.left, this.y + by + 1, tick, tick)
        .lineWidth(0.75)
        .stroke(ink.quiet);
    this.draw(this.lines(text, place), { ...place, top: this.y + by });
  }

  private cell({ left, width, align }: Placed, { indent = 0, ...look }: Row, at: number): Omit<Place, 'top'> {
    const by = at === 0 ? indent : 0;
    return { ...look, left: left + by, width: width - by, align: align ?? 'left' };
  }

  private heightOf(columns: readonly Placed[], row: Row): number {
    const counts = columns.map((column, at) => this.lines(row.cells[at] ?? '', this.cell(column, row, at)).length);
    return Math.max(...counts) * lineHeight(row) + 2 * above;
  }

  private rule(columns: readonly Placed[], isStrong: boolean): void {
    const [first] = columns;
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf
      .moveTo(first?.left ?? page.margin, this.y)
      .lineTo(right, this.y)
      .lineWidth(isStrong ? 1.2 : 0.5)
      .stroke(isStrong ? ink.brand : ink.line);
    this.pdf.endMarkedContent();
  }

  private put(
    parent: PDFKit.PDFStructureElement,
    tag: string,
    fill: (element: PDFKit.PDFStructureElement) => void,
  ): void {
    const element = this.pdf.struct(tag);
    parent.add(element);
    fill(element);
  }

  private lines(text: string, { width, weight = 'regular', size = 10 }: Look & { width: number }): Line[] {
    const measure = (piece: Piece) => {
      this.pdf.font(piece.face).fontSize(size);
      return this.pdf.widthOfString(piece.text, { features: featuresOf(piece) });
    };
    return typeset(this.faces.readable(text), { faces: this.faces, weight, width, measure });
  }

  private draw(lines: readonly Line[], place: Place): void {
    const { left, top, width, align = 'left', size = 10, colour = ink.text } = place;
    for (const [at, { text, pieces }] of lines.entries()) {
      const widths = pieces.map((piece) => {
        this.pdf.font(piece.face).fontSize(size);
        return this.pdf.widthOfString(piece.text, { features: featuresOf(piece) });
      });
      const all = widths.reduce((sum, each) => sum + each, 0);
      let x = align === 'right' ? left + width - all : left;
      // Read aloud and copied, letters that stand from right to left are in the order in which they are spoken.
      const isTurned = pieces.some(({ isRightToLeft }) => isRightToLeft);
      if (isTurned) this.pdf.markContent('Span', { actual: text });
      for (const [place, piece] of pieces.entries()) {
        this.pdf.font(piece.face).fontSize(size).fillColor(colour);
        const y = top + at * lineHeight({ size }) + size;
        this.pdf.text(piece.text, x, y, { lineBreak: false, baseline: 'alphabetic', features: featuresOf(piece) });
        x += widths[place] ?? 0;
      }
      if (isTurned) this.pdf.endMarkedContent();
    }
  }

  /** Goes on to a new page where there is no room, and answers whether it did. */
  private need(height: number): boolean {
    if (this.y + height <= floor) return false;
    this.pdf.addPage();
    this.y = page.margin;
    return true;
  }

  /** Ends the document with what stands at the foot of each page. `pageWords` answers as `Page 1 of 2`. */
  end(foot: string, pageWords: (number: number, count: number) => string): void {
    this.root.end();
    const { count } = this.pdf.bufferedPageRange();
    const lineOf = (text: string, width: number) => this.lines(text, { size: 8.5, width }).slice(0, 2);
    for (let at = 0; at < count; at += 1) {
      this.pdf.switchToPage(at);
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      const look = { size: 8.5, colour: ink.quiet, top: page.height - page.margin };
      const [left, width] = [page.margin, inside - 90];
      this.draw(lineOf(foot, width), { ...look, left, width });
      this.draw(lineOf(pageWords(at + 1, count), 80), { ...look, left: right - 80, width: 80, align: 'right' });
      this.pdf.endMarkedContent();
    }
    this.pdf.end();
  }
}

/** Arabic is shaped as a whole, and figures are as wide as each other. Other words are measured once, which is quicker. */
function featuresOf({ text, isRightToLeft }: Piece): PDFKit.Mixins.OpenTypeFeatures[] | undefined {
  if (isRightToLeft) return ['rtla'];
  return figures.test(text) ? ['tnum'] : undefined;
}
const figures = /^[\s\d.,£€%-]+$/;

const lineHeight = ({ size = 10 }: Look) => size * 1.3;
