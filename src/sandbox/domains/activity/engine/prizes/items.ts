import type { ActivityItem } from '#contract/activity/schema/prize.ts';
import { type ItemCurrency, issueOf, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';

const currencyOf = (item: ActivityItem): ItemCurrency => `ITEM:${item}`;

export type Items = ReturnType<typeof createItems>;

/** Creates the items that members hold: an account each in the ledger, which must not become negative. */
export function createItems(ledger: Ledger) {
  const move = (userId: string, item: ActivityItem, count: number, note: string, at: number) => {
    const currency = currencyOf(item);
    const own = memberWallet(userId, currency);
    ledger.open(issueOf(currency), currency, true);
    ledger.open(own, currency, false);
    const entries = [
      { account: issueOf(currency), amount: BigInt(-count) },
      { account: own, amount: BigInt(count) },
    ];
    ledger.book({ kind: 'activity', at, roomNo: null, note, entries });
  };
  return {
    held(userId: string, item: ActivityItem): number {
      const count = ledger.balance(memberWallet(userId, currencyOf(item)));
      return Number(count);
    },
    grant: (userId: string, item: ActivityItem, count: number, note: string, at: number) =>
      move(userId, item, count, note, at),
    /** Uses items. @throws Refusal ACTIVITY_USED_UP when the member holds fewer. */
    use: (userId: string, item: ActivityItem, count: number, note: string, at: number) =>
      move(userId, item, -count, note, at),
  };
}
