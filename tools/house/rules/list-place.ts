import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

/** Names of a state that contains the shown part of a list, or the choice of its rows. */
const parts = /^(?:page|pages|size|rows|shownRows|filter|status|shelf|category|sort)$/;

function messageOf(node: ts.Node): string | undefined {
  if (!ts.isVariableDeclaration(node) || !ts.isArrayBindingPattern(node.name)) return undefined;
  const [state] = node.name.elements;
  const isPart = state && ts.isBindingElement(state) && parts.test(state.name.getText());
  const isState =
    node.initializer &&
    ts.isCallExpression(node.initializer) &&
    node.initializer.expression.getText() === 'useState';
  return isPart && isState
    ? 'Back and a reload lose it: useAddressCount, useGrowing or useAddressChoice puts it in the address'
    : undefined;
}

/** Requires the shown part of a list and the choice of its rows to be in the address, where Back finds it with the height of the page. */
export const listPlace: HouseRule = {
  name: 'list-place',
  appliesTo: (path) => path.startsWith('src/app/features/') && !isTest(path),
  find: (source) => search(source, messageOf),
};
