import type ts from 'typescript';
import { type ClassHomes, classHomes, type StyleSheet } from './class-owner.ts';
import { foreignRules, foreignUses } from './foreign-classes.ts';
import { UNKNOWN } from './possible-texts.ts';
import { type UsedClasses, usedClasses } from './used-classes.ts';

export type SourceTree = { readonly path: string; readonly tree: ts.SourceFile };
type UsedIn = UsedClasses & { readonly path: string };

/** Classes with an unknown part: `odd--` and more, `v` and a number, a name and another class after it. */
function patternOf(name: string): RegExp {
  const [start = '', ...rest] = name.split(UNKNOWN);
  const unknown = /[-_]$/.test(start) ? '[\\w-]+' : '\\d*';
  return new RegExp(`^${[start, ...rest].join(unknown)}$`);
}

const isPattern = (name: string) =>
  name.includes(UNKNOWN) && /^[a-z][\w-]*$/i.test(name.split(UNKNOWN)[0] ?? '');

function deadClasses(homes: ClassHomes, used: readonly UsedIn[]): readonly string[] {
  const words = new Set(used.flatMap((source) => [...source.words]));
  const patterns = [...words].filter(isPattern).map(patternOf);
  return homes.names
    .filter((name) => !words.has(name) && !patterns.some((pattern) => pattern.test(name)))
    .map((name) => `${homes.homesOf(name).join(', ')} dead-class: no element has .${name}`);
}

function unknownClasses(homes: ClassHomes, { path, assigned }: UsedIn): readonly string[] {
  const isDefined = (name: string) =>
    name.includes(UNKNOWN)
      ? homes.names.some((known) => patternOf(name).test(known))
      : homes.homesOf(name).length > 0;
  return assigned
    .filter(({ name }) => !isDefined(name))
    .map(
      ({ name, line }) =>
        `${path}:${line} unknown-class: no style sheet knows .${name.replaceAll(UNKNOWN, '*')}`,
    );
}

/**
 * Compares the classes of style sheets with those that sources give to elements.
 * @returns a line for each class that no element has, that no style sheet defines, that begins rules in several files, or
 * that belongs to another folder than the one using it
 */
export function compareClasses(
  sheets: readonly StyleSheet[],
  sources: readonly SourceTree[],
): readonly string[] {
  const homes = classHomes(sheets);
  const used = sources.map(({ path, tree }) => ({ path, ...usedClasses(tree) }));
  return [
    ...deadClasses(homes, used),
    ...homes
      .split()
      .map(([name, paths]) => `${paths.join(', ')} split-class: rules of .${name} in several files`),
    ...sheets.flatMap((sheet) => foreignRules(homes, sheet)),
    ...used.flatMap((source) => [
      ...unknownClasses(homes, source),
      ...foreignUses(homes, source.path, source),
    ]),
  ];
}
