import ts from 'typescript';

/** One file as a rule sees it; `path` is relative to the repository, with forward slashes. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
  /** The syntax tree of a TypeScript or JavaScript file. */
  readonly tree: ts.SourceFile | undefined;
}

export interface Breach {
  /** Offset into the text; 0 when the whole file is meant. */
  readonly at: number;
  readonly message: string;
}

export interface HouseRule {
  readonly name: string;
  readonly appliesTo: (path: string) => boolean;
  readonly find: (source: SourceText) => readonly Breach[];
}

export const isTest = (path: string): boolean =>
  /\.test\.(tsx?|mjs)$/.test(path) || path.startsWith('tests/');
/**
 * Reports whether a file contains texts for viewers: `texts.ts` of a part of the page, or one namespace per file in its
 * `texts` folder.
 */
export const isCatalogue = (path: string): boolean =>
  /^src\/(app|kit|core-client|i18n|chat\/view|streams\/view)\/(.*\/)?texts(\.ts|\/[a-z-]+\.ts)$/.test(path);
/**
 * Reports whether functions of a file are called from other realms and by other nouns: the contract, the core, the
 * sandbox’s domains.
 */
export const isCalledByOthers = (path: string): boolean =>
  /^src\/(?:contract|worker|chat\/core|streams\/core|sandbox\/domains)\//.test(path);
export const isCode = (path: string): boolean => /\.(tsx?|mjs|cjs)$/.test(path);

/** A rule that is one pattern over the text; each match is a breach. */
export function pattern(
  name: string,
  appliesTo: HouseRule['appliesTo'],
  wanted: RegExp,
  message: string,
): HouseRule {
  const find = ({ text }: SourceText) =>
    [...text.matchAll(wanted)].map(({ index }) => ({ at: index, message }));
  return { name, appliesTo, find };
}

/** Collects a violation for every node for which `messageOf` returns a message. */
export function search({ tree }: SourceText, messageOf: (node: ts.Node) => string | undefined): Breach[] {
  if (!tree) return [];
  const breaches: Breach[] = [];
  const visit = (node: ts.Node): void => {
    const message = messageOf(node);
    if (message) breaches.push({ at: node.getStart(tree), message: message });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return breaches;
}
