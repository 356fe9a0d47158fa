import ts from 'typescript';
import { type HouseRule, isCatalogue, isTest, search } from './rule.ts';
import { addressState } from './rules/address-state.ts';
import { anyPointer } from './rules/any-pointer.ts';
import { bareSince } from './rules/bare-since.ts';
import { bareTimer } from './rules/bare-timer.ts';
import { busyDisabled } from './rules/busy-disabled.ts';
import { classLocator } from './rules/class-locator.ts';
import { commentStart } from './rules/comment-start.ts';
import { dialogForms } from './rules/dialog-forms.ts';
import { floatMoney } from './rules/float-money.ts';
import { freeTooEarly } from './rules/free-too-early.ts';
import { functionDocstring } from './rules/function-docstring.ts';
import { lateField } from './rules/late-field.ts';
import { listPlace } from './rules/list-place.ts';
import { plainWords } from './rules/plain-words.ts';
import { retiredWords } from './rules/retired-words.ts';
import { silentCatch } from './rules/silent-catch.ts';
import { titleLength } from './rules/test-title.ts';

const han = /\p{Script=Han}/u;
const speaksToPeople = /^src\/(?:app|kit|core-client|i18n|chat|streams|worker)\//;

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

const wordsOutsideCatalogue: HouseRule = {
  name: 'words-outside-catalogue',
  appliesTo: (path) => speaksToPeople.test(path) && !isTest(path) && !isCatalogue(path),
  find: (source) =>
    search(source, (node) =>
      isText(node) && han.test(node.text) ? 'words live in the texts of their feature' : undefined,
    ),
};

const keyword = (type: ts.TypeNode, kind: ts.SyntaxKind) => type.kind === kind;

const forcedType: HouseRule = {
  name: 'forced-type',
  appliesTo: (path) => path.startsWith('src/') && !isTest(path),
  find: (source) =>
    search(source, (node) => {
      if (!ts.isAsExpression(node)) return undefined;
      const forced =
        keyword(node.type, ts.SyntaxKind.NeverKeyword) || keyword(node.type, ts.SyntaxKind.AnyKeyword);
      const twice = ts.isAsExpression(node.expression);
      return forced || twice ? 'narrow or parse instead of forcing a type' : undefined;
    }),
};

/** Rules over the syntax tree, so that comments and patterns do not count as words. */
export const treeRules: readonly HouseRule[] = [
  wordsOutsideCatalogue,
  forcedType,
  addressState,
  anyPointer,
  bareSince,
  bareTimer,
  busyDisabled,
  floatMoney,
  dialogForms,
  freeTooEarly,
  lateField,
  listPlace,
  classLocator,
  retiredWords,
  commentStart,
  plainWords,
  silentCatch,
  titleLength,
  functionDocstring,
];
