import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const Manifest = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
});
const manifest = v.parse(Manifest, JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')));

/** Names that an import statement brings along as values. */
function valuesOf({ importClause }: ts.ImportDeclaration): string[] {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings: named } = importClause;
  const own = name ? [name.text] : [];
  if (!named) return own;
  if (ts.isNamespaceImport(named)) return [...own, named.name.text];
  return [
    ...own,
    ...named.elements.filter((specifier) => !specifier.isTypeOnly).map((specifier) => specifier.name.text),
  ];
}

/** True if a file runs code of a package: it uses an imported value, or loads the package by a call. */
function runs(path: string, name: string): boolean {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true);
  const isOfPackage = (node: ts.Node | undefined) =>
    node !== undefined &&
    ts.isStringLiteral(node) &&
    (node.text === name || node.text.startsWith(`${name}/`));
  const values = new Set(
    source.statements
      .filter((statement) => ts.isImportDeclaration(statement))
      .filter(({ moduleSpecifier }) => isOfPackage(moduleSpecifier))
      .flatMap(valuesOf),
  );
  const isUse = (node: ts.Node): boolean => {
    if (ts.isImportDeclaration(node)) return false;
    if (ts.isIdentifier(node) && values.has(node.text) && !ts.isTypeNode(node.parent)) return true;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      return isOfPackage(node.arguments[0]);
    return ts.forEachChild(node, (child) => isUse(child) || undefined) ?? false;
  };
  return isUse(source);
}

/** Purpose of each package, and the files that run it. */
const USES: readonly (readonly [name: string, what: string, where: string])[] = [
  ['react', 'the screens', 'src/{app,kit}/**/*.{ts,tsx}'],
  ['react-dom', 'the page', 'src/app/**/*.{ts,tsx}'],
  ['react-router-dom', 'the addresses', 'src/app/screens/*.tsx'],
  ['comlink', 'the way between page and worker', 'src/worker/**/*.ts'],
  ['crypto-js', 'the cipher where the browser has none', 'src/contract/wire/**/*.ts'],
  ['rxjs', 'the streams of the worker', 'src/worker/**/*.ts'],
  ['hls.js', 'HLS pictures', 'src/streams/**/*.{ts,tsx}'],
  ['flv.js', 'FLV pictures', 'src/streams/**/*.{ts,tsx}'],
  ['svgaplayerweb', 'gift animations', 'src/worker/gifts/**/*.ts'],
  ['react-virtuoso', 'the list of chat', 'src/chat/view/**/*.tsx'],
  ['valtio', 'the shared state of the page', 'src/{app,kit,core-client,chat,streams}/**/*.{ts,tsx}'],
];

test.each(USES)('[C.02] %s is a dependency and carries %s', (name, _what, where) => {
  expect(Object.keys(manifest.dependencies)).toContain(name);
  const files = globSync(where, { cwd: root, exclude: ['**/*.test.*'] });
  expect(files.filter((path) => runs(resolve(root, path), name))).not.toEqual([]);
});

test.each(['vitest', 'playwright'])('[C.02] %s runs the tests', (name) => {
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(packages.some((each) => each === name || each === `@${name}/test`)).toBe(true);
});

test.each([
  'package.json',
  'vite.config.ts',
  'src/app',
  'src/worker',
  'src/streams',
  'src/chat',
  'tests',
  'README.md',
])('[C.03] %s is at the top', (path) => {
  expect(existsSync(resolve(root, path))).toBe(true);
});
