import { activityCalls } from '#contract/activity/calls.ts';
import { feedbackCalls } from '#contract/care/feedback/calls.ts';
import { inboxCalls } from '#contract/care/inbox/calls.ts';
import { supportCalls } from '#contract/care/support/calls.ts';
import { chatCalls } from '#contract/community/chat/calls.ts';
import { chatMessageCalls } from '#contract/community/chat-message/calls.ts';
import { followCalls } from '#contract/community/follow/calls.ts';
import { giftCalls } from '#contract/community/gift/calls.ts';
import { liveCalls } from '#contract/community/live/calls.ts';
import { searchCalls } from '#contract/community/search/calls.ts';
import { coinCalls } from '#contract/money/coin/calls.ts';
import { commandCalls } from '#contract/money/command/calls.ts';
import { depositCalls } from '#contract/money/deposit/calls.ts';
import { exchangeCalls } from '#contract/money/exchange/calls.ts';
import { orderCalls } from '#contract/money/order/calls.ts';
import { payeeCalls } from '#contract/money/payee/calls.ts';
import { statementCalls } from '#contract/money/statement/calls.ts';
import { transferCalls } from '#contract/money/transfer/calls.ts';
import { treasuryCalls } from '#contract/money/treasury/calls.ts';
import { walletCalls } from '#contract/money/wallet/calls.ts';
import { withdrawCalls } from '#contract/money/withdraw/calls.ts';
import { accountCalls } from '#contract/people/account/calls.ts';
import { captchaCalls } from '#contract/people/captcha/calls.ts';
import { codeCalls } from '#contract/people/code/calls.ts';
import { dormancyCalls } from '#contract/people/dormancy/calls.ts';
import { identityCalls } from '#contract/people/identity/calls.ts';
import { memberCalls } from '#contract/people/member/calls.ts';
import { passwordRecoveryCalls } from '#contract/people/password-recovery/calls.ts';
import { profileCalls } from '#contract/people/profile/calls.ts';
import { registerCalls } from '#contract/people/register/calls.ts';
import { securityCalls } from '#contract/people/security/calls.ts';
import { betCalls } from '#contract/play/bet/calls.ts';
import { boardCalls } from '#contract/play/board/calls.ts';
import { gameCalls } from '#contract/play/game/calls.ts';
import { playReportCalls } from '#contract/play/play-report/calls.ts';
import { venueCalls } from '#contract/play/venue/calls.ts';
import { depositLimitCalls } from '#contract/protection/deposit-limit/calls.ts';
import { ownLimitCalls } from '#contract/protection/own-limit/calls.ts';
import { realityCheckCalls } from '#contract/protection/reality-check/calls.ts';
import { restrictionCalls } from '#contract/protection/restriction/calls.ts';
import { selfBlockCalls } from '#contract/protection/self-block/calls.ts';
import { agentCalls } from '#contract/rewards/agent/calls.ts';
import { couponCalls } from '#contract/rewards/coupon/calls.ts';
import { inviteCalls } from '#contract/rewards/invite/calls.ts';
import { parcelCalls } from '#contract/rewards/parcel/calls.ts';
import { promotionCalls } from '#contract/rewards/promotion/calls.ts';
import { rebateCalls } from '#contract/rewards/rebate/calls.ts';
import { vipCalls } from '#contract/rewards/vip/calls.ts';
import { welfareCalls } from '#contract/rewards/welfare/calls.ts';
import { announcementCalls } from '#contract/site/announcement/calls.ts';
import { bannerCalls } from '#contract/site/banner/calls.ts';
import { expertCalls } from '#contract/site/expert/calls.ts';
import { helpCalls } from '#contract/site/help/calls.ts';
import { newsCalls } from '#contract/site/news/calls.ts';
import { siteCalls } from '#contract/site/site/calls.ts';
import { sponsorCalls } from '#contract/site/sponsor/calls.ts';
import { timeCalls } from '#contract/site/time/calls.ts';
import { activityHandlers } from '#sandbox/domains/activity/activity-handlers.ts';
import { feedbackHandlers } from '#sandbox/domains/care/feedback/feedback-handlers.ts';
import { inboxHandlers } from '#sandbox/domains/care/inbox/inbox-handlers.ts';
import { supportHandlers } from '#sandbox/domains/care/support/support-handlers.ts';
import { chatHandlers } from '#sandbox/domains/community/chat/chat-handlers.ts';
import { chatMessageHandlers } from '#sandbox/domains/community/chat-message/chat-message-handlers.ts';
import { followHandlers } from '#sandbox/domains/community/follow/follow-handlers.ts';
import { giftHandlers } from '#sandbox/domains/community/gift/gift-handlers.ts';
import { liveHandlers } from '#sandbox/domains/community/live/live-handlers.ts';
import { searchHandlers } from '#sandbox/domains/community/search/search-handlers.ts';
import { codeHandlers } from '#sandbox/domains/ground/code/code-handlers.ts';
import { commandHandlers } from '#sandbox/domains/ground/command/command-handlers.ts';
import { memberHandlers } from '#sandbox/domains/ground/member/member-handlers.ts';
import { statementHandlers } from '#sandbox/domains/ground/statement/statement-handlers.ts';
import { coinHandlers } from '#sandbox/domains/money/coin/coin-handlers.ts';
import { depositHandlers } from '#sandbox/domains/money/deposit/deposit-handlers.ts';
import { exchangeHandlers } from '#sandbox/domains/money/exchange/exchange-handlers.ts';
import { orderHandlers } from '#sandbox/domains/money/order/order-handlers.ts';
import { payeeHandlers } from '#sandbox/domains/money/payee/payee-handlers.ts';
import { transferHandlers } from '#sandbox/domains/money/transfer/transfer-handlers.ts';
import { treasuryHandlers } from '#sandbox/domains/money/treasury/treasury-handlers.ts';
import { walletHandlers } from '#sandbox/domains/money/wallet/wallet-handlers.ts';
import { withdrawHandlers } from '#sandbox/domains/money/withdraw/withdraw-handlers.ts';
import { accountHandlers } from '#sandbox/domains/people/account/account-handlers.ts';
import { captchaHandlers } from '#sandbox/domains/people/captcha/captcha-handlers.ts';
import { dormancyHandlers } from '#sandbox/domains/people/dormancy/dormancy-handlers.ts';
import { identityHandlers } from '#sandbox/domains/people/identity/identity-handlers.ts';
import { passwordRecoveryHandlers } from '#sandbox/domains/people/password-recovery/password-recovery-handlers.ts';
import { profileHandlers } from '#sandbox/domains/people/profile/profile-handlers.ts';
import { registerHandlers } from '#sandbox/domains/people/register/register-handlers.ts';
import { securityHandlers } from '#sandbox/domains/people/security/security-handlers.ts';
import { betHandlers } from '#sandbox/domains/play/bet/bet-handlers.ts';
import { boardHandlers } from '#sandbox/domains/play/board/board-handlers.ts';
import { gameHandlers } from '#sandbox/domains/play/game/game-handlers.ts';
import { playReportHandlers } from '#sandbox/domains/play/play-report/play-report-handlers.ts';
import { venueHandlers } from '#sandbox/domains/play/venue/venue-handlers.ts';
import { depositLimitHandlers } from '#sandbox/domains/protection/deposit-limit/deposit-limit-handlers.ts';
import { ownLimitHandlers } from '#sandbox/domains/protection/own-limit/own-limit-handlers.ts';
import { realityCheckHandlers } from '#sandbox/domains/protection/reality-check/reality-check-handlers.ts';
import { restrictionHandlers } from '#sandbox/domains/protection/restriction/restriction-handlers.ts';
import { selfBlockHandlers } from '#sandbox/domains/protection/self-block/self-block-handlers.ts';
import { agentHandlers } from '#sandbox/domains/rewards/agent/agent-handlers.ts';
import { couponHandlers } from '#sandbox/domains/rewards/coupon/coupon-handlers.ts';
import { inviteHandlers } from '#sandbox/domains/rewards/invite/invite-handlers.ts';
import { parcelHandlers } from '#sandbox/domains/rewards/parcel/parcel-handlers.ts';
import { promotionHandlers } from '#sandbox/domains/rewards/promotion/promotion-handlers.ts';
import { rebateHandlers } from '#sandbox/domains/rewards/rebate/rebate-handlers.ts';
import { vipHandlers } from '#sandbox/domains/rewards/vip/vip-handlers.ts';
import { welfareHandlers } from '#sandbox/domains/rewards/welfare/welfare-handlers.ts';
import { announcementHandlers } from '#sandbox/domains/site/announcement/announcement-handlers.ts';
import { bannerHandlers } from '#sandbox/domains/site/banner/banner-handlers.ts';
import { expertHandlers } from '#sandbox/domains/site/expert/expert-handlers.ts';
import { helpHandlers } from '#sandbox/domains/site/help/help-handlers.ts';
import { newsHandlers } from '#sandbox/domains/site/news/news-handlers.ts';
import { siteHandlers } from '#sandbox/domains/site/site/site-handlers.ts';
import { sponsorHandlers } from '#sandbox/domains/site/sponsor/sponsor-handlers.ts';
import { timeHandlers } from '#sandbox/domains/site/time/time-handlers.ts';
import { type BoundCall, bindCalls } from '#sandbox/http/binding/bind-calls.ts';
import { admitting } from './admitting.ts';
import { notingHarm } from './noting-harm.ts';
import type { Platform } from './platform.ts';

/** Calls about members' cash. */
const moneyCalls = (platform: Platform, checkAnswers: boolean): readonly BoundCall[] => [
  ...bindCalls(walletCalls, walletHandlers(platform), checkAnswers),
  ...bindCalls(depositCalls, depositHandlers(platform), checkAnswers),
  ...bindCalls(depositLimitCalls, depositLimitHandlers(platform), checkAnswers),
  ...bindCalls(ownLimitCalls, ownLimitHandlers(platform), checkAnswers),
  ...bindCalls(realityCheckCalls, realityCheckHandlers(platform), checkAnswers),
  ...bindCalls(orderCalls, orderHandlers(platform), checkAnswers),
  ...bindCalls(commandCalls, commandHandlers(platform), checkAnswers),
  ...bindCalls(payeeCalls, payeeHandlers(platform), checkAnswers),
  ...bindCalls(statementCalls, statementHandlers(platform), checkAnswers),
  ...bindCalls(transferCalls, transferHandlers(platform), checkAnswers),
  ...bindCalls(treasuryCalls, treasuryHandlers(platform), checkAnswers),
  ...bindCalls(exchangeCalls, exchangeHandlers(platform), checkAnswers),
  ...bindCalls(withdrawCalls, withdrawHandlers(platform), checkAnswers),
  ...bindCalls(welfareCalls, welfareHandlers(platform), checkAnswers),
  ...bindCalls(couponCalls, couponHandlers(platform), checkAnswers),
  ...bindCalls(promotionCalls, promotionHandlers(platform), checkAnswers),
  ...bindCalls(playReportCalls, playReportHandlers(platform), checkAnswers),
  ...bindCalls(vipCalls, vipHandlers(platform), checkAnswers),
  ...bindCalls(rebateCalls, rebateHandlers(platform), checkAnswers),
];

/** Every call of the table with its handler. */
const boundCalls = (platform: Platform, checkAnswers: boolean): readonly BoundCall[] => [
  ...bindCalls(siteCalls, siteHandlers(platform), checkAnswers),
  ...bindCalls(bannerCalls, bannerHandlers(platform), checkAnswers),
  ...bindCalls(accountCalls, accountHandlers(platform), checkAnswers),
  ...bindCalls(registerCalls, registerHandlers(platform), checkAnswers),
  ...bindCalls(codeCalls, codeHandlers(platform), checkAnswers),
  ...bindCalls(passwordRecoveryCalls, passwordRecoveryHandlers(platform), checkAnswers),
  ...bindCalls(dormancyCalls, dormancyHandlers(platform), checkAnswers),
  ...bindCalls(captchaCalls, captchaHandlers(platform), checkAnswers),
  ...bindCalls(memberCalls, memberHandlers(platform), checkAnswers),
  ...bindCalls(securityCalls, securityHandlers(platform), checkAnswers),
  ...bindCalls(profileCalls, profileHandlers(platform), checkAnswers),
  ...bindCalls(inviteCalls, inviteHandlers(platform), checkAnswers),
  ...bindCalls(agentCalls, agentHandlers(platform), checkAnswers),
  ...bindCalls(liveCalls, liveHandlers(platform), checkAnswers),
  ...bindCalls(boardCalls, boardHandlers(platform), checkAnswers),
  ...bindCalls(followCalls, followHandlers(platform), checkAnswers),
  ...bindCalls(chatCalls, chatHandlers(platform), checkAnswers),
  ...bindCalls(chatMessageCalls, chatMessageHandlers(platform), checkAnswers),
  ...bindCalls(giftCalls, giftHandlers(platform), checkAnswers),
  ...bindCalls(coinCalls, coinHandlers(platform), checkAnswers),
  ...bindCalls(gameCalls, gameHandlers(platform), checkAnswers),
  ...bindCalls(searchCalls, searchHandlers(platform), checkAnswers),
  ...bindCalls(inboxCalls, inboxHandlers(platform), checkAnswers),
  ...bindCalls(feedbackCalls, feedbackHandlers(platform), checkAnswers),
  ...bindCalls(parcelCalls, parcelHandlers(platform), checkAnswers),
  ...bindCalls(supportCalls, supportHandlers(platform), checkAnswers),
  ...bindCalls(newsCalls, newsHandlers(platform), checkAnswers),
  ...bindCalls(expertCalls, expertHandlers(platform), checkAnswers),
  ...bindCalls(helpCalls, helpHandlers(platform), checkAnswers),
  ...bindCalls(announcementCalls, announcementHandlers(platform), checkAnswers),
  ...bindCalls(sponsorCalls, sponsorHandlers, checkAnswers),
  ...bindCalls(venueCalls, venueHandlers(platform), checkAnswers),
  ...bindCalls(selfBlockCalls, selfBlockHandlers(platform), checkAnswers),
  ...bindCalls(identityCalls, identityHandlers(platform), checkAnswers),
  ...bindCalls(restrictionCalls, restrictionHandlers(platform), checkAnswers),
  ...bindCalls(betCalls, betHandlers(platform), checkAnswers),
  ...moneyCalls(platform, checkAnswers),
  ...bindCalls(activityCalls, activityHandlers(platform), checkAnswers),
  ...bindCalls(timeCalls, timeHandlers, checkAnswers),
];

/** Every call of the table with its handler, behind what members decided for themselves. */
export const allCalls = (platform: Platform, checkAnswers: boolean): readonly BoundCall[] =>
  boundCalls(platform, checkAnswers).map(admitting(platform)).map(notingHarm(platform));
