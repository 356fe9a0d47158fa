import type * as v from 'valibot';
import type { Member } from '#contract/people/member/schema.ts';
import type { RestrictionWire } from '#contract/protection/restriction/schema.ts';
import type { Account } from '#sandbox/base/account.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { mainCurrencyOf, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';

/** Dependencies of a view of a member. */
export type MemberViewPorts = {
  readonly ledger: Ledger;
  /** Restriction that a member has set on their own play; null for one without any. */
  readonly restrictions: { wireOf(userId: string, now: number): RestrictionWire | null };
};

/** A member as their own session sees them: balances in the first currency of the site, from the ledger. */
export function memberView(
  { ledger, restrictions }: MemberViewPorts,
  { userId, name, nickname, avatar, level }: Account,
  { siteId, now }: { readonly siteId: SiteId; readonly now: number },
): v.InferInput<typeof Member> {
  const currency = mainCurrencyOf(siteId);
  const restriction = restrictions.wireOf(userId, now);
  return {
    userId,
    name,
    nickname,
    avatar,
    level,
    balance: minorText(ledger.balance(memberWallet(userId, currency))),
    coins: ledger.balance(memberWallet(userId, 'COIN')).toString(),
    ...(restriction === null ? {} : { restriction }),
  };
}
