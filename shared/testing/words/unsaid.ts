import ts from 'typescript';

/** A text that stands in a component as it is, and so is English on every page. */
export interface Unsaid {
  line: number;
  text: string;
}

/** Properties of elements whose value is read or heard. */
const read = new Set(['title', 'label', 'hint', 'heading', 'caption', 'placeholder', 'alt', 'aria-label']);
const isWords = (text: string) => /\p{L}{2}/u.test(text);

/** The texts in a component that are not said by `say`: what stands between tags, and in properties that are read. */
export function unsaidIn(path: string, source: string): Unsaid[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Unsaid[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && isWords(text)) {
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxAttribute(node) || !isRead(node)) return undefined;
  const value = node.initializer;
  if (!value) return undefined;
  if (ts.isStringLiteral(value)) return value.text;
  const { expression } = ts.isJsxExpression(value) ? value : {};
  return expression && ts.isStringLiteralLike(expression) ? expression.text : undefined;
}

/** `of` says to a screen reader what is loading. */
const isRead = (property: ts.JsxAttribute) =>
  read.has(property.name.getText()) ||
  (property.name.getText() === 'of' && property.parent.parent.tagName.getText() === 'Loading');
