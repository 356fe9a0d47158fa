import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import {
  GIFT_REVENUE,
  issueOf,
  memberWallet,
  salesOf,
} from '#sandbox/domains/ground/ledger/account-names.ts';
import { COIN_PACKS } from '#sandbox/domains/money/coin/coin-packs.table.ts';
import type { moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import type { Wire } from '../network/sealed-server.ts';

type Books = ReturnType<typeof moneyBooksBy>;

/** Price of one gift, and opening balance of each member. */
export const GIFT_COINS = 10n;
export const OPENING_COINS = 1_000n;

const Bought = v.object({ coins: v.string(), balance: v.string() });
const Rewarded = v.object({ coins: v.string() });

/** Credits both members with their first coins. */
export function openCoins({ ledger }: Books, owners: readonly string[], at: number): void {
  ledger.open(issueOf('COIN'), 'COIN', true);
  ledger.open(GIFT_REVENUE, 'COIN', false);
  ledger.open(salesOf('CNY'), 'CNY', false);
  for (const owner of owners) {
    ledger.open(memberWallet(owner, 'COIN'), 'COIN', false);
    const entries = [
      { account: issueOf('COIN'), amount: -OPENING_COINS },
      { account: memberWallet(owner, 'COIN'), amount: OPENING_COINS },
    ];
    ledger.book({ kind: 'opening', at, roomNo: null, note: '', entries });
  }
}

/** Books coin purchases and gifts of one member in the ledger, once per request. */
export function coinAnswers({ ledger, commands }: Books, now: () => number) {
  const coinsOf = (owner: string) => ledger.balance(memberWallet(owner, 'COIN')).toString();
  const command = (owner: string, call: string, input: Wire) => {
    const { clientRequestId, ...rest } = input;
    return { owner, call, requestId: String(clientRequestId), input: JSON.stringify(rest), at: now() };
  };
  return {
    buy: (owner: string, input: Wire) =>
      commands.once(command(owner, 'coin.buy', input), Bought, () => {
        const pack = COIN_PACKS.find(({ packId }) => packId === input.packId) ?? refuse('NOT_FOUND');
        const cash = memberWallet(owner, 'CNY');
        const entries = [
          { account: cash, amount: -pack.price.CNY },
          { account: salesOf('CNY'), amount: pack.price.CNY },
          { account: issueOf('COIN'), amount: -pack.coins },
          { account: memberWallet(owner, 'COIN'), amount: pack.coins },
        ];
        ledger.book({ kind: 'purchase', at: now(), roomNo: null, note: '', entries });
        return { coins: coinsOf(owner), balance: `${ledger.balance(cash) / 100n}.00` };
      }).answer,
    sendGift: (owner: string, input: Wire) =>
      commands.once(command(owner, 'gift.reward', input), Rewarded, () => {
        const cost = GIFT_COINS * BigInt(Number(input.count));
        const entries = [
          { account: memberWallet(owner, 'COIN'), amount: -cost },
          { account: GIFT_REVENUE, amount: cost },
        ];
        ledger.book({ kind: 'gift', at: now(), roomNo: null, note: '', entries });
        return { coins: coinsOf(owner) };
      }).answer,
  };
}
