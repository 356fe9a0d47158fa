import { selectorsOf } from './selectors.ts';

export type StyleSheet = { readonly path: string; readonly text: string };

/** Shared classes: the design kit, and the theme with its layout. */
const shared = /^src\/(kit|app\/theme)\//;
const folders =
  /^(src\/app\/features\/(?:activity|home|[^/]+\/[^/]+)|src\/app\/[^/]+|src\/core-client|src\/(?:chat|streams)\/view)\//;

/** Returns the folder that owns the classes of a style sheet, or whose components use classes; null for shared ones. */
export const folderOf = (path: string): string | null =>
  shared.test(path) ? null : (folders.exec(path)?.[1] ?? 'outside of the page');

export type ClassHomes = {
  readonly names: readonly string[];
  /**
   * Returns the style sheets with rules that begin with this class. A class that begins no rule modifies others, such as
   * `is-active`; its homes are all sheets that name it.
   */
  homesOf(name: string): readonly string[];
  /** Reports whether components of a folder may use a class: it is shared, or their own. */
  mayUse(folder: string | null, name: string): boolean;
  /** The classes that begin rules in more than one style sheet, each with these. */
  split(): readonly (readonly [name: string, paths: readonly string[]])[];
};

function note(homes: Map<string, Set<string>>, name: string, path: string): void {
  homes.set(name, (homes.get(name) ?? new Set()).add(path));
}

/** Finds out to whom the classes of style sheets belong. */
export function classHomes(sheets: readonly StyleSheet[]): ClassHomes {
  const own = new Map<string, Set<string>>();
  const named = new Map<string, Set<string>>();
  for (const { path, text } of sheets) {
    for (const { owners, classes } of selectorsOf(text)) {
      for (const name of owners) note(own, name, path);
      for (const name of classes) note(named, name, path);
    }
  }
  const homesOf = (name: string) => [...(own.get(name) ?? named.get(name) ?? [])];
  return {
    names: [...named.keys()],
    homesOf,
    mayUse(folder, name) {
      const owners = homesOf(name).map(folderOf);
      return owners.length === 0 || owners.some((owner) => owner === null || owner === folder);
    },
    split: () => [...own].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, [...paths]]),
  };
}
