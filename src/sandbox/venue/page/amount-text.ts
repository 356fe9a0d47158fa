import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';

const SYMBOLS: Readonly<Record<OpenView['currency'], string>> = { CNY: '¥', USDT: '₮' };
const HUNDRED = 100n;

const integerFormat = new Intl.NumberFormat('zh-CN');

/** Minor units with two decimals. */
export const amountText = (minor: bigint): string =>
  `${integerFormat.format(minor / HUNDRED)}.${String(minor % HUNDRED).padStart(2, '0')}`;

/** A stake: whole where it is whole, with its currency's sign; points of a demo have none. */
export function stakeText(minor: bigint, { currency, demo }: Pick<OpenView, 'currency' | 'demo'>): string {
  const text = minor % HUNDRED === 0n ? integerFormat.format(minor / HUNDRED) : amountText(minor);
  return demo ? text : SYMBOLS[currency] + text;
}

/** A sum with two decimals and its currency's sign; points of a demo have none. */
export const sumText = (minor: bigint, { currency, demo }: Pick<OpenView, 'currency' | 'demo'>): string =>
  (demo ? '' : SYMBOLS[currency]) + amountText(minor);

/** Formats the net result of a round, with its sign. */
export function netText(minor: bigint): string {
  if (minor === 0n) return amountText(minor);
  return minor > 0n ? `+${amountText(minor)}` : `−${amountText(-minor)}`;
}

/** A part of 1 as a percentage with two decimals. */
export const percentText = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** Reports whether a round returned more than was staked: only then is anything lit or green [P.21]. */
export const isNetWin = ({ stake, payout }: Pick<RoundView, 'stake' | 'payout'>): boolean =>
  BigInt(payout) > BigInt(stake);

/** A multiple of the stake, from its hundredths. */
export const timesText = (hundredths: bigint): string => `×${amountText(hundredths)}`;
