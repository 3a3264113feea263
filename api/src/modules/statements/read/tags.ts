import { lineAt, Unreadable } from './readStatement';

/** A tag of a file, its name without a prefix, in capitals, with the text that follows it. */
export interface Tag {
  name: string;
  isEnd: boolean;
  isWhole: boolean;
  text: string;
  attributes: string;
  /** Where in the file it begins. */
  at: number;
}

/**
 * The tags of a file in order, of XML or of SGML whose tags are not all closed. Nothing is expanded but the five signs of
 * XML and numbered ones. Throws Unreadable for a file that declares anything of its own.
 */
export function* tagsOf(file: string): Generator<Tag> {
  const declared = /<!(DOCTYPE|ENTITY)/i.exec(file);
  if (declared) {
    const line = lineAt(file, declared.index);
    throw new Unreadable(`Line ${line} declares signs of its own, which no bank’s file does. It was not read.`);
  }
  const bare = file
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
      text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    );
  for (const found of bare.matchAll(/<(\/?)(?:[\w-]+:)?([\w.-]+)([^<>]*)>([^<]*)/g)) {
    const [, end, name = '', attributes = '', text = ''] = found;
    const isWhole = attributes.endsWith('/');
    yield { name: name.toUpperCase(), isEnd: end === '/', isWhole, attributes, text: unescaped(text), at: found.index };
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code === undefined) return named[name] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
