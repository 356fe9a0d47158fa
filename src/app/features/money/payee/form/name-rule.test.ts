import { expect, test } from 'vitest';
import { t } from '../texts.ts';
import { realNameRule } from './name-rule.ts';

test.each([
  ['江北岸', true],
  ['阿依古丽·买买提', true],
  ['J. R. Smith', true],
  ['江', t('payee.nameLength')],
  ['江2', t('payee.nameCharacters')],
  ['江··岸', t('payee.nameDoubled')],
  ['·江岸', t('payee.nameEdgeDot')],
  ['Ana', t('payee.nameForm')],
])('[5.01] [5.02] a real name typed as %j', (typed, said) => expect(realNameRule(typed)).toBe(said));
