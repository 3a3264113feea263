import { type Block, type Cell, isList, isText, type Run, type Table, type TextBlock, tidied } from './blocks';

/** Blocks as HTML, of which there is one form only: reading and writing it again changes nothing. */
export function writeHtml(blocks: readonly Block[]): string {
  const tidy = tidied(blocks);
  let html = '';
  for (let at = 0; at < tidy.length; ) {
    const from = at;
    const kind = groupOf(tidy[at]);
    while (at < tidy.length && (at === from || (kind && groupOf(tidy[at]) === kind))) at += 1;
    html += writeGroup(tidy.slice(from, at));
  }
  return html;
}

/** Items of lists stand together in one list, paragraphs of a quotation in one quotation. */
const groupOf = (block: Block | undefined) =>
  block && (isList(block.kind) ? 'list' : block.kind === 'blockquote' ? 'quotation' : undefined);

function writeGroup(group: readonly Block[]): string {
  const [first] = group;
  if (!first) return '';
  if (first.kind === 'hr') return '<hr>';
  if (first.kind === 'table') return writeTable(first);
  const texts = group.filter(isText);
  if (isList(first.kind)) return writeList(texts, 0);
  if (first.kind === 'blockquote') {
    return `<blockquote>${texts.map(({ runs }) => `<p>${writeRuns(runs)}</p>`).join('')}</blockquote>`;
  }
  return `<${first.kind}>${writeRuns(first.runs)}</${first.kind}>`;
}

/** The items at a depth, each with the deeper ones after it inside; another kind of list begins a list of its own. */
function writeList(items: readonly TextBlock[], depth: number): string {
  let html = '';
  let open: string | undefined;
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (!item) break;
    const after = items.findIndex((other, place) => place > at && other.depth <= depth);
    const next = after === -1 ? items.length : after;
    if (item.kind !== open) html += `${open ? `</${open}>` : ''}<${item.kind}>`;
    open = item.kind;
    html += `<li>${writeRuns(item.runs)}${writeList(items.slice(at + 1, next), depth + 1)}</li>`;
    at = next;
  }
  return open ? `${html}</${open}>` : html;
}

function writeTable({ headed, rows }: Table): string {
  const row = (cells: readonly Cell[], open: string, close: string) =>
    `<tr>${cells.map((cell) => `<${open}>${writeRuns(cell)}</${close}>`).join('')}</tr>`;
  const [first = []] = rows;
  const head = headed ? `<thead>${row(first, 'th scope="col"', 'th')}</thead>` : '';
  const body = rows.slice(headed ? 1 : 0).map((cells) => row(cells, 'td', 'td'));
  return `<table>${head}${body.length > 0 ? `<tbody>${body.join('')}</tbody>` : ''}</table>`;
}

/** Runs as HTML that stands within a block. */
export function writeRuns(runs: readonly Run[]): string {
  let html = '';
  let href: string | undefined;
  for (const run of runs) {
    if (run.href !== href) {
      if (href !== undefined) html += '</a>';
      if (run.href !== undefined) html += `<a href="${escaped(run.href)}">`;
      href = run.href;
    }
    html += run.marks.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, htmlOf(run.text));
  }
  return href === undefined ? html : `${html}</a>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const htmlOf = (text: string) => escaped(text).replaceAll('\n', '<br>');
