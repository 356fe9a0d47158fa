import ts from 'typescript';
import { type HouseRule, isTest, type SourceText } from '../rule.ts';

const isPage = (path: string): boolean =>
  /^src\/(?:app|kit|core-client|chat\/view|streams\/view)\//.test(path);

/** A dropped failure: `.catch(() => undefined)`, also with null or an empty body. */
const SILENT = /\.catch\(\(\) => (?:undefined|null|\{\s*\})\)/g;

/** Lines above a catch in which its reason may be: a comment above a statement of several lines. */
const REACH = 4;

const holdsComment = (line: string): boolean => /^\s*(?:\/\/|\*|\/\*)|\s\/\/ /.test(line);

/** Returns the start of the statement or member that contains a position. */
function startOf(tree: ts.SourceFile, at: number): number {
  let start = at;
  const visit = (node: ts.Node): void => {
    if (at < node.getFullStart() || at >= node.end) return;
    if (ts.isStatement(node) || ts.isClassElement(node) || ts.isPropertyAssignment(node))
      if (!ts.isBlock(node)) start = node.getStart(tree);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return start;
}

function find({ text, tree }: SourceText) {
  if (!tree) return [];
  const lines = text.split('\n');
  const lineOf = (at: number) => text.slice(0, at).split('\n').length - 1;
  return [...text.matchAll(SILENT)]
    .filter(({ index }) => {
      const [first, last] = [lineOf(startOf(tree, index)), lineOf(index)];
      const near = lines.slice(Math.max(0, Math.max(first, last - REACH) - 1), last + 1);
      return !near.some(holdsComment);
    })
    .map(({ index }) => ({ at: index, message: 'write in a comment why the failure may be dropped' }));
}

/** Requires a reason beside a failure that is dropped. */
export const silentCatch: HouseRule = {
  name: 'silent-catch',
  appliesTo: (path) => isPage(path) && /\.tsx?$/.test(path) && !isTest(path),
  find,
};
