import * as ts from 'typescript';

const MOST_LINES_OF_A_FUNCTION = 100;
const MOST_LINES_OF_A_FILE = 300;

/** What of a file is longer than one reads at a time, a sentence each, by its path. */
export function tooLong(path: string, text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n').length;
  const found = lines > MOST_LINES_OF_A_FILE ? [`${path} has ${lines} lines: at most ${MOST_LINES_OF_A_FILE}`] : [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lineOf = (place: number) => source.getLineAndCharacterOfPosition(place).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const first = lineOf(node.getStart(source));
      const length = lineOf(node.end) - first + 1;
      if (length > MOST_LINES_OF_A_FUNCTION)
        found.push(`${path}:${first} is a function of ${length} lines: at most ${MOST_LINES_OF_A_FUNCTION}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
