import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
const clockTime = /^(?:now|at|(?:\w+\.)*now\(\))$/;
const spanName = /(?:^[A-Z][A-Z\d_]*|Ms)$/;

/** `now - noted`, but not `now - SOME_MS`, which is a time. What a function returns may be either. */
function isElapsed(node: ts.Expression): boolean {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.MinusToken) return false;
  if (ts.isCallExpression(node.right) || spanName.test(node.right.getText())) return false;
  return clockTime.test(node.left.getText());
}

/** Guards against a clock that is set back: a wait since a recorded time must not last until that time is reached again. */
export const bareSince: HouseRule = {
  name: 'bare-since',
  appliesTo: (path) =>
    /^src\/sandbox\/(?!console\/)/.test(path) && !isTest(path) && path !== 'src/sandbox/base/time/spans.ts',
  find: (source) =>
    search(source, (node) => {
      if (!ts.isBinaryExpression(node) || !comparisons.has(node.operatorToken.kind)) return undefined;
      return isElapsed(node.left) || isElapsed(node.right)
        ? 'time since a noted time goes through sinceMs() of #sandbox/base/time/spans.ts'
        : undefined;
    }),
};
