/** A module's own `let`, and a `Map`, `Set`, list or record of its own that somebody writes into. */
export function heldBy(source: string): string[] {
  const names: string[] = [];
  for (const [, exported, kind, name = '', rest = ''] of source.matchAll(
    /^(export )?(let|var|const) (\w+)([^\n]*(?:\n {2}[^\n]*)*)/gm,
  )) {
    if (kind !== 'const') names.push(name);
    else if (isContainer(rest) && (exported || isWritten(source, name))) names.push(name);
  }
  return names;
}

const isContainer = (declared: string) =>
  !/^\s*:\s*Readonly/.test(declared) && /=\s*(new (Weak)?(Map|Set)\b|\[\];|\{\};|\{ current:)/.test(declared);

const isWritten = (source: string, name: string) =>
  new RegExp(`\\b${name}(\\??\\.(set|add|push|unshift|splice|delete|clear)\\(|\\[[^\\]]+\\] = |\\.current = )`).test(
    source,
  );
