import ts from 'typescript';

/** Placeholder in a text for a part that is unknown before the page runs. */
export const UNKNOWN = '\0';

const both = (left: readonly string[], right: readonly string[]): readonly string[] =>
  left.flatMap((start) => right.map((end) => start + end));

const either = ({ left, right }: ts.BinaryExpression): readonly string[] => {
  return [...possibleTexts(left), ...possibleTexts(right)];
};

function binary(node: ts.BinaryExpression): readonly string[] {
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return ['', ...possibleTexts(node.right)];
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return either(node);
    case ts.SyntaxKind.PlusToken:
      return both(possibleTexts(node.left), possibleTexts(node.right));
    default:
      return [UNKNOWN];
  }
}

const template = ({ head, templateSpans }: ts.TemplateExpression): readonly string[] =>
  templateSpans.reduce<readonly string[]>(
    (texts, { expression, literal }) => both(both(texts, possibleTexts(expression)), [literal.text]),
    [head.text],
  );

const isEmptyValue = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined');

/** Every text an expression may come to, as far as it can be read off; `UNKNOWN` for what cannot. */
export function possibleTexts(node: ts.Expression): readonly string[] {
  if (ts.isParenthesizedExpression(node)) return possibleTexts(node.expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return template(node);
  if (ts.isConditionalExpression(node)) {
    return [...possibleTexts(node.whenTrue), ...possibleTexts(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) return binary(node);
  return isEmptyValue(node) ? [''] : [UNKNOWN];
}
