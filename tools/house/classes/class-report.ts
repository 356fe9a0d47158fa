import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { compareClasses } from './compare-classes.ts';

const STYLED = 'src/{app,kit,core-client,chat/view,streams/view}/**/*';
/** Code that gives classes to elements; `public` holds what runs before the page does. */
const SOURCES = [`${STYLED}.{ts,tsx}`, 'public/*.js'];
const NO_CLASSES = ['**/*.test.*', '**/texts.ts', '**/texts/*.ts'];

/** What is wrong with the classes of the page in a checkout, the style sheets against the code: one line a breach. */
export function classReport(root: string): readonly string[] {
  const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
  const parsed = (path: string) => ts.createSourceFile(path, read(path), ts.ScriptTarget.ESNext, true);
  return compareClasses(
    globSync(`${STYLED}.css`, { cwd: root }).map((path) => ({ path, text: read(path) })),
    globSync(SOURCES, { cwd: root, exclude: NO_CLASSES }).map((path) => ({ path, tree: parsed(path) })),
  );
}
