import type { Currency } from '#contract/units/money.ts';

export type PricedPack = {
  readonly packId: string;
  readonly coins: bigint;
  /** Minor units: ten coins a yuan, seventy-two a USDT. */
  readonly price: Readonly<Record<Currency, bigint>>;
};

/** Minor units of yuan that a coin costs. */
export const COIN_PRICE = 10n;

/** Coin packs on sale; the price of a coin is the same in every pack. */
export const COIN_PACKS: readonly PricedPack[] = [
  { packId: 'c60', coins: 60n, price: { CNY: 6_00n, USDT: 84n } },
  { packId: 'c300', coins: 300n, price: { CNY: 30_00n, USDT: 4_17n } },
  { packId: 'c980', coins: 980n, price: { CNY: 98_00n, USDT: 13_62n } },
  { packId: 'c2980', coins: 2_980n, price: { CNY: 298_00n, USDT: 41_39n } },
  { packId: 'c6480', coins: 6_480n, price: { CNY: 648_00n, USDT: 90_00n } },
  { packId: 'c9980', coins: 9_980n, price: { CNY: 998_00n, USDT: 138_62n } },
];
