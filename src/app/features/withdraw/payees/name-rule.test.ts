import { expect, test } from 'vitest';
import { tLater } from '#app/i18n/later-text.ts';
import { realNameRule } from './name-rule.ts';

test.each([
  ['江北岸', true],
  ['阿依古丽·买买提', true],
  ['J. R. Smith', true],
  ['江', tLater('payee.nameLength')],
  ['江2', tLater('payee.nameCharacters')],
  ['江··岸', tLater('payee.nameDoubled')],
  ['·江岸', tLater('payee.nameEdgeDot')],
  ['Ana', tLater('payee.nameForm')],
])('[5.01] [5.02] a real name typed as %j', (typed, said) => expect(realNameRule(typed)).toBe(said));
