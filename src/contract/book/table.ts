import { activityCalls } from '../activity/calls.ts';
import type { CallBook, CallInput, CallOutput, CallPath } from '../calls/define-call.ts';
import { feedbackCalls } from '../care/feedback/calls.ts';
import { inboxCalls } from '../care/inbox/calls.ts';
import { supportCalls } from '../care/support/calls.ts';
import { chatCalls } from '../community/chat/calls.ts';
import { chatMessageCalls } from '../community/chat-message/calls.ts';
import { followCalls } from '../community/follow/calls.ts';
import { giftCalls } from '../community/gift/calls.ts';
import { liveCalls } from '../community/live/calls.ts';
import { searchCalls } from '../community/search/calls.ts';
import { coinCalls } from '../money/coin/calls.ts';
import { commandCalls } from '../money/command/calls.ts';
import { depositCalls } from '../money/deposit/calls.ts';
import { exchangeCalls } from '../money/exchange/calls.ts';
import { orderCalls } from '../money/order/calls.ts';
import { payeeCalls } from '../money/payee/calls.ts';
import { statementCalls } from '../money/statement/calls.ts';
import { transferCalls } from '../money/transfer/calls.ts';
import { treasuryCalls } from '../money/treasury/calls.ts';
import { walletCalls } from '../money/wallet/calls.ts';
import { withdrawCalls } from '../money/withdraw/calls.ts';
import { accountCalls } from '../people/account/calls.ts';
import { captchaCalls } from '../people/captcha/calls.ts';
import { codeCalls } from '../people/code/calls.ts';
import { dormancyCalls } from '../people/dormancy/calls.ts';
import { identityCalls } from '../people/identity/calls.ts';
import { memberCalls } from '../people/member/calls.ts';
import { passwordRecoveryCalls } from '../people/password-recovery/calls.ts';
import { profileCalls } from '../people/profile/calls.ts';
import { registerCalls } from '../people/register/calls.ts';
import { securityCalls } from '../people/security/calls.ts';
import { betCalls } from '../play/bet/calls.ts';
import { boardCalls } from '../play/board/calls.ts';
import { gameCalls } from '../play/game/calls.ts';
import { playReportCalls } from '../play/play-report/calls.ts';
import { priceCalls } from '../play/price/calls.ts';
import { venueCalls } from '../play/venue/calls.ts';
import { depositLimitCalls } from '../protection/deposit-limit/calls.ts';
import { ownLimitCalls } from '../protection/own-limit/calls.ts';
import { realityCheckCalls } from '../protection/reality-check/calls.ts';
import { restrictionCalls } from '../protection/restriction/calls.ts';
import { selfBlockCalls } from '../protection/self-block/calls.ts';
import { agentCalls } from '../rewards/agent/calls.ts';
import { couponCalls } from '../rewards/coupon/calls.ts';
import { inviteCalls } from '../rewards/invite/calls.ts';
import { parcelCalls } from '../rewards/parcel/calls.ts';
import { promotionCalls } from '../rewards/promotion/calls.ts';
import { rebateCalls } from '../rewards/rebate/calls.ts';
import { vipCalls } from '../rewards/vip/calls.ts';
import { welfareCalls } from '../rewards/welfare/calls.ts';
import { announcementCalls } from '../site/announcement/calls.ts';
import { bannerCalls } from '../site/banner/calls.ts';
import { expertCalls } from '../site/expert/calls.ts';
import { helpCalls } from '../site/help/calls.ts';
import { newsCalls } from '../site/news/calls.ts';
import { siteCalls } from '../site/site/calls.ts';
import { sponsorCalls } from '../site/sponsor/calls.ts';
import { timeCalls } from '../site/time/calls.ts';

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
  typeof priceCalls &
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

/** All calls of the platform, by name. This is the only list. */
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
  ...priceCalls,
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

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/** The whole table of calls. */
export const fullCallBook: CallBook = (name) => (isCallName(name) ? calls[name] : undefined);

/** Calls that a page may make itself; every other one is made by a service of the core. */
export type PageCallName = {
  [Name in CallName]: CallTable[Name] extends { readonly owner?: 'page' } ? Name : never;
}[CallName];

const pathsOf = (path: CallPath): readonly string[] =>
  typeof path === 'string' ? [path] : [path.member, path.guest];

/** The first two parts of an address, or all of one that has fewer: `/cw/v1`, `/timeServer`. */
const familyOf = (path: string): string => path.split('/').slice(0, 3).join('/');

/** Returns the distinct path prefixes of all calls. The proxy rules for the platform use them. */
export const pathFamilies = (): readonly string[] => [
  ...new Set(
    Object.values(calls)
      .flatMap(({ path }) => pathsOf(path))
      .map(familyOf),
  ),
];
