import ts from 'typescript';

/**
 * Declarations without comments, the members of a union in order, whatever order the compiler had met them in. Each
 * method is a property: the compiler lets a method's arguments change in both directions, a property's only in the one
 * that breaks nobody.
 */
export function strict(text: string): string {
  const file = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest, true);
  const { transformed } = ts.transform(file, [
    (context) => (source) => {
      const visit = (node: ts.Node): ts.Node => {
        const visited = ts.visitEachChild(node, visit, context);
        if (ts.isUnionTypeNode(visited)) return inOrder(visited);
        return ts.isMethodSignature(visited) ? asProperty(visited) : visited;
      };
      return ts.visitEachChild(source, visit, context);
    },
  ]);
  return transformed.map((source) => printer.printFile(source)).join('');
}

const { factory } = ts;
const printer = ts.createPrinter({ removeComments: true });
const anyFile = ts.createSourceFile('any.d.ts', '', ts.ScriptTarget.Latest);
const printed = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile() ?? anyFile);
const inOrder = ({ types }: ts.UnionTypeNode) =>
  factory.createUnionTypeNode(
    types
      .map((node) => ({ node, text: printed(node) }))
      .sort((a, b) => (a.text < b.text ? -1 : 1))
      .map(({ node }) => node),
  );
const asProperty = ({ modifiers, name, questionToken, typeParameters, parameters, type }: ts.MethodSignature) =>
  factory.createPropertySignature(
    modifiers,
    name,
    questionToken,
    factory.createFunctionTypeNode(
      typeParameters,
      parameters,
      type ?? factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword),
    ),
  );

/** The text of each declaration, by its module and name; what only imports or exports declares nothing. */
export function statementsIn(text: string): Map<string, string> {
  const file = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  for (const module of file.statements) {
    if (!ts.isModuleDeclaration(module) || !module.body || !ts.isModuleBlock(module.body)) continue;
    for (const statement of module.body.statements) {
      for (const name of namesOf(statement)) found.set(`${module.name.text}: ${name}`, statement.getText(file));
    }
  }
  return found;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as { name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}
