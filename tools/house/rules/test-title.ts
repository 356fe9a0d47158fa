import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

const testNames = new Set(['test', 'it', 'describe']);

/** The title of a test, where a node is one: the first argument of `test('…')`, `test.each(…)('…')` and the like. */
export function testTitle(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [title] = node.arguments;
  let called: ts.Expression = node.expression;
  while (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) called = called.expression;
  const isTitle =
    ts.isIdentifier(called) && testNames.has(called.text) && title && ts.isStringLiteralLike(title);
  return isTitle ? title.text : undefined;
}

const MAX_WORDS = 12;
/** Prefixes of requirements, and places that `test.each` fills. */
const NOT_WORDS = /\[[^\]]*\]|%[sdijfo]|\$[\w.]+/g;

/** A test title states one fact in at most twelve words, numbers of requirements not counted. */
export const titleLength: HouseRule = {
  name: 'title-length',
  appliesTo: isTest,
  find: (source) =>
    search(source, (node) => {
      const words = testTitle(node)?.replace(NOT_WORDS, '').split(/\s+/).filter(Boolean).length ?? 0;
      return words > MAX_WORDS ? `${words} words in the title of a test; at most ${MAX_WORDS}` : undefined;
    }),
};
