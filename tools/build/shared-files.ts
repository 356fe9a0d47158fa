/** A module that several entries load. */
export type SharedModule = {
  readonly id: string;
  /** Entries that load this module; an entry is the module with which a separately loaded file begins. */
  readonly entries: ReadonlySet<string>;
  /** Modules that it imports statically. */
  readonly imports: readonly string[];
  /** Size of the source, in characters. */
  readonly size: number;
  /** Name of the file that the module belongs to already; null where it is free. */
  readonly file: string | null;
};

/** Modules that are loaded together. */
type SharedFile = {
  readonly isFixed: boolean;
  readonly modules: readonly string[];
  readonly size: number;
  /** Entries that load this file. */
  readonly entries: Set<string>;
  /** Files that it imports. */
  readonly imports: Set<SharedFile>;
};

/**
 * Cost of one more file to an entry that loads it, in characters of source: headers of a request and its response, a poorer
 * compression, and a place among the six connections of a browser.
 */
const COST_OF_FILE = 16_000;

const union = <Item>(left: ReadonlySet<Item>, right: ReadonlySet<Item>): Set<Item> =>
  new Set([...left, ...right]);

/** Returns a file and all files that are loaded with it. */
function closure(file: SharedFile, found = new Set<SharedFile>()): Set<SharedFile> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of file.imports) closure(imported, found);
  return found;
}

const key = ({ file, entries }: SharedModule): string => file ?? [...entries].toSorted().join('\n');

/** Puts the modules of each fixed file, and the others of each set of entries, into one file. */
function firstFiles(modules: readonly SharedModule[]): Set<SharedFile> {
  const byKey = new Map<string, SharedFile>();
  const byModule = new Map<string, SharedFile>();
  for (const [name, group] of Map.groupBy(modules, key)) {
    const file: SharedFile = {
      isFixed: group.some((module) => module.file !== null),
      modules: group.map(({ id }) => id),
      size: group.reduce((sum, { size }) => sum + size, 0),
      entries: new Set(group.flatMap(({ entries }) => [...entries])),
      imports: new Set(),
    };
    byKey.set(name, file);
    for (const { id } of group) byModule.set(id, file);
  }
  for (const module of modules) {
    const file = byModule.get(module.id);
    for (const imported of module.imports.map((id) => byModule.get(id))) {
      if (file !== undefined && imported !== undefined && imported !== file) file.imports.add(imported);
    }
  }
  return new Set(byKey.values());
}

/** Returns the most that joining two files can save: requests of the entries that load both, less code loaded without a use. */
function bound(left: SharedFile, right: SharedFile): number {
  const both = [...left.entries].filter((entry) => right.entries.has(entry)).length;
  const unusedRight = (left.entries.size - both) * right.size;
  const unusedLeft = (right.entries.size - both) * left.size;
  return both * COST_OF_FILE - unusedLeft - unusedRight;
}

/** Returns the cost of the files that entries of `other` alone load too once `file` is joined to it. */
function dragged(file: SharedFile, other: SharedFile): number {
  const entries = [...other.entries].filter((entry) => !file.entries.has(entry));
  const files = [...closure(file)].filter((imported) => imported !== file && imported !== other);
  return files
    .flatMap((imported) => entries.filter((entry) => !imported.entries.has(entry)).map(() => imported))
    .reduce((sum, { size }) => sum + COST_OF_FILE + size, 0);
}

/** Reports whether a file imports another one through a third: joined, they would import each other in a circle. */
const isAbove = (file: SharedFile, other: SharedFile): boolean =>
  [...file.imports].some((imported) => imported !== other && closure(imported).has(other));

type Pair = { readonly left: SharedFile; readonly right: SharedFile; readonly bound: number };

function pairsWith(left: SharedFile, files: Iterable<SharedFile>): Pair[] {
  return [...files]
    .filter((right) => right !== left && !right.isFixed)
    .map((right) => ({ left, right, bound: bound(left, right) }))
    .filter((pair) => pair.bound > 0);
}

/** Returns the pair whose joining saves most. */
function bestOf(pairs: readonly Pair[]): Pair | null {
  let best: Pair | null = null;
  let bestSaving = 0;
  for (const pair of pairs.toSorted((a, b) => b.bound - a.bound)) {
    if (pair.bound <= bestSaving) break;
    const { left, right } = pair;
    const saved = pair.bound - dragged(left, right) - dragged(right, left);
    if (saved <= bestSaving || isAbove(left, right) || isAbove(right, left)) continue;
    bestSaving = saved;
    best = pair;
  }
  return best;
}

/** Joins two files; what they import is loaded by the entries of both. */
function join({ left, right }: Pair, files: Set<SharedFile>): SharedFile {
  const file: SharedFile = {
    isFixed: false,
    modules: [...left.modules, ...right.modules],
    size: left.size + right.size,
    entries: union(left.entries, right.entries),
    imports: union(left.imports, right.imports),
  };
  file.imports.delete(left);
  file.imports.delete(right);
  files.delete(left);
  files.delete(right);
  for (const { imports } of files) {
    if (imports.delete(left) || imports.has(right)) imports.add(file);
    imports.delete(right);
  }
  files.add(file);
  for (const imported of closure(file)) {
    for (const entry of file.entries) imported.entries.add(entry);
  }
  return file;
}

/**
 * Assigns modules that several entries share to files: modules of the same entries begin as one file, and files are joined
 * as long as the requests saved outweigh the code that is loaded without a use. Without joining, each set of entries has a
 * separate file, and one screen loads up to eighty files.
 */
export function sharedFiles(modules: readonly SharedModule[]): readonly (readonly string[])[] {
  const files = firstFiles(modules);
  for (;;) {
    const free = [...files].filter(({ isFixed }) => !isFixed);
    const best = bestOf(free.flatMap((left, index) => pairsWith(left, free.slice(index + 1))));
    if (best === null) return free.map(({ modules: ids }) => ids);
    join(best, files);
  }
}
