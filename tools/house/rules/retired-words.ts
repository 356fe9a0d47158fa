import ts from 'typescript';
import { type Breach, type HouseRule, isCode, type SourceText } from '../rule.ts';
import { testTitle } from './test-title.ts';

/** Words of our own that were replaced by a term of the field, and the term. */
const terms: Readonly<Record<string, string>> = {
  deed: 'action',
  deeds: 'actions',
  ears: 'handlers',
  fate: 'delivery',
  fated: 'delivery',
  heed: 'handle',
  heeded: 'handled',
  mischief: 'faults',
  newsroom: 'news',
  noticeboard: 'announcements',
  purse: 'wallet',
  scribe: 'recorder',
  shopper: 'simulated member',
  shoppers: 'simulated members',
  spared: 'excused',
  stories: 'simulations',
  story: 'simulation',
  surroundings: 'context',
  tidings: 'subjects',
  treaty: 'core API',
  weather: 'network conditions',
  wish: 'request or command',
  wished: 'requested',
  wishes: 'requests or commands',
};

/** Files that may contain the words: the list itself, and the command line that still accepts an older option. */
const exemptFiles = /^tools\/(?:house\/rules\/retired-words|faults)\.ts$/;

/** Paths where a word has its plain meaning: the sky over a match, an article, an e2e test. */
const plainMeaning =
  /^(?:src\/sandbox\/(?:world|video|art)|src\/sandbox\/domains\/site\/news|tests\/e2e|tools\/assets\/media)\//;

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);

const termFor = (name: string): string | undefined => {
  const word = wordsOf(name).find((each) => Object.hasOwn(terms, each));
  return word && `“${word}”: the term is ${terms[word]}`;
};

function find({ path, tree }: SourceText): Breach[] {
  const inPath = termFor(path);
  const breaches: Breach[] = inPath ? [{ at: 0, message: inPath }] : [];
  const visit = (node: ts.Node): void => {
    const message = termFor(ts.isIdentifier(node) ? node.text : (testTitle(node) ?? ''));
    if (message && tree) breaches.push({ at: node.getStart(tree), message });
    ts.forEachChild(node, visit);
  };
  if (tree) visit(tree);
  return breaches;
}

/** Requires names, paths and test titles to use the term of the field. */
export const retiredWords: HouseRule = {
  name: 'retired-words',
  appliesTo: (path) => isCode(path) && !plainMeaning.test(path) && !exemptFiles.test(path),
  find,
};
