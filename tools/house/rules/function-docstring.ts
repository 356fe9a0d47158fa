import ts from 'typescript';
import { type Breach, type HouseRule, isCalledByOthers, isCode, isTest, type SourceText } from '../rule.ts';

/** An empty docstring counts as none. */
const hasDocstring = (statement: ts.Statement): boolean =>
  ts.getJSDocCommentsAndTags(statement).some((part) => !ts.isJSDoc(part) || part.comment || part.tags);

const isExported = (statement: ts.FunctionDeclaration | ts.VariableStatement): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const isFunction = ({ initializer }: ts.VariableDeclaration): boolean =>
  initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));

/** The name of the function that a statement exports, where it exports one. */
function exportedFunction(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement)) {
    return isExported(statement) ? (statement.name?.text ?? 'default') : undefined;
  }
  if (!ts.isVariableStatement(statement) || !isExported(statement)) return undefined;
  return statement.declarationList.declarations.find(isFunction)?.name.getText();
}

function find({ tree }: SourceText): Breach[] {
  if (!tree) return [];
  return tree.statements.flatMap((statement) => {
    const name = exportedFunction(statement);
    if (name === undefined || hasDocstring(statement)) return [];
    return [
      { at: statement.getStart(tree), message: `${name}: say what it is for, its units and its errors` },
    ];
  });
}

/** Requires a comment on every function that other modules may call. */
export const functionDocstring: HouseRule = {
  name: 'exported-function-without-docstring',
  appliesTo: (path) => isCalledByOthers(path) && isCode(path) && !isTest(path),
  find,
};
