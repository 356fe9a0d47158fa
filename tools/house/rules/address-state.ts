import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

/** Reads a value of the address. */
const READS = /\b(?:query|params|searchParams)\.get\(|\baddress\.(?!room\b)\w/;

/** Names of constants of the enclosing function that are read from the address. */
function readNames(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const owner = ts.findAncestor(node, ts.isFunctionLike);
  const visit = (child: ts.Node): void => {
    if (ts.isVariableDeclaration(child) && ts.isIdentifier(child.name) && child.initializer)
      if (READS.test(child.initializer.getText())) names.add(child.name.text);
    ts.forEachChild(child, visit);
  };
  if (owner) visit(owner);
  return names;
}

const messageOf = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'useState') return undefined;
  const [first] = node.arguments;
  if (!first) return undefined;
  const names = readNames(node);
  const isRead = READS.test(first.getText()) || (ts.isIdentifier(first) && names.has(first.text));
  return isRead
    ? 'a link to the same screen would change the address alone: useAddressStart or useAddressText'
    : undefined;
};

/** Requires state that starts with a value of the address to follow the address when a link changes it. */
export const addressState: HouseRule = {
  name: 'address-state',
  appliesTo: (path) => /^src\/app\/(?:features|shell)\//.test(path) && !isTest(path),
  find: (source) => search(source, messageOf),
};
