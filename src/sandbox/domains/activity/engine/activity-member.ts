import type { UserId } from '#contract/fields/ids.ts';
import type { Currency } from '#contract/units/money.ts';
import { mainCurrencyOf, type SiteId } from '#sandbox/base/tables/sites.table.ts';
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
