import { type Currency, type Minor, minor } from '#contract/units/money.ts';

const RATE = /^(\d{1,9})\.(\d{4})$/;
const TEN_THOUSAND = 10_000n;

/** Yuan for one USDT: `buy` is what a member pays for it, `sell` what they get. Four decimals, as text. */
export type ExchangeRate = { readonly buy: string; readonly sell: string };

/** Ten-thousandths from a rate's text, or null. */
function rateOf(text: string): bigint | null {
  const match = RATE.exec(text);
  const rate = match ? BigInt(`${match[1]}${match[2]}`) : 0n;
  return rate > 0n ? rate : null;
}

/** Returns the converted amount in the other currency, rounded down [1.05]; null where the rate is invalid. */
export function exchangedAmount(from: Currency, amount: bigint, { buy, sell }: ExchangeRate): Minor | null {
  const rate = rateOf(from === 'CNY' ? buy : sell);
  if (rate === null) return null;
  return minor(from === 'CNY' ? (amount * TEN_THOUSAND) / rate : (amount * rate) / TEN_THOUSAND);
}
