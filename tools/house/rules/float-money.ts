import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

/** Last words of names that contain an amount: `price`, `minAmount`, `feeAmount`. */
const moneyNouns = new Set([
  'amount',
  'amounts',
  'balance',
  'bonus',
  'coins',
  'earning',
  'earnings',
  'fee',
  'interest',
  'minor',
  'money',
  'payout',
  'price',
  'prize',
  'refund',
  'reward',
  'stake',
  'wallet',
]);
const toFloat = new Set(['Number', 'parseFloat', 'parseInt']);
const roundings = new Set(['toFixed', 'toPrecision']);

const lastWord = (name: string) => (/[A-Z]?[a-z]+$/.exec(name)?.[0] ?? '').toLowerCase();

/** Whether an expression names an amount, however deep inside. */
const namesMoney = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && moneyNouns.has(lastWord(node.text))) ||
  (ts.forEachChild(node, (child) => namesMoney(child) || undefined) ?? false);

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

const comparisons = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** A comparison of amounts is none, nor is their share: one divided by another. Divided by a figure it is an amount still. */
function isNoAmount(node: ts.Expression): boolean {
  const inner = bare(node);
  if (!ts.isBinaryExpression(inner)) return false;
  const { operatorToken, right } = inner;
  if (comparisons.has(operatorToken.kind)) return true;
  const divisor = bare(right);
  const byFigure = ts.isBigIntLiteral(divisor) || ts.isNumericLiteral(divisor);
  return operatorToken.kind === ts.SyntaxKind.SlashToken && !byFigure;
}

/** A power of an amount is a weight, as the crowd's choice of gifts needs it. */
function isRaised(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent) || parent.left !== node) return false;
  return parent.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken;
}

/** Returns the expression that a node turns into a number with a possible fraction. */
function floated(node: ts.Node): ts.Expression | undefined {
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.PlusToken ? node.operand : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const {
    expression,
    arguments: [first],
  } = node;
  if (ts.isIdentifier(expression)) return toFloat.has(expression.text) ? first : undefined;
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  if (roundings.has(expression.name.text)) return expression.expression;
  return toFloat.has(expression.name.text) ? first : undefined;
}

const isMoneyFile = (path: string) => path.startsWith('src/contract/units/money');
const isWordOfFloats = (node: ts.Node) =>
  ts.isIdentifier(node) && (toFloat.has(node.text) || roundings.has(node.text));

/** An amount is whole minor units or coins, a bigint, from the wire to the page; a share of amounts may be a number. */
export const floatMoney: HouseRule = {
  name: 'float-money',
  appliesTo: (path) => /^src\/.*\.tsx?$/.test(path) && !isTest(path),
  find: (source) =>
    search(source, (node) => {
      if (isMoneyFile(source.path)) return isWordOfFloats(node) ? 'money is whole minor units' : undefined;
      const amount = floated(node);
      if (!amount || !namesMoney(amount) || isNoAmount(amount) || isRaised(node)) return undefined;
      return 'money is whole minor units';
    }),
};
