import type { OpenView } from '#sandbox/domains/venue/venue-view.ts';

const SYMBOLS: Readonly<Record<OpenView['currency'], string>> = { CNY: '¥', USDT: '₮' };
const HUNDRED = 100;

const twoPlaces = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 });
const whole = new Intl.NumberFormat('zh-CN');

/** Minor units with two decimals. */
export const amountText = (minor: number): string => twoPlaces.format(minor / HUNDRED);

/** A stake: whole where it is whole, with its currency's sign; points of a demo have none. */
export function stakeText(minor: number, { currency, demo }: Pick<OpenView, 'currency' | 'demo'>): string {
  const text = minor % HUNDRED === 0 ? whole.format(minor / HUNDRED) : amountText(minor);
  return demo ? text : SYMBOLS[currency] + text;
}

/** What a round came to, with its sign. */
export const netText = (minor: number): string =>
  minor === 0 ? '0.00' : `${minor > 0 ? '+' : '−'}${amountText(Math.abs(minor))}`;

/** A part of 1 as a percentage with two decimals. */
export const percentText = (part: number): string => `${(part * HUNDRED).toFixed(2)}%`;
