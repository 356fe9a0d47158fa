import * as v from 'valibot';
import { minorFromText } from '#contract/units/money.ts';
import { query } from '#sandbox/db/query.ts';
import type { LedgerCurrency } from '#sandbox/domains/ground/ledger/account-names.ts';
import { COIN_PACKS } from '#sandbox/domains/money/coin/coin-packs.table.ts';
import type { CashPlatform } from './cash-platform.ts';
import { GIFT_COINS } from './coin-answers.ts';

/** A command as the platform noted that it carried it out. */
const Row = v.object({
  owner: v.string(),
  call: v.string(),
  request_id: v.string(),
  input: v.string(),
  answer: v.string(),
});
export type CommandRow = v.InferOutput<typeof Row>;
export type Effects = Readonly<Partial<Record<LedgerCurrency, bigint>>>;

const currency = v.picklist(['CNY', 'USDT']);
const Moved = v.object({ amount: v.string(), currency });
const Swap = v.object({ from: currency });
const Swapped = v.object({ spent: v.string(), got: v.string() });
const Purchase = v.object({ packId: v.string() });
const Gift = v.object({ count: v.union([v.string(), v.number()]) });

const units = (text: string): bigint => minorFromText(text) ?? 0n;

/** Every command that was carried out, whichever member gave it; orders are opened elsewhere. */
export const commandRows = ({ books }: CashPlatform): readonly CommandRow[] =>
  query(books.db, Row, 'SELECT owner, call, request_id, input, answer FROM command').all();

/** Returns the effect of a command on its owner’s centre wallets and coins; for orders it follows from their state. */
export function effectsOf({ call, input, answer }: CommandRow): Effects {
  const read = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
    v.parse(schema, JSON.parse(text));
  switch (call) {
    case 'coin.buy': {
      const pack = COIN_PACKS.find(({ packId }) => packId === read(Purchase, input).packId);
      return { CNY: -(pack?.price.CNY ?? 0n), COIN: pack?.coins ?? 0n };
    }
    case 'gift.reward':
      return { COIN: -GIFT_COINS * BigInt(read(Gift, input).count) };
    case 'exchange.swap': {
      const { spent, got } = read(Swapped, answer);
      const { from } = read(Swap, input);
      return { [from]: -units(spent), [from === 'CNY' ? 'USDT' : 'CNY']: units(got) };
    }
    case 'treasury.putIn':
    case 'treasury.takeOut': {
      const moved = read(Moved, input);
      const sign = call === 'treasury.putIn' ? -1n : 1n;
      return { [moved.currency]: sign * units(moved.amount) };
    }
    default:
      return {};
  }
}
