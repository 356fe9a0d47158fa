import { type Chain, chainOfAddress, isChainAddress } from '#contract/money/payee/chain-address.ts';
import { plainTyped } from '#contract/text/digits-typed.ts';
import { t } from '../texts.ts';

/** Line breaks and spaces come along when an address is copied; none has any. */
export const plainAddress = (typed: string): string => plainTyped(typed).replace(/\s/g, '');

/** An address of the chosen chain [3.13], its checksum included, or what is wrong with it. */
export async function addressRule(typed: string, chain: Chain): Promise<true | string> {
  const address = plainAddress(typed);
  if (address === '') return t('payee.addressMissing');
  if (!isChainAddress(chain, address)) {
    const other = chainOfAddress(address);
    return other === null ? t('payee.addressWrong', { chain }) : t('payee.addressOther', { other });
  }
  const file = await import('#contract/money/payee/address-checksum.ts').catch(() => null);
  if (file === null) return t('payee.addressUnchecked');
  return file.trueAddress(chain, address) !== null || t('payee.addressChecksum');
}
