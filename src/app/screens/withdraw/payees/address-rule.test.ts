import { expect, test } from 'vitest';
import { tLater } from '#app/i18n/later-text.ts';
import { addressRule } from './address-rule.ts';

const TRON = 'TQ5pLw8Kz3mXf7RaJ2nVbY9hCdE4gUs6Nt';

test.each([
  [` ${TRON}\n`, 'TRC20', true],
  [TRON, 'ERC20', tLater('payee.addressOther', { other: 'TRC20' })],
  [TRON.slice(1), 'TRC20', tLater('payee.addressWrong', { chain: 'TRC20' })],
  ['', 'ERC20', tLater('payee.addressMissing')],
] as const)('[3.13] an address typed as %j for %s', (typed, chain, said) =>
  expect(addressRule(typed, chain)).toBe(said),
);
