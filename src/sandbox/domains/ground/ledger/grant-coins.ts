import { issueOf, memberWallet } from './account-names.ts';
import type { Ledger } from './ledger.ts';

/** Coins the operator issues to a member, booked as an opening balance is. */
export function grantCoins(ledger: Ledger, userId: string, coins: bigint, at: number): void {
  ledger.book({
    kind: 'opening',
    at,
    roomNo: null,
    note: `${coins} 金币`,
    entries: [
      { account: issueOf('COIN'), amount: -coins },
      { account: memberWallet(userId, 'COIN'), amount: coins },
    ],
  });
}
