import ts from 'typescript';

/** A namespace of texts as a file declares it: its name, and each text with its key. */
export type Namespace = {
  readonly name: string;
  readonly texts: readonly (readonly [key: string, text: string])[];
};

function textsBelow(node: ts.Expression, key: string): Namespace['texts'] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return textsBelow(node.expression, key);
  if (ts.isStringLiteralLike(node)) return [[key, node.text]];
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((item, at) => textsBelow(item, `${key}.${at}`));
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property)
      ? textsBelow(property.initializer, `${key}.${property.name.getText()}`)
      : [],
  );
}

/** Reports whether a value has the form `{ … } as const`, with or without `satisfies`. */
function isConstObject(value: ts.Expression | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isSatisfiesExpression(value)) return isConstObject(value.expression);
  return ts.isAsExpression(value) && ts.isObjectLiteralExpression(value.expression);
}

/** The namespaces of a file of texts: its constants of the form `{ … } as const`. */
export function namespacesIn(path: string, source: string): readonly Namespace[] {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => isConstObject(initializer))
    .map(({ name, initializer }) => ({
      name: name.getText(),
      texts: initializer ? textsBelow(initializer, name.getText()) : [],
    }));
}
