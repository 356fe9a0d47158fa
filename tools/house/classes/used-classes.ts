import ts from 'typescript';
import { possibleTexts, UNKNOWN } from './possible-texts.ts';

/** Class that a file gives to an element. `UNKNOWN` in its name is a part that is known only at run time. */
export type ClassUse = { readonly name: string; readonly line: number };

export type UsedClasses = {
  /** Classes certainly given to an element: in `className`, or through `classNames`. */
  readonly assigned: readonly ClassUse[];
  /** Every word of every string: a class may come from a table or a function. */
  readonly words: ReadonlySet<string>;
};

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** The expressions whose texts are classes. */
function classExpressions(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node)) {
    return ts.isIdentifier(node.expression) && node.expression.text === 'classNames' ? node.arguments : [];
  }
  if (ts.isPropertyAssignment(node)) {
    return node.name.getText() === 'className' ? [node.initializer] : [];
  }
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'className') return [];
  const { initializer } = node;
  if (initializer === undefined) return [];
  if (!ts.isJsxExpression(initializer)) return ts.isStringLiteral(initializer) ? [initializer] : [];
  return initializer.expression ? [initializer.expression] : [];
}

const isNamedModule = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);

const wordsIn = (node: ts.Node): readonly string[] =>
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && !isNamedModule(node)
    ? possibleTexts(node).flatMap(wordsOf)
    : [];

/** Returns the classes that a source file gives, and the words that may be classes. */
export function usedClasses(tree: ts.SourceFile): UsedClasses {
  const assigned: ClassUse[] = [];
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    const names = classExpressions(node).flatMap(possibleTexts).flatMap(wordsOf);
    assigned.push(...names.filter((name) => !name.startsWith(UNKNOWN)).map((name) => ({ name, line })));
    for (const word of wordsIn(node)) words.add(word);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { assigned, words };
}
