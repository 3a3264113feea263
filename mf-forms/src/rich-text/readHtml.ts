import { isAllowedLink } from '@forms/shared/contract';
import { markupToRead } from '@forms/shared/platform/ui/html';
import { append, type Block, type Cell, DEEPEST, isList, type Mark, type Run, type TextBlock, tidied } from './blocks';
import { marksIn } from './marksIn';
import { isWordBullet, wordItem } from './wordItem';

/** HTML of any origin as the rich text that may be kept of it: structure, looks and links stay, everything else goes. */
export function readHtml(html: string, ofSite = false): Block[] {
  const reader = new Reader();
  reader.readIn(markupToRead(html), { kind: 'p', depth: 0, marks: [], within: 'page', ofSite });
  return tidied(reader.finished());
}

/** The words of HTML as one cell of a table may hold them. */
export function readCell(cell: Node, ofSite = false): Cell {
  const reader = new Reader();
  reader.readIn(cell, { kind: 'p', depth: 0, marks: [], within: 'cell', ofSite });
  return reader.finished().filter((block) => 'runs' in block)[0]?.runs ?? [];
}

/** Where words stand that are being read. */
interface Place {
  kind: TextBlock['kind'];
  depth: number;
  marks: readonly Mark[];
  href?: string;
  /** In an item a paragraph's end is a line's end, in a cell every block's is; `pre` keeps blanks and lines as they are. */
  within: 'page' | 'item' | 'cell';
  pre?: boolean;
  /** It is a text of the site's own, whose links may lead to its pages. */
  ofSite: boolean;
}

const blockTags = new Set(
  (
    'p div blockquote pre h1 h2 h3 h4 h5 h6 ul ol li article section header footer main aside nav figure figcaption ' +
    'dl dt dd address details summary center table caption thead tbody tfoot tr th td hr'
  ).split(' '),
);
const listTags = new Set(['ul', 'ol', 'li']);
const headingTag = /^h[1-6]$/;
const WIDEST_SPAN = 20;

/** Walks through markup and writes down its blocks. */
class Reader {
  private readonly blocks: Block[] = [];
  private open: { kind: TextBlock['kind']; depth: number; runs: Run[] } | undefined;
  private lineEnds = false;

  finished(): Block[] {
    this.close();
    return this.blocks;
  }

  readIn(node: Node, place: Place): void {
    for (const child of node.childNodes) {
      if (child instanceof Text) this.write(child.data, place);
      else if (child instanceof HTMLElement) this.read(child, place);
    }
  }

  private read(element: HTMLElement, around: Place): void {
    const tag = element.localName;
    const place = inside(element, around);
    if (isWordBullet(element)) return;
    if (tag === 'br') this.add('\n', around);
    else if (tag === 'hr' && around.within !== 'cell') this.put({ kind: 'hr' });
    else if (tag === 'table' && around.within !== 'cell') this.readTable(element, place);
    else if (blockTags.has(tag)) this.readBlock(element, around, place);
    else this.readIn(element, place);
  }

  private readBlock(element: HTMLElement, around: Place, place: Place): void {
    const endsLine = around.within === 'cell' || (around.within === 'item' && !listTags.has(element.localName));
    const boundary = () => (endsLine ? this.endLine() : this.close());
    boundary();
    this.readIn(element, place);
    boundary();
  }

  private write(text: string, place: Place): void {
    this.add(place.pre ? text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ') : this.flowing(text), place);
  }

  /** Text as HTML shows it: blanks and lines of the source are one blank, and none where a line begins. */
  private flowing(text: string): string {
    const flowed = text.replace(/[ \t\n\r\f]+/g, ' ');
    const last = this.lineEnds ? '\n' : this.open?.runs.at(-1)?.text.at(-1);
    return last === undefined || last === ' ' || last === '\n' ? flowed.replace(/^ /, '') : flowed;
  }

  private add(text: string, { kind, depth, marks, href }: Place): void {
    if (text === '') return;
    this.open ??= { kind, depth, runs: [] };
    const look = { marks, ...(href === undefined ? {} : { href }) };
    if (this.lineEnds && this.open.runs.length > 0) append(this.open.runs, { text: '\n', ...look });
    this.lineEnds = false;
    append(this.open.runs, { text, ...look });
  }

  private endLine(): void {
    this.lineEnds = this.open !== undefined;
  }

  private close(): void {
    if (this.open) this.blocks.push(this.open);
    this.open = undefined;
    this.lineEnds = false;
  }

  private put(block: Block): void {
    this.close();
    this.blocks.push(block);
  }

  private readTable(table: HTMLElement, place: Place): void {
    const isOwn = (element: Element) => element.parentElement?.closest('table') === table;
    for (const caption of [...table.querySelectorAll('caption')].filter(isOwn)) this.read(caption, place);
    const rows = [...table.querySelectorAll('tr')].filter(isOwn);
    this.put({
      kind: 'table',
      headed:
        rows[0] !== undefined &&
        rows[0].cells.length > 0 &&
        [...rows[0].cells].every(({ localName }) => localName === 'th'),
      rows: cellsOf(rows, place.ofSite),
    });
  }
}

/** The cells of rows by their place; what a cell spans besides its first place is empty. */
function cellsOf(rows: readonly HTMLTableRowElement[], ofSite: boolean): Cell[][] {
  const grid = rows.map((): Cell[] => []);
  rows.forEach((row, top) => {
    let left = 0;
    for (const cell of row.cells) {
      while (grid[top]?.[left]) left += 1;
      const width = Math.min(cell.colSpan, WIDEST_SPAN);
      for (const spanned of grid.slice(top, top + Math.max(1, cell.rowSpan))) {
        for (let at = left; at < left + width; at += 1) spanned[at] = [];
      }
      grid[top]?.splice(left, 1, readCell(cell, ofSite));
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? []));
}

/** The place of what stands in an element. */
function inside(element: HTMLElement, around: Place): Place {
  const tag = element.localName;
  const href = tag === 'a' ? element.getAttribute('href')?.trim() : undefined;
  const linked = href !== undefined && isAllowedLink(href, around.ofSite) ? href : around.href;
  const marks = marksIn(element, around.marks);
  const place: Place = {
    ...around,
    // A link is underlined anyway.
    marks: linked === undefined ? marks : marks.filter((mark) => mark !== 'u'),
    ...(linked === undefined ? {} : { href: linked }),
    ...(tag === 'pre' ? { pre: true } : {}),
  };
  if (around.within === 'cell') return place;
  const item = wordItem(element);
  if (item) return { ...place, ...item, within: 'item' };
  if (tag === 'ul' || tag === 'ol') {
    return {
      ...place,
      kind: tag,
      depth: isList(around.kind) ? Math.min(around.depth + 1, DEEPEST) : 0,
      within: 'page',
    };
  }
  if (tag === 'li') {
    const level = Number(element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level') ?? Number.NaN);
    return {
      ...place,
      kind: isList(around.kind) ? around.kind : 'ul',
      depth: level >= 1 ? Math.min(level - 1, DEEPEST) : around.depth,
      within: 'item',
    };
  }
  if (around.within === 'item') return place;
  if (tag === 'blockquote') return { ...place, kind: 'blockquote' };
  return headingTag.test(tag) ? { ...place, kind: tag as TextBlock['kind'] } : place;
}
