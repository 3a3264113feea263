import ts from 'typescript';

/** Each of them was a second word for something that has a usual one: told for sent or shown, kept for saved or stored, holding for matching. */
const retired = new Set(
  'judge judges judged judging fault faults told holding outside desk room happening happenings kept asks'.split(' '),
);
const anyOf = new RegExp([...retired, 'looks?After'].join('|'), 'i');
/** What is stored or sent under such a name, and what the law calls so: supplies outside the scope of VAT. */
const allowed = /^(keptUntil|keptAt|outside)$/;
/** A certificate of erasure has been stored with what is `kept`. */
const ofCertificate = /(\/personal-data\/|schema\.test\.ts$)/;

/** The identifiers of a file that are, or hold, a word that this house no longer uses, with their lines. */
export function retiredIn(path: string, source: string): string[] {
  if (!anyOf.test(source)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false);
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isRetired(node.text) && !(node.text === 'kept' && ofCertificate.test(path))) {
      const line = file.getLineAndCharacterOfPosition(node.end).line + 1;
      found.set(`${line} ${node.text}`, `${path}:${line} is called ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

function isRetired(name: string): boolean {
  if (allowed.test(name)) return false;
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
  return words.some((word) => retired.has(word.toLowerCase())) || /looks?After/i.test(name);
}
