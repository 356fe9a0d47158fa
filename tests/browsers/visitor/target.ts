/** Text to match; a string must match entirely. */
export type TextMatch = string | RegExp;

type Selector =
  | { readonly role: string; readonly name?: TextMatch }
  | { readonly text: TextMatch }
  | { readonly label: TextMatch }
  | { readonly css: string };

/** Element of the page, found as assistive technology finds it: by role and name, by text, by label. */
export type Target = Selector & {
  /** Target that contains it. */
  readonly in?: Target;
  /** Index among several matches, −1 for the last; the first when absent. */
  readonly at?: number;
};

/** A target as it crosses into the page, where a pattern arrives as its source. */
export type SentTarget = {
  readonly by: 'role' | 'text' | 'label' | 'css';
  readonly key: SentTextMatch;
  readonly name: SentTextMatch | null;
  readonly in: SentTarget | null;
  readonly at: number;
};

type SentTextMatch = { readonly source: string; readonly flags: string | null };

const sentTextMatch = (match: TextMatch): SentTextMatch =>
  match instanceof RegExp ? { source: match.source, flags: match.flags } : { source: match, flags: null };

/** A target in values that any protocol carries. */
export function sentTarget(target: Target): SentTarget {
  const around = { in: target.in ? sentTarget(target.in) : null, at: target.at ?? 0 };
  if ('role' in target)
    return {
      by: 'role',
      key: sentTextMatch(target.role),
      name: target.name === undefined ? null : sentTextMatch(target.name),
      ...around,
    };
  if ('text' in target) return { by: 'text', key: sentTextMatch(target.text), name: null, ...around };
  if ('label' in target) return { by: 'label', key: sentTextMatch(target.label), name: null, ...around };
  return { by: 'css', key: sentTextMatch(target.css), name: null, ...around };
}

/** Returns a description of a target, for a message. */
export function described(target: Target): string {
  const where = target.in ? ` in ${described(target.in)}` : '';
  if ('role' in target)
    return `${target.role}${target.name === undefined ? '' : ` “${target.name}”`}${where}`;
  if ('text' in target) return `the text “${target.text}”${where}`;
  if ('label' in target) return `the field “${target.label}”${where}`;
  return `${target.css}${where}`;
}
