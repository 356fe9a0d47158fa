import { expect, test } from 'vitest';
import { t } from '../texts.ts';
import { addressRule } from './address-rule.ts';

const TRON = 'TQWhwdjJDveARKwhiC6jeTA9YuWiktqx25';

test.each([
  [` ${TRON}\n`, 'TRC20', true],
  [TRON, 'ERC20', t('payee.addressOther', { other: 'TRC20' })],
  [TRON.slice(1), 'TRC20', t('payee.addressWrong', { chain: 'TRC20' })],
  [`${TRON.slice(0, -1)}6`, 'TRC20', t('payee.addressChecksum')],
  ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ERC20', t('payee.addressChecksum')],
  ['', 'ERC20', t('payee.addressMissing')],
] as const)('[3.13] an address typed as %j for %s', async (typed, chain, said) =>
  expect(await addressRule(typed, chain)).toBe(said),
);
