import type ts from 'typescript';
import { definedClasses } from './defined-classes.ts';
import { UNKNOWN } from './possible-texts.ts';
import { usedClasses } from './used-classes.ts';

export type StyleSheet = { readonly path: string; readonly text: string };
export type SourceTree = { readonly path: string; readonly tree: ts.SourceFile };

export type ClassReport = {
  /** Classes that no element has, and classes that no style sheet knows: one line each. */
  readonly breaches: readonly string[];
  /** Classes with rules in more than one file. */
  readonly shared: readonly string[];
};

/** Classes with an unknown part: `odd--` and more, `v` and a number, a name and another class after it. */
function patternOf(name: string): RegExp {
  const [start = '', ...rest] = name.split(UNKNOWN);
  const unknown = /[-_]$/.test(start) ? '[\\w-]+' : '\\d*';
  return new RegExp(`^${[start, ...rest].join(unknown)}$`);
}

const isPattern = (name: string) =>
  name.includes(UNKNOWN) && /^[a-z][\w-]*$/i.test(name.split(UNKNOWN)[0] ?? '');

/** Where each class has its rules. */
function homesOf(sheets: readonly StyleSheet[]): ReadonlyMap<string, readonly string[]> {
  const homes = new Map<string, string[]>();
  for (const { path, text } of sheets) {
    for (const name of definedClasses(text)) homes.set(name, [...(homes.get(name) ?? []), path]);
  }
  return homes;
}

/** Sets the classes of style sheets against those that sources give to elements. */
export function compareClasses(sheets: readonly StyleSheet[], sources: readonly SourceTree[]): ClassReport {
  const homes = homesOf(sheets);
  const used = sources.map(({ path, tree }) => ({ path, ...usedClasses(tree) }));
  const words = new Set(used.flatMap((source) => [...source.words]));
  const patterns = [...words].filter(isPattern).map(patternOf);
  const isUsed = (name: string) => words.has(name) || patterns.some((pattern) => pattern.test(name));
  const isDefined = (name: string) =>
    name.includes(UNKNOWN) ? [...homes.keys()].some((known) => patternOf(name).test(known)) : homes.has(name);
  const dead = [...homes].filter(([name]) => !isUsed(name));
  return {
    breaches: [
      ...dead.map(([name, paths]) => `${paths.join(', ')} dead-class: no element has .${name}`),
      ...used.flatMap(({ path, given }) =>
        given
          .filter(({ name }) => !isDefined(name))
          .map(
            ({ name, line }) =>
              `${path}:${line} unknown-class: no style sheet knows .${name.replaceAll(UNKNOWN, '*')}`,
          ),
      ),
    ],
    shared: [...homes].filter(([, paths]) => paths.length > 1).map(([name]) => name),
  };
}
