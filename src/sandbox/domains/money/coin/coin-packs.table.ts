import { OWN_COINS_MAX } from '#contract/money/coin/constants.ts';
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

/** Minor units of USDT that seventy-two coins cost. */
const USDT_PRICE = 100n;
const USDT_COINS = 72n;

/** A number of coins at the price of every pack; a part of a cent is a cent. */
const ownPack = (coins: bigint): PricedPack => ({
  packId: `c${coins}`,
  coins,
  price: { CNY: coins * COIN_PRICE, USDT: (coins * USDT_PRICE + USDT_COINS - 1n) / USDT_COINS },
});

/** Returns the pack of an id: one on sale, or of the number that a member named; null for any other id. */
export function packOf(packId: string): PricedPack | null {
  const own = /^c([1-9]\d{0,4})$/.exec(packId)?.[1];
  const onSale = COIN_PACKS.find((pack) => pack.packId === packId);
  return onSale ?? (own !== undefined && Number(own) <= OWN_COINS_MAX ? ownPack(BigInt(own)) : null);
}

/** Packs that are offered: one of `coins` before those on sale, unless they have it. */
export function offeredPacks(coins: number | undefined): readonly PricedPack[] {
  const own = coins === undefined ? null : packOf(`c${coins}`);
  return own === null || COIN_PACKS.includes(own) ? COIN_PACKS : [own, ...COIN_PACKS];
}
