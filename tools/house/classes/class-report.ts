import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { type ClassReport, compareClasses } from './compare-classes.ts';

const STYLED = 'src/{app,chat/view,streams/view}/**/*';
/** Code that gives classes to elements; `public` holds what runs before the page does. */
const SOURCES = [`${STYLED}.{ts,tsx}`, 'public/*.js'];
const NO_CLASSES = ['**/*.test.*', '**/texts.ts', '**/texts/*.ts'];

/** The classes of the page as they stand in a checkout, the style sheets against the code. */
export function classReport(root: string): ClassReport {
  const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
  const parsed = (path: string) => ts.createSourceFile(path, read(path), ts.ScriptTarget.ESNext, true);
  return compareClasses(
    globSync(`${STYLED}.css`, { cwd: root }).map((path) => ({ path, text: read(path) })),
    globSync(SOURCES, { cwd: root, exclude: NO_CLASSES }).map((path) => ({ path, tree: parsed(path) })),
  );
}
