/** An element as plain data, names with their prefixes, so that it is written back as it was read. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

/** Text that is no XML, or XML that is refused. */
export class XmlError extends Error {}

/** XML is read into a document of its own, from which only plain data is taken. TypeScript's DOM calls what it reads a string still. */
const policy = window.trustedTypes?.createPolicy('annotations', { createHTML: (xml) => xml });
const readable = (xml: string) => (policy?.createHTML(xml) ?? xml) as string;

/** Reads a document's root element. Document types are refused: they declare entities, and entities make bombs. */
export function parseXml(text: string): XmlElement {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new XmlError('Document types and entities are refused');
  const document = new DOMParser().parseFromString(readable(text.replace(/^\uFEFF?\s*/, '')), 'application/xml');
  const [error] = document.getElementsByTagName('parsererror');
  if (error || !document.documentElement) throw new XmlError('Not well-formed XML');
  return plain(document.documentElement);
}

function plain(element: Element): XmlElement {
  return {
    name: element.nodeName,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    children: Array.from(element.childNodes).flatMap((node): XmlNode[] => {
      if (node instanceof Element) return [plain(node)];
      return node instanceof CharacterData && !(node instanceof Comment || node instanceof ProcessingInstruction)
        ? [node.data]
        : [];
    }),
  };
}

export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return escaped(node, /[&<>\r]/g);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${escaped(value, /[&<>"\t\n\r]/g)}"`,
  );
  const start = `<${node.name}${attributes.join('')}`;
  return node.children.length === 0 ? `${start}/>` : `${start}>${node.children.map(writeXml).join('')}</${node.name}>`;
}

/** Control characters and halves of a surrogate pair cannot stand in XML, not even escaped: they fall away. */
const unspeakable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string, special: RegExp) =>
  text.replace(unspeakable, '').replace(special, (character) => `&#${character.charCodeAt(0)};`);

/** An element; attributes and children that are undefined are left out. */
export const element = (
  name: string,
  attributes: Record<string, string | undefined> = {},
  children: readonly (XmlNode | undefined)[] = [],
): XmlElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
  children: children.filter((child): child is XmlNode => child !== undefined && child !== ''),
});

/** An element's name without its prefix. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

export const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

export const childOf = (parent: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(parent).find((child) => localName(child) === name);

/** All text within an element. */
export const textOf = (node: XmlNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));
