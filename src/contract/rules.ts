/** The pure rules of the product, in one place for the tests that check them: plain functions, no package, no realm. */

export { LEG_RESULTS } from './constants/betting.ts';
export { cashOutOf } from './rules/betting/cash-out.ts';
export { LEG_MARKETS } from './rules/betting/leg.ts';
export { payoutOf } from './rules/betting/payout.ts';
export { returnOf, systemReturnOf } from './rules/betting/return-of.ts';
export { settleLeg } from './rules/betting/settle-leg.ts';
export { kindFault, linesOf, relatedLegs, slipSum, systemSizes } from './rules/betting/slip/slip-bets.ts';
export { legPasses, legStateOf } from './rules/betting/slip/slip-leg.ts';
export { nextSlipState } from './rules/betting/slip/slip-life.table.ts';
export { systemLines } from './rules/betting/system-lines.ts';
export { greetingPeriod } from './rules/greeting-period.ts';
export { amountFault, amountTyped, isAmountText, typedAmount } from './rules/money/amount-text.ts';
export { bankOfCard } from './rules/money/bank-of-card.ts';
export { isCardNumber } from './rules/money/card-number.ts';
export { chainOfAddress, isChainAddress } from './rules/money/chain-address.ts';
export { formatOdds, ODDS_FORMATS } from './rules/odds-format.ts';
export { anchorTap } from './rules/rooms/anchor-tap.ts';
export { chatHidden } from './rules/rooms/chat-hidden.ts';
export { pageTypesOf } from './rules/rooms/page-types.ts';
export { showsSharedOrder } from './rules/rooms/shared-order.ts';
export { sessionEntryExpiry } from './rules/session-entry-expiry.ts';
export { siteIdOf } from './rules/site-id.ts';
export { sponsorValues } from './rules/sponsor-values.ts';
export { digitsTyped } from './rules/text/digits-typed.ts';
export { formFieldProblem } from './rules/text/form-field.ts';
export { maskPhone } from './rules/text/mask-phone.ts';
export { nameProblem } from './rules/text/name-problem.ts';
export { passwordProblem } from './rules/text/password-problem.ts';
export { isPhone, phoneTyped } from './rules/text/phone.ts';
export { isRealName } from './rules/text/real-name.ts';
export {
  emailTyped,
  isEmail,
  isPositiveInteger,
  isUserName,
  isWithdrawalPassword,
} from './rules/text/text-patterns.ts';
export { isWeakWithdrawalPassword } from './rules/text/weak-withdrawal-password.ts';
export { tickerItems } from './rules/ticker.ts';
export { isVenueClosed, isVenueOpen } from './rules/venue-open.ts';
export { venuePath } from './rules/venue-path.ts';
export { welcomeTier } from './rules/welcome-tier.ts';
export { countText } from './units/count.ts';
