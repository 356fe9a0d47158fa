import { accountCalls } from './account.ts';
import { activityCalls } from './activity.ts';
import { agentCalls } from './agent.ts';
import { announcementCalls } from './announcement.ts';
import { bannerCalls } from './banner.ts';
import { betCalls } from './bet.ts';
import { boardCalls } from './board.ts';
import { captchaCalls } from './captcha.ts';
import { chatCalls } from './chat.ts';
import { chatMessageCalls } from './chat-message.ts';
import { codeCalls } from './code.ts';
import { coinCalls } from './coin.ts';
import { commandCalls } from './command.ts';
import { couponCalls } from './coupon.ts';
import type { CallInput, CallOutput } from './define-call.ts';
import { depositCalls } from './deposit.ts';
import { depositLimitCalls } from './deposit-limit.ts';
import { dormancyCalls } from './dormancy.ts';
import { exchangeCalls } from './exchange.ts';
import { expertCalls } from './expert.ts';
import { feedbackCalls } from './feedback.ts';
import { followCalls } from './follow.ts';
import { gameCalls } from './game.ts';
import { giftCalls } from './gift.ts';
import { helpCalls } from './help.ts';
import { identityCalls } from './identity.ts';
import { inboxCalls } from './inbox.ts';
import { inviteCalls } from './invite.ts';
import { liveCalls } from './live.ts';
import { memberCalls } from './member.ts';
import { newsCalls } from './news.ts';
import { orderCalls } from './order.ts';
import { ownLimitCalls } from './own-limit.ts';
import { parcelCalls } from './parcel.ts';
import { passwordRecoveryCalls } from './password-recovery.ts';
import { payeeCalls } from './payee.ts';
import { playReportCalls } from './play-report.ts';
import { profileCalls } from './profile.ts';
import { promotionCalls } from './promotion.ts';
import { realityCheckCalls } from './reality-check.ts';
import { rebateCalls } from './rebate.ts';
import { registerCalls } from './register.ts';
import { restrictionCalls } from './restriction.ts';
import { searchCalls } from './search.ts';
import { securityCalls } from './security.ts';
import { selfBlockCalls } from './self-block.ts';
import { siteCalls } from './site.ts';
import { sponsorCalls } from './sponsor.ts';
import { statementCalls } from './statement.ts';
import { supportCalls } from './support.ts';
import { timeCalls } from './time.ts';
import { transferCalls } from './transfer.ts';
import { treasuryCalls } from './treasury.ts';
import { venueCalls } from './venue.ts';
import { vipCalls } from './vip.ts';
import { walletCalls } from './wallet.ts';
import { welfareCalls } from './welfare.ts';
import { withdrawCalls } from './withdraw.ts';

/** Every call by its name; written out, because a type so large is not inferred across files. */
export type CallTable = typeof siteCalls &
  typeof bannerCalls &
  typeof accountCalls &
  typeof registerCalls &
  typeof codeCalls &
  typeof passwordRecoveryCalls &
  typeof dormancyCalls &
  typeof captchaCalls &
  typeof memberCalls &
  typeof profileCalls &
  typeof securityCalls &
  typeof inviteCalls &
  typeof vipCalls &
  typeof rebateCalls &
  typeof agentCalls &
  typeof liveCalls &
  typeof boardCalls &
  typeof followCalls &
  typeof chatCalls &
  typeof chatMessageCalls &
  typeof giftCalls &
  typeof coinCalls &
  typeof gameCalls &
  typeof searchCalls &
  typeof inboxCalls &
  typeof supportCalls &
  typeof feedbackCalls &
  typeof parcelCalls &
  typeof newsCalls &
  typeof expertCalls &
  typeof helpCalls &
  typeof announcementCalls &
  typeof sponsorCalls &
  typeof venueCalls &
  typeof betCalls &
  typeof walletCalls &
  typeof depositCalls &
  typeof depositLimitCalls &
  typeof playReportCalls &
  typeof identityCalls &
  typeof restrictionCalls &
  typeof selfBlockCalls &
  typeof ownLimitCalls &
  typeof realityCheckCalls &
  typeof orderCalls &
  typeof commandCalls &
  typeof payeeCalls &
  typeof statementCalls &
  typeof transferCalls &
  typeof treasuryCalls &
  typeof exchangeCalls &
  typeof withdrawCalls &
  typeof welfareCalls &
  typeof couponCalls &
  typeof promotionCalls &
  typeof activityCalls &
  typeof timeCalls;

/** Every call of the platform, by name. The only list there is. */
export const calls: CallTable = {
  ...siteCalls,
  ...bannerCalls,
  ...accountCalls,
  ...registerCalls,
  ...codeCalls,
  ...passwordRecoveryCalls,
  ...dormancyCalls,
  ...captchaCalls,
  ...memberCalls,
  ...profileCalls,
  ...securityCalls,
  ...inviteCalls,
  ...vipCalls,
  ...rebateCalls,
  ...agentCalls,
  ...liveCalls,
  ...boardCalls,
  ...followCalls,
  ...chatCalls,
  ...chatMessageCalls,
  ...giftCalls,
  ...coinCalls,
  ...gameCalls,
  ...searchCalls,
  ...inboxCalls,
  ...supportCalls,
  ...feedbackCalls,
  ...parcelCalls,
  ...newsCalls,
  ...expertCalls,
  ...helpCalls,
  ...announcementCalls,
  ...sponsorCalls,
  ...venueCalls,
  ...betCalls,
  ...walletCalls,
  ...depositCalls,
  ...depositLimitCalls,
  ...playReportCalls,
  ...identityCalls,
  ...restrictionCalls,
  ...selfBlockCalls,
  ...ownLimitCalls,
  ...realityCheckCalls,
  ...orderCalls,
  ...commandCalls,
  ...payeeCalls,
  ...statementCalls,
  ...transferCalls,
  ...treasuryCalls,
  ...exchangeCalls,
  ...withdrawCalls,
  ...welfareCalls,
  ...couponCalls,
  ...promotionCalls,
  ...activityCalls,
  ...timeCalls,
};

export type CallName = keyof CallTable;
export type InputOf<Name extends CallName> = CallInput<CallTable[Name]>;
export type OutputOf<Name extends CallName> = CallOutput<CallTable[Name]>;
