const path = require('node:path');
const ts = require('typescript');

const contractFolder = path.join(__dirname, '../contract') + path.sep;
/** What the server alone reads of a call's row: a page makes its request from the rest, and checks the answer. */
const serversOwn = new Set(['params', 'query', 'body', 'maxBody', 'badBody', 'most']);

/**
 * Makes each constant of the contract one that a build leaves out where nothing uses it: schemas, rows and tables are
 * made by calls, which webpack keeps unless it is told that they do nothing else.
 */
const markConstantsPure = ({ factory }) => {
  const pure = (value) => {
    const make = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, value);
    const call = factory.createCallExpression(factory.createParenthesizedExpression(make), undefined, []);
    return ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__');
  };
  const row = (call) => {
    const [given] = call.arguments;
    const remaining = given.properties.filter(({ name }) => !serversOwn.has(name?.text));
    return factory.updateCallExpression(call, call.expression, undefined, [
      factory.updateObjectLiteralExpression(given, remaining),
    ]);
  };
  const isRow = (value) => ts.isCallExpression(value) && value.expression.text === 'route';
  const constant = (one) => {
    const { initializer: value } = one;
    if (!value || ts.isArrowFunction(value) || ts.isLiteralExpression(value)) return one;
    const made = pure(isRow(value) ? row(value) : value);
    return factory.updateVariableDeclaration(one, one.name, one.exclamationToken, one.type, made);
  };
  return (file) => {
    if (!path.normalize(file.fileName).startsWith(contractFolder)) return file;
    const statements = file.statements.map((statement) => {
      if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const))
        return statement;
      const { declarationList: list } = statement;
      const lists = factory.updateVariableDeclarationList(list, list.declarations.map(constant));
      return factory.updateVariableStatement(statement, statement.modifiers, lists);
    });
    return factory.updateSourceFile(file, statements);
  };
};

module.exports = { markConstantsPure };
