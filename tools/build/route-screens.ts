import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');
const TABLE = 'src/app/screens/table.ts';
/** Module that loads the screens which are not part of the first load. */
const FURTHER = 'src/app/screens/further.ts';

/** Fields of a row of the table of routes that a build needs. */
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

function screenOf(
  row: ts.ObjectLiteralElementLike,
  further: ReadonlyMap<string, string>,
): readonly RouteScreen[] {
  const module = importedBelow(row) ?? further.get(row.name?.getText() ?? '');
  if (!ts.isPropertyAssignment(row) || !ts.isObjectLiteralExpression(row.initializer) || !module) return [];
  const fieldsByName = new Map(row.initializer.properties.map((field) => [field.name?.getText(), field]));
  const budget = fieldsByName.get('budget');
  const limit = budget && ts.isPropertyAssignment(budget) ? Number(budget.initializer.getText()) : null;
  return [{ name: row.name.getText(), module, isPreloaded: fieldsByName.has('preloaded'), budget: limit }];
}

/** The rows of the table of this name in a file; none where it has no such table. */
function rowsOf(file: string, name: string): readonly ts.ObjectLiteralElementLike[] {
  const rowsBelow = (node: ts.Node): readonly ts.ObjectLiteralElementLike[] | undefined => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer) {
      const table = ts.isSatisfiesExpression(node.initializer)
        ? node.initializer.expression
        : node.initializer;
      const rows = ts.isAsExpression(table) ? table.expression : table;
      return ts.isObjectLiteralExpression(rows) ? rows.properties : undefined;
    }
    return ts.forEachChild(node, rowsBelow);
  };
  const text = readFileSync(resolve(root, file), 'utf8');
  return rowsBelow(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)) ?? [];
}

/**
 * Returns the screens of the table of routes. They are parsed from its source text: a screen is loaded by a function, whose
 * module is unknown until it is called.
 * @throws Error when the table cannot be found in its file
 */
export function routeScreens(): readonly RouteScreen[] {
  const further = new Map(
    rowsOf(FURTHER, 'further').flatMap((row) => {
      const module = importedBelow(row);
      return module ? [[row.name?.getText() ?? '', module] as const] : [];
    }),
  );
  const screens = rowsOf(TABLE, 'routes').flatMap((row) => screenOf(row, further));
  if (screens.length === 0) throw new Error(`${TABLE} has no table of routes`);
  return screens;
}
