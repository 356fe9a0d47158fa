import ts from 'typescript';

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
