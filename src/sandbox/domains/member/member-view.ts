import type * as v from 'valibot';
import type { Member } from '#contract/models/member.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import type { Account } from '#sandbox/base/account.ts';
import { mainCurrencyOf, type SiteId } from '#sandbox/base/sites.table.ts';
import { memberWallet } from '#sandbox/domains/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ledger/ledger.ts';

/** A member as their own session sees them: balances in the first currency of the site, from the ledger. */
export function memberView(
  ledger: Ledger,
  { userId, name, nickname, avatar, level }: Account,
  siteId: SiteId,
): v.InferInput<typeof Member> {
  const currency = mainCurrencyOf(siteId);
  return {
    userId,
    name,
    nickname,
    avatar,
    level,
    balance: minorToText(minor(ledger.balance(memberWallet(userId, currency)))),
    coins: ledger.balance(memberWallet(userId, 'COIN')).toString(),
  };
}
