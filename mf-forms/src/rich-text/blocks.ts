/** A letter's looks, named as HTML's tags, from the outermost in. */
export const marks = ['strong', 'em', 'u', 's', 'code', 'sub', 'sup'] as const;
export type Mark = (typeof marks)[number];

/** Text of one look. A line's end within a block is `\n`. */
export interface Run {
  text: string;
  /** In the order of `marks`. */
  marks: readonly Mark[];
  href?: string;
}

export const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
export const lists = ['ul', 'ol'] as const;
export type ListKind = (typeof lists)[number];

/** A paragraph, heading, quotation, or one item of a list. */
export interface TextBlock {
  kind: 'p' | 'blockquote' | (typeof headings)[number] | ListKind;
  /** How deep a list's item stands, from 0; 0 for everything else. */
  depth: number;
  runs: readonly Run[];
}

export type Cell = readonly Run[];
/** All rows are as long as the first. */
export interface Table {
  kind: 'table';
  /** Whether the first row says what stands under it. */
  headed: boolean;
  rows: readonly (readonly Cell[])[];
}

export interface Rule {
  kind: 'hr';
}

/** Rich text, free of any editor: what HTML is read into and written from. */
export type Block = TextBlock | Table | Rule;

export const DEEPEST = 4;

export const isList = (kind: Block['kind']): kind is ListKind => kind === 'ul' || kind === 'ol';
export const isText = (block: Block): block is TextBlock => block.kind !== 'table' && block.kind !== 'hr';

/** Blocks as they are kept: no blank ones, no blanks at either end, and no item more than one level below the one before. */
export function tidied(blocks: readonly Block[]): Block[] {
  let deepest = 0;
  return blocks.flatMap((block): Block[] => {
    if (!isText(block)) {
      deepest = 0;
      return block.kind === 'table' ? tidyTable(block) : [block];
    }
    const runs = trimmed(block.runs);
    if (runs.length === 0) return [];
    const depth = isList(block.kind) ? Math.min(block.depth, deepest, DEEPEST) : 0;
    deepest = isList(block.kind) ? depth + 1 : 0;
    return [{ kind: block.kind, depth, runs }];
  });
}

function tidyTable({ headed, rows }: Table): Table[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return [];
  const tidyRow = (row: readonly Cell[]) => Array.from({ length: width }, (_, at) => trimmed(row[at] ?? []));
  return [{ kind: 'table', headed, rows: rows.map(tidyRow) }];
}

/** Runs without blanks at either end, neighbours of one look as one. */
function trimmed(runs: readonly Run[]): Run[] {
  const first = runs.findIndex(({ text }) => text.trim() !== '');
  if (first === -1) return [];
  const last = runs.findLastIndex(({ text }) => text.trim() !== '');
  const joined: Run[] = [];
  runs.slice(first, last + 1).forEach((run, at, { length }) => {
    const text = at === 0 ? run.text.trimStart() : run.text;
    const before = joined.at(-1)?.text.at(-1) ?? '';
    append(joined, { ...run, text: withBlanks(at === length - 1 ? text.trimEnd() : text, before) });
  });
  return joined;
}

/** HTML takes a blank after a blank or a line's end for none, unless it is one that does not break. */
const withBlanks = (text: string, before: string) =>
  (before + text).replace(/(?<=[ \n]) /g, '\u00a0').slice(before.length);

/** Adds a run at the end, to the last one where the two look alike. */
export function append(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (run.text === '') return;
  if (last && last.href === run.href && last.marks.join() === run.marks.join()) {
    runs[runs.length - 1] = { ...last, text: last.text + run.text };
  } else {
    runs.push(run);
  }
}
