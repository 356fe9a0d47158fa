/** The pure rules of the product, in one place for the tests that check them: plain functions, no package, no realm. */

export { chatHidden, showsSharedOrder, welcomeTier } from './community/chat/site-rules.ts';
export { anchorTap } from './community/live/anchor-tap.ts';
export { pageTypesOf } from './community/live/page-types.ts';
export { bankOfCard, chainOfAddress, isCardNumber, isChainAddress } from './money/payee/payee-rules.ts';
export { amountFault, amountTyped, isAmountText, typedAmount } from './money/wallet/amount-text.ts';
export { greetingPeriod, sessionEntryExpiry } from './people/account/local-hours.ts';
export { passwordProblem } from './people/account/password-problem.ts';
export { isRealName } from './people/identity/identity-card.ts';
export { LEG_RESULTS } from './play/bet/constants.ts';
export { cashOutOf } from './play/betting/cash-out.ts';
export { LEG_MARKETS } from './play/betting/legs/leg.ts';
export { settleLeg } from './play/betting/legs/settle-leg.ts';
export { payoutOf, returnOf, systemReturnOf } from './play/betting/return-of.ts';
export { kindFault, linesOf, relatedLegs, slipSum, systemSizes } from './play/betting/slip/slip-bets.ts';
export { legPasses, legStateOf } from './play/betting/slip/slip-leg.ts';
export { nextSlipState } from './play/betting/slip/slip-life.table.ts';
export { systemLines } from './play/betting/system-lines.ts';
export { formatOdds, ODDS_FORMATS } from './play/odds/odds-rules.ts';
export { isVenueClosed, isVenueOpen } from './play/venue/venue-open.ts';
export { venuePath } from './play/venue/venue-path.ts';
export { nameProblem } from './rewards/parcel/name-problem.ts';
export { tickerItems } from './site/announcement/ticker.ts';
export { siteIdOf } from './site/site/site-id.ts';
export { sponsorValues } from './site/sponsor/sponsor-values.ts';
export { digitsTyped } from './text/digits-typed.ts';
export {
  emailTyped,
  formFieldProblem,
  isEmail,
  isPositiveInteger,
  isUserName,
  isWeakWithdrawalPassword,
  isWithdrawalPassword,
} from './text/form-rules.ts';
export { isPhone, maskPhone, phoneTyped } from './text/phone.ts';
export { countText } from './units/count.ts';
