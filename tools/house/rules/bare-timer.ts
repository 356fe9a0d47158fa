import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

/** Timer functions, and which of their arguments are delays. */
const delaysOf: Readonly<Record<string, readonly number[]>> = {
  timer: [0, 1],
  interval: [0],
  setTimeout: [1],
  setInterval: [1],
};
const constantName = /^[A-Z][A-Z\d_]*$/;

/** Arguments that are no delay: the scheduler of RxJS. */
const isScheduler = (node: ts.Expression): boolean => /(^|\.)scheduler$/.test(node.getText());

/** True if an expression consists of literals and named constants only. */
function isConstant(node: ts.Expression): boolean {
  if (ts.isNumericLiteral(node)) return true;
  if (ts.isIdentifier(node)) return constantName.test(node.text);
  if (ts.isPropertyAccessExpression(node)) return isConstant(node.expression);
  if (ts.isParenthesizedExpression(node)) return isConstant(node.expression);
  return ts.isBinaryExpression(node) && isConstant(node.left) && isConstant(node.right);
}

const isBounded = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === 'boundedMs';

const isCore = /^src\/(?:worker|timing|service-worker|chat\/core|streams\/core)\//;

/** Requires src/timing/wait.ts for computed delays: browsers run a delay above 2^31 - 1 ms at once. */
export const bareTimer: HouseRule = {
  name: 'bare-timer',
  appliesTo: (path) => isCore.test(path) && !isTest(path) && path !== 'src/timing/wait.ts',
  find: (source) =>
    search(source, (node) => {
      if (!ts.isCallExpression(node)) return undefined;
      const indexes = delaysOf[node.expression.getText().replace(/^(?:window|self|globalThis)\./, '')] ?? [];
      const computed = indexes
        .map((index) => node.arguments[index])
        .filter((delay) => delay !== undefined)
        .some((delay) => !isConstant(delay) && !isBounded(delay) && !isScheduler(delay));
      return computed ? 'a computed delay goes through wait() or boundedMs() of #timing/wait.ts' : undefined;
    }),
};
