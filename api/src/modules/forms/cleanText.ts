import { type HtmlKind, markupOf, textLink } from '@forms/shared/contract';
import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const policyOf = (kind: HtmlKind) => ({
  tags: new Set(markupOf[kind].tags),
  attributes: new Set(markupOf[kind].attributes),
});
const policies = { text: policyOf('text'), page: policyOf('page') } satisfies Record<HtmlKind, object>;
type Policy = ReturnType<typeof policyOf>;

/** What the values of some attributes must be like: a picture is one of the site's own. */
const shapes: Readonly<Record<string, RegExp>> = {
  href: textLink,
  src: /^\/(?!\/)/,
  id: /^[a-z][a-z0-9-]*$/i,
};
/** Elements whose content is no words to read. */
const wordless = new Set(
  'script style template title noscript noframes noembed iframe object select textarea xmp'.split(' '),
);
const endless = new Set(['br', 'hr', 'img']);
/** No text for people is nested deeper. */
const DEEPEST = 100;

/**
 * A text of the site's own with what is not on the contract's list taken out. It is read as browsers read HTML, and
 * written anew from the list: as no element of another kind is ever written, there is nothing that a browser could read
 * as anything else.
 */
export const cleanText = (text: string, kind: HtmlKind = 'text'): string =>
  writeAll(parseFragment(text).childNodes, policies[kind], 0);

const writeAll = (nodes: readonly Node[], policy: Policy, depth: number): string =>
  nodes.map((node) => write(node, policy, depth)).join('');

function write(node: Node, policy: Policy, depth: number): string {
  if ('value' in node) return escaped(node.value);
  if (!('tagName' in node) || node.namespaceURI !== html.NS.HTML || wordless.has(node.tagName)) return '';
  const text = depth < DEEPEST ? writeAll(node.childNodes, policy, depth + 1) : '';
  if (!policy.tags.has(node.tagName)) return text;
  const attrs = node.attrs
    .filter(({ name, value }) => policy.attributes.has(name) && (shapes[name]?.test(value) ?? true))
    .map(({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');
  const start = `<${node.tagName}${attrs}>`;
  return endless.has(node.tagName) ? start : `${start}${text}</${node.tagName}>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
