import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

/** Elements with a text that is typed. */
const TYPED = /^(?:input|textarea|\w*Field)$/;

/** Names that the file reads from a snapshot which is updated after the event. */
function lateNames(tree: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const call = ts.isVariableDeclaration(node) ? node.initializer : undefined;
    if (ts.isVariableDeclaration(node) && call && ts.isCallExpression(call))
      if (call.expression.getText() === 'useSnapshot' && call.arguments.length === 1)
        for (const [name = ''] of node.name.getText().matchAll(/\w+/g)) names.add(name);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

function messageOf(node: ts.Node, late: ReadonlySet<string>): string | undefined {
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'value') return undefined;
  const element = node.parent.parent;
  const tag = 'tagName' in element ? element.tagName.getText() : '';
  const { initializer } = node;
  if (!TYPED.test(tag) || !initializer || !ts.isJsxExpression(initializer)) return undefined;
  const text = initializer.getText();
  const isLate = /\b(?:query|params|searchParams)\.get\(/.test(text);
  return isLate || [...text.matchAll(/\w+/g)].some(([name]) => late.has(name))
    ? 'React puts the old text back before the value arrives: useSnapshot(…, { sync: true }), or useAddressText'
    : undefined;
}

/** Forbids fields whose text comes back after the event of the key: the caret jumps, and a composition is torn. */
export const lateField: HouseRule = {
  name: 'late-field',
  appliesTo: (path) => /^src\/(?:app|kit|chat\/view|streams\/view)\/.*\.tsx$/.test(path) && !isTest(path),
  find: (source) => {
    if (!source.tree) return [];
    const late = lateNames(source.tree);
    return search(source, (node) => messageOf(node, late));
  },
};
