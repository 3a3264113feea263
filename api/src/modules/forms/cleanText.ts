import { textAttributes, textLink, textTags } from '@forms/shared/contract';
import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const tags = new Set(textTags);
const attributes = new Set(textAttributes);
/** Elements whose content is no words to read. */
const wordless = new Set(
  'script style template title noscript noframes noembed iframe object select textarea xmp'.split(' '),
);
const endless = new Set(['br', 'hr']);
/** No text for people is nested deeper. */
const DEEPEST = 100;

/**
 * A text of the site's own with what is not on the contract's list taken out. It is read as browsers read HTML, and
 * written anew from the list: as no element of another kind is ever written, there is nothing that a browser could read
 * as anything else.
 */
export const cleanText = (text: string): string => writeAll(parseFragment(text).childNodes, 0);

const writeAll = (nodes: readonly Node[], depth: number): string => nodes.map((node) => write(node, depth)).join('');

function write(node: Node, depth: number): string {
  if ('value' in node) return escaped(node.value);
  if (!('tagName' in node) || node.namespaceURI !== html.NS.HTML || wordless.has(node.tagName)) return '';
  const text = depth < DEEPEST ? writeAll(node.childNodes, depth + 1) : '';
  if (!tags.has(node.tagName)) return text;
  const attrs = node.attrs
    .filter(({ name, value }) => attributes.has(name) && (name !== 'href' || textLink.test(value)))
    .map(({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');
  const start = `<${node.tagName}${attrs}>`;
  return endless.has(node.tagName) ? start : `${start}${text}</${node.tagName}>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
