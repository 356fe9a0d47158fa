import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

/** Names of a state that contains the shown part of a list. */
const amounts = /^(?:page|pages|size|rows|shownRows)$/;

function says(node: ts.Node): string | undefined {
  if (!ts.isVariableDeclaration(node) || !ts.isArrayBindingPattern(node.name)) return undefined;
  const [state] = node.name.elements;
  const isAmount = state && ts.isBindingElement(state) && amounts.test(state.name.getText());
  const isState =
    node.initializer &&
    ts.isCallExpression(node.initializer) &&
    node.initializer.expression.getText() === 'useState';
  return isAmount && isState
    ? 'Back and a reload lose it: keep it in the address with useAddressCount or useGrowing'
    : undefined;
}

/** Requires the shown part of a list to be in the address, where Back finds it with the height of the page. */
export const listPlace: HouseRule = {
  name: 'list-place',
  appliesTo: (path) => path.startsWith('src/app/features/') && !isTest(path),
  find: (source) => search(source, says),
};
