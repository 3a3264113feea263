import type { HtmlKind } from '@forms/shared/contract';
import { cleanedTree } from '@forms/shared/platform/ui/html';
import { readHtml } from '../rich-text/readHtml';
import { writeHtml } from '../rich-text/writeHtml';

/** Tags around which blanks are the source's layout, and no words. */
const blocks =
  'h[1-6]|p|ul|ol|li|br|hr|blockquote|div|pre|table|caption|thead|tbody|tfoot|tr|th|td|img|figure|figcaption|section|dl|dt|dd|details|summary';
const aroundBlocks = new RegExp(` ?(</?(?:${blocks})(?: [^>]*)?>) ?`, 'g');
/** Tags that say the same. */
const meant: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Whether rich text can hold all that is in a text of the site: read and written again, it says the same. */
export const richTextHolds = (html: string, kind: HtmlKind): boolean =>
  sameMarkup(html, writeHtml(readHtml(html, true)), kind);

/** Whether two texts are the same to who reads them, however their sources are laid out. */
export const sameMarkup = (one: string, other: string, kind: HtmlKind): boolean =>
  one === other || shapeOf(one, kind) === shapeOf(other, kind);

const shapeOf = (html: string, kind: HtmlKind): string =>
  [...cleanedTree(html, kind).childNodes]
    .map(shape)
    .join('')
    .replace(/ +/g, ' ')
    .replace(aroundBlocks, '$1')
    .replace(aroundBlocks, '$1')
    .trim();

function shape(node: Node): string {
  if (node instanceof Text) return escaped(node.data.replace(/[ \t\n\r\f]+/g, ' '));
  if (!(node instanceof Element)) return '';
  const tag = meant[node.localName] ?? node.localName;
  const attributes = [...node.attributes]
    // What heads a column is said to, whether its source says so or not.
    .filter(({ name, value }) => !(tag === 'th' && name === 'scope' && value === 'col'))
    .map(({ name, value }) => ` ${name}="${escaped(value)}"`)
    .sort();
  return `<${tag}${attributes.join('')}>${[...node.childNodes].map(shape).join('')}</${tag}>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
