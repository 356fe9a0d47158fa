const comment = /\/\*[\s\S]*?\*\//g;
const quoted = /"[^"]*"|'[^']*'/g;
/** What stands before a block: a selector, or the head of an at-rule. */
const prelude = /[^{};]*(?=\{)/g;
const className = /\.(-?[_a-z][\w-]*)/gi;

/** The classes that a style sheet has rules for. */
export function definedClasses(css: string): ReadonlySet<string> {
  const preludes = css.replaceAll(comment, '').replaceAll(quoted, '""').match(prelude) ?? [];
  const selectors = preludes.filter((text) => !text.trimStart().startsWith('@'));
  return new Set(
    selectors.flatMap((text) => [...text.matchAll(className)].flatMap(([, name]) => name ?? [])),
  );
}
