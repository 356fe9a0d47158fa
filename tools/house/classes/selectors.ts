const comment = /\/\*[\s\S]*?\*\//g;
const quoted = /"[^"]*"|'[^']*'/g;
/** Text before a block: a selector list, or the head of an at-rule. */
const prelude = /[^{};]*(?=\{)/g;
const className = /\.(-?[_a-z][\w-]*)/gi;
/** One selector of a list. */
export type Selector = {
  /**
   * Class that owns the rule: the first outside of parentheses, else those that begin the alternatives within them. Empty
   * when it names no class.
   */
  readonly owners: readonly string[];
  /** All classes in it. */
  readonly classes: readonly string[];
};

/** Splits a list at the commas outside of parentheses. */
function splitList(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const char of list) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + char);
  }
  return parts;
}

const classesIn = (text: string): readonly string[] =>
  [...text.matchAll(className)].flatMap(([, name]) => name ?? []);

/** A selector without what is in parentheses, such as `:not(.row)`. */
function withoutGroups(selector: string): string {
  const less = selector.replaceAll(/\([^()]*\)/g, '');
  return less === selector ? less : withoutGroups(less);
}

function ownersOf(selector: string): readonly string[] {
  const [outside] = classesIn(withoutGroups(selector));
  if (outside !== undefined) return [outside];
  return splitList(selector.replaceAll(/[^(]*\(|\)[^(]*$/g, '')).flatMap((part) =>
    classesIn(part).slice(0, 1),
  );
}

/** The selectors of a style sheet; comments, texts and at-rules are none. */
export function selectorsOf(css: string): readonly Selector[] {
  const preludes = css.replaceAll(comment, '').replaceAll(quoted, '""').match(prelude) ?? [];
  return preludes
    .filter((text) => !text.trimStart().startsWith('@'))
    .flatMap(splitList)
    .map((text) => ({ owners: ownersOf(text), classes: classesIn(text) }));
}
