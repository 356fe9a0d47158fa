import { tLater } from '#app/i18n/later-text.ts';
import { type Chain, chainOfAddress, isChainAddress } from '#contract/rules/money/chain-address.ts';

/** Line breaks and spaces come along when an address is copied; none has any. */
export const plainAddress = (typed: string): string => typed.replace(/\s/g, '');

/** An address of the chosen chain [3.13], its checksum included, or what is wrong with it. */
export async function addressRule(typed: string, chain: Chain): Promise<true | string> {
  const address = plainAddress(typed);
  if (address === '') return tLater('payee.addressMissing');
  if (!isChainAddress(chain, address)) {
    const other = chainOfAddress(address);
    return other === null ? tLater('payee.addressWrong', { chain }) : tLater('payee.addressOther', { other });
  }
  const { trueAddress } = await import('#contract/rules/money/address-checksum.ts');
  return trueAddress(chain, address) !== null || tLater('payee.addressChecksum');
}
