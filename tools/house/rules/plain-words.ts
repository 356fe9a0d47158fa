import ts from 'typescript';
import { type Breach, type HouseRule, isCode, type SourceText } from '../rule.ts';
import { testTitle } from './test-title.ts';

/** Words that are difficult for readers whose second language is English, with the replacement. */
const plainer: Readonly<Record<string, string>> = {
  anew: 'again',
  henceforth: 'from now on',
  tell: 'show, send, report or say',
  tells: 'shows, sends, reports or says',
  thereof: 'of it',
  told: 'shown, sent, reported or said',
  whoever: 'the person who, or anyone who',
  wherein: 'in which',
};
const banned = new RegExp(`\\b(?:${Object.keys(plainer).join('|')})\\b`, 'gi');

/** Use of the verb for a position. Exceptions: its phrases with for, in for, out and still, and the seats of a crowd. */
const standing = /(?<!\b(?:the|of|main) )\b(?:stands?|stood)\b(?![\s*]+(?:for|in[\s*]+for|out|still)\b)/gi;

/** Returns the words in a text that are not plain; `from` is where the text begins in its file. */
export const unplainWords = (text: string, from = 0): Breach[] => [
  ...[...text.matchAll(banned)].map(({ 0: word, index }) => ({
    at: from + index,
    message: `“${word}”: write ${plainer[word.toLowerCase()]}`,
  })),
  ...[...text.matchAll(standing)].map(({ 0: word, index }) => ({
    at: from + index,
    message: `“${word}”: write is, lies, is shown or is open`,
  })),
];

function find({ text, tree }: SourceText): Breach[] {
  if (!tree) return [];
  const comments = new Map<number, number>();
  const breaches: Breach[] = [];
  const note = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) comments.set(pos, end);
  };
  const visit = (node: ts.Node): void => {
    if (!ts.isJsxText(node)) note(ts.getLeadingCommentRanges(text, node.getFullStart()));
    note(ts.getTrailingCommentRanges(text, node.end));
    breaches.push(...unplainWords(testTitle(node) ?? '', node.getStart(tree)));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  for (const [pos, end] of comments) breaches.push(...unplainWords(text.slice(pos, end), pos));
  return breaches;
}

/** Comments and test titles are plain present-tense English. */
export const plainWords: HouseRule = { name: 'plain-words', appliesTo: isCode, find };
