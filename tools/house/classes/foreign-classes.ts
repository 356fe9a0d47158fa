import { type ClassHomes, folderOf, type StyleSheet } from './class-owner.ts';
import { selectorsOf } from './selectors.ts';
import type { UsedClasses } from './used-classes.ts';

/** A word that can only be a class, wherever it is written: an element or a variant of a block. */
const blockPart = /^[a-z][a-z0-9-]*(__|--)[a-z][\w-]*$/;

const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

const messageOf = (homes: ClassHomes, name: string): string =>
  `foreign-class: .${name} belongs to ${once(homes.homesOf(name).flatMap((path) => folderOf(path) ?? [])).join(', ')}`;

/** Rules about a class of another folder, in any part of their selectors. */
export function foreignRules(homes: ClassHomes, { path, text }: StyleSheet): readonly string[] {
  const names = once(selectorsOf(text).flatMap(({ classes }) => classes));
  return names
    .filter((name) => !homes.mayUse(folderOf(path), name))
    .map((name) => `${path} ${messageOf(homes, name)}`);
}

/** Elements with a class of another folder. */
export function foreignUses(homes: ClassHomes, path: string, used: UsedClasses): readonly string[] {
  const folder = folderOf(path);
  const assigned = new Map(used.assigned.map(({ name, line }) => [name, `${path}:${line}`]));
  const written = [...used.words].filter((word) => blockPart.test(word) && !assigned.has(word));
  return [...assigned, ...written.map((name) => [name, path] as const)]
    .filter(([name]) => !homes.mayUse(folder, name))
    .map(([name, at]) => `${at} ${messageOf(homes, name)}`);
}
