import { type ESTree, type Plugin, parseAst } from 'vite';

type Statement = ESTree.Program['body'][number];

/** Piece of the source and its replacement. */
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The one name a statement declares with a value that only running can show to be without effect; null for any other. */
function declarationOf(
  statement: Statement,
): { readonly name: string; readonly value: ESTree.Expression } | null {
  if (statement.type !== 'VariableDeclaration' || statement.declarations.length !== 1) return null;
  const [declared] = statement.declarations;
  if (declared?.id.type !== 'Identifier' || !declared.init) return null;
  const { type } = declared.init;
  const runs = type === 'CallExpression' || type === 'NewExpression' || type === 'ClassExpression';
  return runs ? { name: declared.id.name, value: declared.init } : null;
}

/** Property assigned by `X.property = value`; null for any other statement. */
function setBy(statement: Statement) {
  if (statement.type !== 'ExpressionStatement') return null;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return null;
  const { object, property } = expression.left;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return null;
  return { owner: object.name, property: property.name, value: expression.right };
}

/**
 * A module of which the unused parts can be left out: every value at its top is marked as made without effect, with the
 * properties that are set on it afterwards. Names for the developer tools are left out.
 */
export function withoutEffects(code: string): string {
  const { body } = parseAst(code);
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const declarations = body.map(declarationOf).filter((each) => each !== null);
  const names = new Set(declarations.map(({ name }) => name));
  const edits: Edit[] = [];
  const properties = new Map<string, string>();
  for (const statement of body) {
    const set = setBy(statement);
    if (set === null || (set.property !== 'displayName' && !names.has(set.owner))) continue;
    edits.push({ start: statement.start, end: statement.end, text: '' });
    if (set.property === 'displayName') continue;
    properties.set(set.owner, `${properties.get(set.owner) ?? ''}${set.property}: ${textOf(set.value)}, `);
  }
  for (const { name, value } of declarations) {
    const own = properties.get(name);
    const expression =
      own === undefined ? `(${textOf(value)})` : `Object.assign(${textOf(value)}, { ${own}})`;
    edits.push({ start: value.start, end: value.end, text: `/* @__PURE__ */ (() => ${expression})()` });
  }
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

/**
 * Lets the build remove the unused parts of React Router. The package declares that it has no side effects, but its whole
 * code is one module, whose contexts and classes reference each other: without this, one function adds 33 KB.
 */
export const leanRouter = (): Plugin => ({
  name: 'courtside-lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({ code: withoutEffects(code), map: null }),
  },
});
