import type { UserId } from '#contract/fields/ids.ts';
import type { Currency } from '#contract/units/money.ts';
import { mainCurrencyOf, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { ActSpan, Acts } from '#sandbox/domains/ground/act/acts.ts';
import { worthAtMost } from '#sandbox/domains/ground/currency/currency-worth.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';

/** Participant: the member, the site they are on, and the currency of its bonuses. */
export type ActivityMember = {
  readonly userId: UserId;
  readonly siteId: SiteId;
  readonly currency: Currency;
  /** VIP grade, 0 to 10. */
  readonly level: number;
};

/** Returns the member of a request. @throws Refusal NEEDS_LOGIN for guests. */
export function activityMemberOf(context: CallContext): ActivityMember {
  const { userId, level } = accountOf(context);
  return { userId, level, siteId: context.siteId, currency: mainCurrencyOf(context.siteId) };
}

/** Deposits of a member in a span, in minor units of yuan; USDT converts at the rate of the minute it arrived. */
export const depositsWorth = (acts: Pick<Acts, 'things'>, userId: string, span: ActSpan): bigint =>
  acts
    .things(userId, 'deposit', span)
    .reduce(
      (sum, { way, amount, at }) =>
        sum + worthAtMost({ amount, currency: way === 'USDT' ? 'USDT' : 'CNY' }, 'CNY', at),
      0n,
    );
