import { Unreadable } from './readStatement';

/** A tag of a file, its name without a prefix, in capitals, with the text that follows it. */
export interface Tag {
  name: string;
  isEnd: boolean;
  isWhole: boolean;
  text: string;
  attributes: string;
  /** The line, counted from 1, in which it begins. */
  line: number;
}

/**
 * The tags of a file in order, of XML or of SGML whose tags are not all closed. Nothing is expanded but the five signs of
 * XML and numbered ones. Each sign is looked at once, whatever the file is. Throws Unreadable for a file that declares
 * anything of its own.
 */
export function* tagsOf(file: string): Generator<Tag> {
  const declared = /<!(DOCTYPE|ENTITY)/i.exec(file);
  if (declared) {
    const line = 1 + linesIn(file.slice(0, declared.index));
    throw new Unreadable(`Line ${line} declares signs of its own, which no bank’s file does. It was not read.`);
  }
  const commented = replaced(file, '<!--', '-->', (comment) => comment.replace(/[^\n]/g, ' '));
  const bare = replaced(commented, '<![CDATA[', ']]>', (said) =>
    said.slice(9, -3).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );
  let line = 1;
  let read = 0;
  for (let at = bare.indexOf('<'); at >= 0; ) {
    const next = bare.indexOf('<', at + 1);
    const [tag, after] = parted(bare.slice(at + 1, next < 0 ? undefined : next));
    const [, close, name, attributes = ''] = /^(\/?)(?:[\w-]+:)?([\w.-]+)(.*)$/s.exec(tag) ?? [];
    if (name !== undefined) {
      line += linesIn(bare.slice(read, at));
      read = at;
      const isWhole = attributes.endsWith('/');
      yield { name: name.toUpperCase(), isEnd: close === '/', isWhole, attributes, text: unescaped(after), line };
    }
    at = next;
  }
}

/** A tag, and the text after it; an empty one where it does not end. */
function parted(piece: string): [tag: string, after: string] {
  const end = piece.indexOf('>');
  return end < 0 ? ['', ''] : [piece.slice(0, end), piece.slice(end + 1)];
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** A text with each of its parts between two signs, them included, made another. */
function replaced(text: string, start: string, end: string, become: (part: string) => string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, from)) {
    const last = text.indexOf(end, at + start.length);
    if (last < 0) break;
    pieces.push(text.slice(from, at), become(text.slice(at, last + end.length)));
    from = last + end.length;
  }
  return pieces.join('') + text.slice(from);
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code === undefined) return named[name] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
