import { tLater } from '#app/i18n/later-text.ts';
import { type Chain, chainOfAddress, isChainAddress } from '#contract/rules/chain-address.ts';

/** Line breaks and spaces come along when an address is copied; none has any. */
export const plainAddress = (typed: string): string => typed.replace(/\s/g, '');

/** An address of the chosen chain [3.13], or what is wrong with it. */
export function addressRule(typed: string, chain: Chain): true | string {
  const address = plainAddress(typed);
  if (address === '') return tLater('payee.addressMissing');
  if (isChainAddress(chain, address)) return true;
  const other = chainOfAddress(address);
  return other === null ? tLater('payee.addressWrong', { chain }) : tLater('payee.addressOther', { other });
}
