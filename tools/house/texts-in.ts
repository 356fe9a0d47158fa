import ts from 'typescript';

/** A text in a source, and the line it begins on. */
export type TextAt = { readonly line: number; readonly text: string };

const han = /\p{Script=Han}/u;
const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** The texts of a source file that a person reads: its string literals with Chinese in them, comments left out. */
export function textsIn(path: string, source: string): readonly TextAt[] {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: TextAt[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && han.test(node.text)) {
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
