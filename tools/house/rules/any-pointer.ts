import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

/** Remedy for a handler that also takes a press of the second button or of a second finger. */
const message = 'check isPrimaryPress() of #kit/action, or let useMove() do it';

/** Handler of useMove(), which checks the press itself. */
const MOVES = 'drag';

function declaredIn(name: string, tree: ts.Node): ts.Node | undefined {
  const isIt =
    (ts.isVariableDeclaration(tree) || ts.isFunctionDeclaration(tree)) && tree.name?.getText() === name;
  return isIt ? tree : ts.forEachChild(tree, (child) => declaredIn(name, child));
}

/** Finds the function or variable of this name that is nearest to where it is used. */
function declarationOf({ text, parent }: ts.Identifier): ts.Node | undefined {
  for (let scope: ts.Node = parent; ; scope = scope.parent) {
    const declared = declaredIn(text, scope);
    if (declared || ts.isSourceFile(scope)) return declared;
  }
}

/** Reports whether a handler checks the press, or only keeps the focus where it is. */
function isCareful(handler: ts.Expression): boolean {
  if (ts.isIdentifier(handler)) {
    if (handler.text === MOVES) return true;
    return declarationOf(handler)?.getText().includes('isPrimaryPress(') ?? false;
  }
  return /isPrimaryPress\(|^\(event\) => event\.preventDefault\(\)$/.test(handler.getText());
}

function handlerOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'onPointerDown')
    return node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
  return ts.isPropertyAssignment(node) && node.name.getText() === 'onPointerDown'
    ? node.initializer
    : undefined;
}

/** Requires each handler of pointerdown to check that the press is one of the first button or the first finger. */
export const anyPointer: HouseRule = {
  name: 'any-pointer',
  appliesTo: (path) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest(path),
  find: (source) =>
    search(source, (node) => {
      const handler = handlerOf(node);
      return handler && !isCareful(handler) ? message : undefined;
    }),
};
