import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What the server may refuse somebody with, where its code says so: `text` with an X for what is filled in. */
export interface SaidRefusal {
  path: string;
  text: string;
}

const root = join(__dirname, '../../..');
/** How far a message is followed through constants and functions. */
const DEEPEST = 5;

/** Every text that the server's code refuses with: messages of `HttpError`, and of errors that name a field. */
export function refusalsSaid(): SaidRefusal[] {
  const files = execFileSync('git', ['ls-files', 'api/src', 'shared/contract'], { cwd: root, encoding: 'utf8' });
  const paths = files
    .split('\n')
    .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|fixture|^api\/src\/testing/.test(path));
  const sources = paths.map((path) => ({ path, file: parsed(path) }));
  const declared = new Map(sources.flatMap(({ file }) => declarationsIn(file)));
  return sources
    .filter(({ path }) => path.startsWith('api/'))
    .flatMap(({ path, file }) =>
      messagesIn(file)
        .flatMap((message) => textsOf(message, declared, DEEPEST))
        .filter(isSentence)
        .map((text) => ({ path, text })),
    );
}

const parsed = (path: string) =>
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);

/** The names of a file's constants and functions, with what stands behind each. */
function declarationsIn(file: ts.SourceFile): [string, ts.Node][] {
  const found: [string, ts.Node][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      found.push([node.name.text, node.initializer]);
    }
    if (ts.isFunctionDeclaration(node) && node.name && node.body) found.push([node.name.text, node.body]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The expressions of a file that say why something is refused. */
function messagesIn(file: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'HttpError' && node.arguments?.[2]) {
      found.push(node.arguments[2]);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'message') found.push(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Other names are of one function, and another may have the same. */
const isConstant = (name: string) => /^[A-Z][A-Z_]+$/.test(name);
const isSentence = (text: string) => /^[\p{Lu}{X].* .*[.?!]$/su.test(text);

/** The texts that an expression may come to; what is made elsewhere is followed there. */
function textsOf(node: ts.Node, declared: ReadonlyMap<string, ts.Node>, depth: number): string[] {
  const follow = (next: ts.Node | undefined) => (next && depth > 0 ? textsOf(next, declared, depth - 1) : []);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('X')];
  }
  if (ts.isIdentifier(node)) return isConstant(node.text) ? follow(declared.get(node.text)) : [];
  if (ts.isConditionalExpression(node)) return [...follow(node.whenTrue), ...follow(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...follow(node.left), ...follow(node.right)];
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) {
    const name = node.expression.getText();
    const behind = ts.isIdentifier(node.expression) ? declared.get(name) : undefined;
    return behind ? sentencesIn(behind) : [];
  }
  return [];
}

/** The whole sentences that stand in a function or an object. */
function sentencesIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    found.push(...textsOf(each, new Map(), 0).filter(isSentence));
    if (!ts.isTemplateExpression(each)) ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}
