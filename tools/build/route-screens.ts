import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');
const TABLE = 'src/app/screens/table.ts';

/** What a build needs to know of a row of the table of routes. */
export type RouteScreen = {
  readonly name: string;
  /** The module of its screen, from the root of the repository. */
  readonly module: string;
  readonly isPreloaded: boolean;
  /** KB after gzip; null where the row names none. */
  readonly budget: number | null;
};

/** The first module that is imported below a node. */
function importedBelow(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [module] = node.arguments;
    return module && ts.isStringLiteral(module) ? module.text.replace(/^#/, 'src/') : undefined;
  }
  return ts.forEachChild(node, importedBelow);
}

function screenOf(row: ts.ObjectLiteralElementLike): readonly RouteScreen[] {
  const module = importedBelow(row);
  if (!ts.isPropertyAssignment(row) || !ts.isObjectLiteralExpression(row.initializer) || !module) return [];
  const given = new Map(row.initializer.properties.map((field) => [field.name?.getText(), field]));
  const budget = given.get('budget');
  const limit = budget && ts.isPropertyAssignment(budget) ? Number(budget.initializer.getText()) : null;
  return [{ name: row.name.getText(), module, isPreloaded: given.has('preloaded'), budget: limit }];
}

function rowsBelow(node: ts.Node): readonly RouteScreen[] | undefined {
  if (ts.isVariableDeclaration(node) && node.name.getText() === 'routes' && node.initializer) {
    const table = ts.isSatisfiesExpression(node.initializer) ? node.initializer.expression : node.initializer;
    const rows = ts.isAsExpression(table) ? table.expression : table;
    return ts.isObjectLiteralExpression(rows) ? rows.properties.flatMap(screenOf) : undefined;
  }
  return ts.forEachChild(node, rowsBelow);
}

/**
 * The screens of the table of routes. They are read from its text: what loads a screen is a function, which knows its
 * module only once it is called.
 * @throws Error when the table cannot be found in its file
 */
export function routeScreens(): readonly RouteScreen[] {
  const text = readFileSync(resolve(root, TABLE), 'utf8');
  const rows = rowsBelow(ts.createSourceFile(TABLE, text, ts.ScriptTarget.Latest, true));
  if (!rows || rows.length === 0) throw new Error(`${TABLE} has no table of routes`);
  return rows;
}
