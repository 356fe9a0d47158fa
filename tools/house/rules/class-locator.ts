import ts from 'typescript';
import { type HouseRule, search } from '../rule.ts';

/** Calls that take a selector. */
const selectorCalls = new Set([
  'locator',
  'querySelector',
  'querySelectorAll',
  'waitForSelector',
  'include',
  'problems',
  'faintByNight',
]);

const quoted = /\[[^\]]*\]|"[^"]*"|'[^']*'/g;
const classInSelector = /(?:^|[\s>+~,(\])*\w-])\.-?[a-z_][\w-]*/i;
const classAlone = /^\.[a-z][\w-]+$/i;

/** The fixed text of a string or a template; nothing for other expressions. */
function fixedText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
}

function nameOfCall({ expression }: ts.CallExpression): string | undefined {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

/** Reports whether a text selects elements by class: in a call that takes a selector, or by itself, such as in a list. */
function picksByClass(node: ts.Node): boolean {
  const text = fixedText(node);
  if (text === undefined) return false;
  if (!ts.isCallExpression(node.parent)) return classAlone.test(text);
  if (!selectorCalls.has(nameOfCall(node.parent) ?? '')) return false;
  return classInSelector.test(text.replaceAll(quoted, '[]'));
}

/** Requires tests of a visitor, and the page objects they use, to find elements as the visitor does. */
export const classLocator: HouseRule = {
  name: 'class-locator-in-e2e',
  appliesTo: (path) => /^tests\/e2e\/.+\.ts$/.test(path),
  find: (source) =>
    search(source, (node) => (picksByClass(node) ? 'find it by role, label or text' : undefined)),
};
