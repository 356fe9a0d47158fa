import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

/** Elements that a member fills in, by name. */
const filledIn = /^(?:form|input|textarea|select|(?!FormProblem$).*(?:Form|Field|Checkbox|Slider))$/;

const tagOf = (node: ts.Node): string | undefined =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : undefined;

const holdsFields = (node: ts.Node): boolean =>
  filledIn.test(tagOf(node) ?? '') ||
  (ts.forEachChild(node, (child) => holdsFields(child) || undefined) ?? false);

const messageOf = (node: ts.Node): string | undefined => {
  if (!ts.isJsxElement(node) || tagOf(node.openingElement) !== 'Dialog') return undefined;
  const isLight = /\blightDismiss(?!=)/.test(node.openingElement.attributes.getText());
  return isLight && node.children.some(holdsFields)
    ? 'a press beside it throws away what was typed: leave lightDismiss out'
    : undefined;
};

/** A dialog that is filled in is not closed by a press beside it. */
export const dialogForms: HouseRule = {
  name: 'dialog-forms',
  appliesTo: (path) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest(path),
  find: (source) => search(source, messageOf),
};
