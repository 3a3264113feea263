/** Characters: what fits in a line stays on it. */
const LINE = 100;

/** JSON laid out for people: small objects and lists on one line, large ones a line each member. */
export function layOut(value: unknown, indent = '', before = 0): string {
  const flat = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + flat.length <= LINE) return flat;
  const inner = `${indent}  `;
  const [open, close, members] = Array.isArray(value)
    ? (['[', ']', value.map((item) => layOut(item, inner, 1))] as const)
    : (['{', '}', entriesOf(value).map(([name, item]) => named(name, item, inner))] as const);
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

const named = (name: string, item: unknown, indent: string) => {
  const key = `${JSON.stringify(name)}: `;
  return key + layOut(item, indent, key.length + 1);
};

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = entriesOf(value).map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const entriesOf = (value: object) => Object.entries(value).filter(([, item]) => item !== undefined);

/** The same JSON laid out anew; undefined where the text is none. */
export function tidiedUp(text: string): string | undefined {
  try {
    return layOut(JSON.parse(text));
  } catch {
    return undefined;
  }
}
